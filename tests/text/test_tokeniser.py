"""Tokens: marks by themselves, abbreviations, ids and times whole; no character is lost in any language."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from askfirst.text.tokeniser import PATTERNS, can_be_cut, tokeniser_of


def tokens(language: str, text: str) -> list[str]:
    return [text[start:end] for start, end in tokeniser_of(language)(text)]


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "Don't pay Anna's, it isn't due.", "Do n't pay Anna 's , it is n't due ."),
        ("en", "by 5pm or 10 p.m., e.g. 10am.", "by 5 pm or 10 p.m. , e.g. 10 am ."),
        ("en", "SO-42 (a well-known 45-minute call)", "SO-42 ( a well - known 45 - minute call )"),
        ("en", "$1,250.50 for 10km, 5%-8%", "$ 1,250.50 for 10 km , 5 % - 8 %"),
        ("en", "key=A1, and/or 3/4 at 15:00", "key = A1 , and / or 3/4 at 15:00"),
        (
            "en",
            "mail a.b@c.example, see https://x.example/a?b=1.",
            "mail a.b@c.example , see https://x.example/a?b=1 .",
        ),
        ("en", "wait... from Dr. Roux at -18 on @ops #4", "wait ... from Dr. Roux at -18 on @ops # 4"),
        ("en", "done.Then v2.0 --- 30\u201345", "done . Then v2.0 --- 30\u201345"),
        ("de", "E-Mail am 3. Mai, z.B. um 8:00.", "E-Mail am 3. Mai , z.B. um 8:00 ."),
        ("es", "\u00bfEl Sr. Paz, a 1.250\u20ac?", "\u00bf El Sr. Paz , a 1.250 \u20ac ?"),
        ("pt", "a Dra. Ana pagou R$ 350 on-line", "a Dra. Ana pagou R$ 350 on-line"),
        ("fr", "Envoie-le-lui aujourd'hui", "Envoie -le -lui aujourd'hui"),
        ("fr", "Occupe-t'en", "Occupe -t' en"),
        ("fr", "l'offre d'Anne", "l' offre d' Anne"),
        ("fr", "Peux-tu m'en dire plus ?", "Peux -tu m' en dire plus ?"),
        ("fr", "rendez-vous à Aix-en-Provence", "rendez-vous à Aix-en-Provence"),
        ("fr", "M. Roux, 1er avril à 17h30", "M. Roux , 1er avril à 17h30"),
        ("fr", "rapport_v2.pdf demain.Merci", "rapport_v2.pdf demain . Merci"),
        ("fr", "ticket n°12, 3,5 kg", "ticket n° 12 , 3,5 kg"),
        ("zh-Hant", "把它關掉。", "把 它 關 掉 。"),
        ("zh-Hant", "FB 預算 50 萬", "FB 預 算 50 萬"),
        ("zh-Hant", "寄到 a.b@c.example", "寄 到 a.b @ c.example"),
    ],
)
def test_tokens(language: str, text: str, found: str) -> None:
    assert tokens(language, text) == found.split(" ")


@given(st.sampled_from(sorted(PATTERNS)), st.text(max_size=80))
@example("fr", "l'«offre»\n\n-le …'s-t' a-t-il\t?")
@example("en", "'tis ''  n't 5'10\" __a-@b @@ ..,")
def test_no_character_is_lost(language: str, text: str) -> None:
    assert "".join(tokens(language, text)) == "".join(text.split())


def test_a_run_without_spaces_is_cut_in_pieces() -> None:
    assert len(tokens("en", "x" * 5_000)) == 10


def test_other_languages_are_left_to_spacy() -> None:
    assert can_be_cut("it") and not can_be_cut("klingon")
    assert tokens("it", "L'offerta,  oggi.") == ["L'", "offerta", ",", "oggi", "."]
