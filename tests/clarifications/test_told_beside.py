"""Values told before anything asked for them: each goes to its own matter, and none is lost and called safe."""

import pytest

from askfirst.clarifications.shapes import ClarificationView
from askfirst.model import Instruction
from tests.clarifications.stories import Story


def told(language: str, department: str, text: str, *replies: str) -> ClarificationView:
    story = Story(Instruction(text=text, department=department, language=language))
    for reply in replies:
        story.reply(reply)
    return story.seen


PLACED = [
    (
        "Pay the supplier",
        ("Hansen Logistics", "DKK 4,200"),
        "Pay the supplier\namount: DKK 4,200\nthe supplier: Hansen Logistics",
    ),
    ("Pay the landlord", ("Mr Kern", "EUR 900"), "Pay the landlord\namount: EUR 900\nthe landlord: Mr Kern"),
    (
        "Refund the customer",
        ("Elif Aydin", "EUR 35"),
        "Refund the customer\namount: EUR 35\nthe customer: Elif Aydin",
    ),
    (
        "Refund the customer",
        ("Elif Aydin, order 7715", "EUR 35"),
        "Refund the customer\namount: EUR 35\nthe customer: Elif Aydin, order 7715",
    ),
    (
        "Refund the customer",
        ("EUR 35 for Elif Aydin",),
        "Refund the customer\namount: EUR 35 (EUR 35 for Elif Aydin)\nthe customer: Elif Aydin",
    ),
    (
        "Order 30 mortar for the Hull site",
        ("tomorrow", "bags"),
        "Order 30 mortar for the Hull site\nunit: bags\ntime: tomorrow",
    ),
    (
        "Book a meeting with him",
        ("Friday 10:00 CET", "Paul Ferris"),
        "Book a meeting with him\ntime: Friday 10:00 CET\nhim: Paul Ferris",
    ),
]


@pytest.mark.parametrize(("text", "replies", "settled"), PLACED)
def test_what_was_told_first_goes_to_its_own_matter(text: str, replies: tuple[str, ...], settled: str) -> None:
    seen = told("en", "operations", text, *replies)
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text == settled


@pytest.mark.parametrize(
    ("language", "text", "said", "who"),
    [
        ("fr", "Fais-leur une remise", "8 % pour Garage Morel", "Fais-leur: Garage Morel"),
        ("de", "Gib ihnen einen Rabatt", "8 % für Autohaus Morel", "ihnen: Autohaus Morel"),
    ],
)
def test_a_name_beside_a_share_says_who(language: str, text: str, said: str, who: str) -> None:
    seen = told(language, "sales", text, said)
    assert seen.updated_instruction is not None
    assert who in seen.updated_instruction.text


@pytest.mark.parametrize(
    ("language", "text", "replies", "kept"),
    [
        ("en", "Order some hinges from Boltmann", ("EUR 300", "40"), "also said: EUR 300"),
        ("de", "Überweise das Geld an den Vermieter", ("Herr Kern", "900 Euro"), "außerdem gesagt: Herr Kern"),
    ],
)
def test_what_finds_no_place_is_kept_and_not_safe(
    language: str, text: str, replies: tuple[str, ...], kept: str
) -> None:
    story = Story(Instruction(text=text, department="operations", language=language))
    for reply in replies:
        story.reply(reply)
    seen = story.seen
    assert (seen.status, seen.decision, seen.risk.safe_to_proceed) == ("resolved", "clarify", False)
    assert kept in seen.risk.reasons
    assert seen.updated_instruction is not None
    assert kept in seen.updated_instruction.text


@pytest.mark.parametrize("said", ["stopp, 350", "nein, 350", "350", "nein, 350 Euro", "Moment, 350 Euro"])
def test_another_sum_is_no_account_and_it_is_asked_which_holds(said: str) -> None:
    story = Story(Instruction(text="Überweise 300 Euro an Jana Wolf", department="operations", language="de"))
    story.reply(said)
    assert not story.c.answers[0].resolved
    story.reply("DE89 3704 0044 0532 0130 00")
    assert (story.c.status, story.asked.options) == ("pending", ("350", "300"))
    story.reply("350")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)


@pytest.mark.parametrize("said", ["DE89 3704 0044 0532 0130 00", "4711 0815", "ihr Geschäftskonto"])
def test_an_account_is_taken(said: str) -> None:
    seen = told("de", "operations", "Überweise 300 Euro an Jana Wolf", said)
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)


@pytest.mark.parametrize("said", ["Hansen Logistics, order 88", "Elif Aydin", "tomorrow", "next week"])
def test_no_amount(said: str) -> None:
    assert not told("en", "operations", "Refund the customer", said).answers[0].resolved


@pytest.mark.parametrize("said", ["EUR 20", "20", "the full amount of order 88"])
def test_an_amount(said: str) -> None:
    assert told("en", "operations", "Refund the customer", said).answers[0].resolved


def test_a_sum_beside_who_is_meant_is_asked_for_its_currency() -> None:
    story = Story(Instruction(text="Refund him", department="operations", language="en"))
    story.reply("54 to Goran")
    assert story.asked.text == "In which currency?"
    story.reply("EUR")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.fields == {"amount": "54; EUR"}


def test_a_record_told_for_a_person_is_kept_and_not_safe() -> None:
    seen = told("en", "sales", "Send him the contract", "contract C-9", "Paul Ferris")
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", False)
    assert seen.updated_instruction is not None
    assert "also said: contract C-9" in seen.updated_instruction.text


@pytest.mark.parametrize(
    ("text", "order", "answer"),
    [
        ("Delete the old exports", "Pay invoice 4410 to Nordlys AS, NOK 12,300, today", "older than 90 days"),
        ("Call Ms Idowu back some time", "Refund order 7715, EUR 24.50", "Friday 7 May 2027"),
    ],
)
def test_an_order_of_its_own_is_kept_and_makes_nothing_safe(text: str, order: str, answer: str) -> None:
    seen = told("en", "operations", text, order)
    assert seen.status == "pending"
    seen = told("en", "operations", text, order, answer)
    assert seen.risk.safe_to_proceed is False
    assert seen.updated_instruction is not None
    assert f"also said: {order}" in seen.updated_instruction.text
