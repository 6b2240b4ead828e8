"""Cases are read as requests are."""

from collections import Counter

from askfirst.evaluation.dataset import Case
from askfirst.gate import load_gate
from askfirst.learning.encoding.marks import Mark
from askfirst.learning.encoding.texts import again, read_by, some, spoken, texts_of, twins_of
from askfirst.model import Message
from askfirst.scoring.classifier.encoder.encoder import Encoder
from tests.scoring.classifier.encoder.small import stored

CASE = Case(
    id="1",
    text="Pay it",
    label="clarify",
    department="sales",
    issues=("ambiguous_reference", "unclear_scope"),
    history=(Message(role="user", content="invoice 7, report 7"),),
    candidates=("none",),
    fields={"to": "ana"},
    meta={"group": "g"},
)


def test_a_case_is_read_with_all_that_its_request_has() -> None:
    encoder = Encoder(stored())
    (found,) = texts_of(encoder, [CASE])
    assert (found.pieces, found.halves) == encoder.numbers(CASE.instruction())
    assert len(found.pieces) > len(encoder.numbers(Case(id="2", text="Pay it", label=0).instruction())[0])
    assert (found.unclear, found.kind, found.pair) == (True, "ambiguous_reference", "g")


def test_a_clear_text_has_no_kind_and_a_text_alone_is_its_own_pair() -> None:
    (found,) = texts_of(Encoder(stored()), [Case(id="3", text="Pay 7", label=0, issues=("unclear_scope",))])
    assert (found.unclear, found.kind, found.pair) == (False, None, "3")


def test_texts_of_other_languages_are_left_out() -> None:
    texts = {"en": "Send the report to the customer", "de": "Schick den Bericht an den Kunden und an die Buchhaltung"}
    told = [Case(id=language, text=text, label=0, language=language) for language, text in texts.items()]
    untold = [Case(id=language, text=text, label=0) for language, text in texts.items()]
    gate = load_gate()
    assert [case.id for case in spoken(gate, [*told, *untold], "en")] == ["en", "en"]


def test_twins_tell_where_it_is_decided() -> None:
    encoder = Encoder(stored())
    texts = {"clear": "Pay invoice 7 today", "clarify": "Pay it today"}
    cases = [Case(id="1", text=text, label=label, pair="p", span="it") for label, text in texts.items()]
    clear, unclear = texts_of(encoder, cases)
    for found, mark, words in ((clear, Mark.SETTLES, "invoice 7"), (unclear, Mark.OPEN, "it")):
        assert found.marks is not None
        assert len(found.marks) == len(found.pieces)
        assert [piece for piece, one in zip(found.pieces, found.marks, strict=True) if one] == encoder.pieces.of(words)
        assert set(found.marks) == {Mark.NONE, mark}


def test_more_than_two_of_a_template_are_no_twins() -> None:
    cases = [Case(id=str(at), text=f"Pay {at}", label=at % 2, pair="p") for at in range(3)]
    assert twins_of(cases) == [None] * 3
    assert twins_of(cases[:2]) == [cases[1], cases[0]]
    assert twins_of([cases[0], cases[2]]) == [None, None]


def test_texts_in_signs_that_the_encoder_does_not_know_are_left_out() -> None:
    texts = ("Pay the invoice today", "Pay invoice 七 八 九 十", "Pay")
    cases = [Case(id=text, text=text, label=0) for text in texts]
    assert [case.id for case in read_by(Encoder(stored()), cases)] == ["Pay the invoice today"]


def test_texts_that_are_gone_through_again_are_pairs_of_their_own() -> None:
    cases = [Case(id=label, text="Pay it", label=label, pair="p") for label in ("clear", "clarify")]
    pairs = Counter(one.pair for one in again(texts_of(Encoder(stored()), cases), 3))
    assert list(pairs.values()) == [2, 2, 2]


def test_a_share_of_the_texts_keeps_pairs_together() -> None:
    cases = [
        Case(id=f"{at}{label}", text=f"Pay {at}", label=label, pair=str(at)) for at in range(40) for label in (0, 1)
    ]
    found = some(texts_of(Encoder(stored()), cases), 0.25, seed=1)
    assert set(Counter(one.pair for one in found).values()) == {2}
    assert len(found) == 20
