"""What a pronoun can mean, by rules alone: nothing, one thing, one of several."""

from typing import Any

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction, Issue, Message

RULES = load_gate()
REFERENCES = {"undefined_reference", "ambiguous_reference"}


def references_in(text: str, **request: Any) -> list[Issue]:
    return [issue for issue in RULES.assess(Instruction(text=text, **request)).issues if issue.rule in REFERENCES]


@pytest.mark.parametrize(
    "text",
    [
        "Send it to Jan Kade.",
        "please forward them to all 14 cooks",
        "Cancel it by 6 pm",
        "Stop them at 7:30 CET",
        "Tell her the visit on 4 June is off.",
        "How does that work?",
        "Envoie-le à Jeanne",
        "Schick es bitte an Jana",
        "Envíalo hoy",
    ],
)
def test_a_pronoun_that_opens_a_request_is_asked_about(text: str) -> None:
    assert [issue.rule for issue in references_in(text)] == ["undefined_reference"]


@pytest.mark.parametrize(
    "text",
    [
        "The glazier asks 140 euros. Pay it from account 4400.",
        "Block ad 31 now, the singer withdrew her consent.",
        "Is it possible to order from Japan?",
        "Send it to Jan: the letter of 4 May.",
        "Lamp 7 and lamp 9 are mended. Send each back to its owner in hall 2.",
        "Cut questions 3 and 7 from the film F-5 and upload it.",
        "If an applicant withdraws, mail him template T-4.",
        "me again, sorry! Send Ida invoice 12",
        "La factura 301 está mal. Anúlala.",
    ],
)
def test_what_the_text_names_first_can_be_meant(text: str) -> None:
    assert references_in(text) == []


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Ben Cole and Leo Marsh applied. Invite him for Friday, 10:00.", ("Ben Cole", "Leo Marsh")),
        ("T-12, T-13 and T-14 came in. Close it today.", ("T-12", "T-13", "T-14")),
        ("Luis y Marcos llamaron. Llámalo antes de las 12:00.", ("Luis", "Marcos")),
        ("Ben Cole and Leo Marsh applied. Jan Kade knows both, so invite him.", ()),
        ("Ben Cole and Eva Marsh applied. Invite her for Friday, 10:00.", ()),
        ("T-12 and T-13 came in. Close them today.", ()),
    ],
)
def test_of_several_named_side_by_side_each_is_offered(text: str, options: tuple[str, ...]) -> None:
    assert [issue.options for issue in references_in(text)] == ([options] if options else [])


@pytest.mark.parametrize(("text", "asked"), [("Close it.", True), ("Close it, I mean T-88.", False)])
def test_so_are_those_of_the_newest_message(text: str, asked: bool) -> None:
    history = (Message("user", "Open tickets?"), Message("assistant", "T-88 and T-91 are open."))
    assert bool(references_in(text, history=history)) == asked


@pytest.mark.parametrize(
    ("text", "fields", "asked"),
    [
        ("Delete it", {"customer": "Orlo GmbH"}, True),
        ("Delete it", {"zap_id": 9, "created_at_time": "2026-03-01T10:00:00Z"}, True),
        ("Delete it", {"order": "TBD"}, True),
        ("Schick es Anna", {"kunde": "Orlo"}, True),
        ("Cancel it", {"order_id": "A-771"}, False),
        ("Send them the invoice INV-771", {"customer": "Orlo GmbH"}, False),
        ("Call him today", {"contactName": "Ana Ruiz"}, False),
        ("Schick es Anna", {"rechnung": "R-881"}, False),
    ],
)
def test_a_field_can_be_meant_by_its_sort(text: str, fields: dict[str, Any], asked: bool) -> None:
    assert bool(references_in(text, fields=fields)) == asked


def test_who_has_declared_all_that_it_needs_and_gives_it_is_not_asked() -> None:
    assert references_in("Delete it", fields={"customer": "Orlo GmbH"}, required_fields=("customer",)) == []
