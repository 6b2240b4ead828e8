"""Texts are cut as WordPiece of BERT's uncased models cuts them."""

import pytest

from askfirst.scoring.classifier.encoder.pieces import Pieces, words

KNOWN = "[UNK] [CLS] [SEP] in ##vo ##ice ##s ##v invoice send cafe - 7 r $ € 寄 給 ' don t".split()
PIECES = Pieces(KNOWN)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Send invoices", ["send", "invoice", "##s"]),
        ("INVO", ["in", "##vo"]),
        ("R-7", ["r", "-", "7"]),
        ("Café", ["cafe"]),
        ("Cafe\u0301", ["cafe"]),
        ("don't", ["don", "'", "t"]),
        ("send zebra invoice", ["send", "[UNK]", "invoice"]),
        ("invoicex", ["[UNK]"]),
        ("寄給", ["寄", "給"]),
        ("$7", ["$", "7"]),
        ("€7", ["[UNK]"]),  # a currency sign is punctuation only on the keyboard
        ("€ 7", ["€", "7"]),
        ("se\u200bnd\x00", ["send"]),
        ("send\u00a0\n\tr", ["send", "r"]),
        ("", []),
        ("in" * 51, ["[UNK]"]),
        ("in" + "vo" * 49, ["in"] + ["##vo"] * 49),
    ],
)
def test_a_text_becomes_the_longest_pieces_that_are_known(text: str, expected: list[str]) -> None:
    assert [KNOWN[number] for number in PIECES.of(text)] == expected


def test_words_are_lower_case_and_signs_stand_alone() -> None:
    assert list(words("Pay ACME (today)… ¿Sí?")) == ["pay", "acme", "(", "today", ")", "…", "¿", "si", "?"]
