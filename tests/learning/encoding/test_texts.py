"""Cases are read as requests are."""

from askfirst.evaluation.dataset import Case
from askfirst.gate import load_gate
from askfirst.learning.encoding.texts import spoken, texts_of
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
