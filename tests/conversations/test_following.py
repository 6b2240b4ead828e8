"""Messages after a request that was handed on: they complete it, change it, stop it, or only thank for it."""

from typing import Any

import pytest

from askfirst.conversations.state import Becomes, Earlier
from askfirst.model import MAX_TEXT, Thresholds
from tests.conversations.test_turns import Chat

SHIFT = "Move the fire drill in building 4 to Tuesday"


def after(*messages: str, department: str | None = None) -> Chat:
    """A chat in which these messages were all carried out."""
    chat = Chat()
    for message in messages:
        assert chat.says(message, department=department).decision == "proceed"
    return chat


FOLLOWING: list[tuple[str, str, Becomes]] = [
    (SHIFT, "it starts at 8:15 CET by the way", "completed"),
    (SHIFT, "sorry, make it Wednesday", "changed"),
    (SHIFT, "no, building 5, not 4", "changed"),
    (SHIFT, "actually Wednesday not Tuesday", "changed"),
    (SHIFT, "cancel that, the drill is off", "stopped"),
    (SHIFT, "no, leave it", "stopped"),
    (SHIFT, "stop, don't move it", "stopped"),
    (SHIFT, "call it off", "stopped"),
    (SHIFT, "no", "stopped"),
    (SHIFT, "push it to Friday", "changed"),
    (SHIFT, "can you make that Friday?", "changed"),
    ("Lade Ida Kern am Dienstag um 12 Uhr zum Audit in Raum 3 ein", "brich das ab", "stopped"),
    ("Imprime el folleto para Ida Kern", "el de verano", "completed"),
    ("Stell die Tische TI-4 bis Freitag in Saal 2 auf", "nein, doch erst Samstag", "changed"),
    ("Stell vier Tische in Saal 2 auf", "hat sich erledigt", "stopped"),
    ("Stell vier Tische in Saal 2 auf", "doch nicht", "stopped"),
    ("Reserva la pista 3 para el domingo", "no, mejor el lunes", "changed"),
    ("Reserva la pista 3 para el domingo", "cancela esa reserva", "stopped"),
    ("Déplace la visite du site de Lyon à mardi", "non, plutôt mercredi", "changed"),
    ("Déplace la visite du site de Lyon à mardi", "laisse tomber", "stopped"),
    ("Déplace la visite du site de Lyon à mardi", "annule ça", "stopped"),
    ("Reserva a quadra 3 para domingo", "não, melhor segunda-feira", "changed"),
    ("Reserva a quadra 3 para domingo", "cancela essa reserva", "stopped"),
]


def test_a_word_on_the_request_before_belongs_to_it() -> None:
    otherwise = []
    for request, message, becomes in FOLLOWING:
        reply = after(request).says(message)
        if reply.earlier != Earlier(text=request, becomes=becomes):
            otherwise.append((message, reply.earlier))
            continue
        assert not reply.risk.safe_to_proceed, message  # carried out as it stands, it would be done twice
        assert reply.decision == ("nothing" if becomes == "stopped" else "proceed")
        if becomes != "stopped":
            assert reply.updated_instruction is not None
            assert reply.updated_instruction.text.startswith(f"{request}\n")
            assert message in reply.updated_instruction.text
    assert len(otherwise) <= len(FOLLOWING) / 10, otherwise


@pytest.mark.parametrize(
    "message",
    [
        "Order 12 chairs from Kern",
        "Tell Nora about it",
        "invoice 88 to Nora Feld please",
        "what about building 5?",
        "Discount for Kern please",
        "the alarm in building 4 is broken",
    ],
)
def test_a_request_of_its_own_does_not(message: str) -> None:
    assert after(SHIFT).says(message).earlier is None


@pytest.mark.parametrize(
    "message",
    [
        "thanks!",
        "ok",
        "\U0001f44d",
        "good morning",
        "danke",
        "merci",
        "gracias",
        "謝謝",
    ],
)
def test_thanks_order_nothing_and_end_nothing(message: str) -> None:
    chat = after(SHIFT)
    reply = chat.says(message)
    assert (reply.decision, reply.updated_instruction, reply.earlier) == ("nothing", None, None)
    assert not reply.risk.safe_to_proceed and reply.risk.reasons
    assert chat.says("8:15 CET").earlier == Earlier(text=SHIFT, becomes="completed")


def test_what_a_part_leaves_unclear_is_asked_and_the_request_stays() -> None:
    chat = after("Send Kern the updated offer Q-7", department="sales")
    asked = chat.says("5% off", department="sales")
    assert asked.question is not None and asked.question.field == "discount_conditions"
    assert asked.earlier is not None and asked.earlier.becomes in {"completed", "changed"}
    done = chat.says("until 31 March", department="sales")
    assert done.updated_instruction is not None
    assert done.updated_instruction.text.startswith("Send Kern the updated offer Q-7\n")
    assert "5% off" in done.updated_instruction.text
    assert (done.earlier, done.risk.safe_to_proceed) == (asked.earlier, False)


def test_an_order_that_leans_on_another_says_on_which() -> None:
    reply = after("Book a demo with Priya Nair for Friday 10:00 CET").says("and send her the deck D-4")
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == (
        "and send her the deck D-4\nsaid before: Book a demo with Priya Nair for Friday 10:00 CET"
    )
    assert reply.risk.safe_to_proceed


@pytest.mark.parametrize(
    ("before", "order"),
    [
        ("Pay Ida Kern EUR 50 for the flyers", "Refund the customer"),
        ("Call Okafor back about INV-2041", "Send the parcel to the depot"),
    ],
)
def test_an_order_about_something_else_says_nothing_of_the_next(before: str, order: str) -> None:
    reply = after(before).says(order)
    assert (reply.decision, reply.earlier) == ("ask", None)


def test_an_order_that_leans_on_nothing_stands_alone() -> None:
    reply = after("Book a demo with Priya Nair for Friday 10:00 CET").says("Close ticket T-7")
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == "Close ticket T-7"


@pytest.mark.parametrize(
    "message", ["hold on a moment please", "wait, let me check something first", "warte kurz, ich muss noch was prüfen"]
)
def test_who_asks_to_wait_holds_the_order_and_a_correction_still_finds_it(message: str) -> None:
    chat = after(SHIFT)
    reply = chat.says(message)
    assert (reply.decision, reply.earlier) == ("nothing", Earlier(text=SHIFT, becomes="stopped"))
    assert not reply.risk.safe_to_proceed
    assert chat.says("no, make it Wednesday instead").earlier == Earlier(text=SHIFT, becomes="changed")


@pytest.mark.parametrize(
    "more",
    [
        {"is_ambiguous": True},
        {"candidates": ("Ida Feld", "Ida Moor")},
        {"thresholds": Thresholds(proceed=0.99, log=0.98)},
        {"rules_off": ("undefined_reference",)},
    ],
)
def test_what_comes_with_a_message_is_not_thrown_away(more: dict[str, Any]) -> None:
    assert after(SHIFT).says("for Ida too", **more).earlier is None


def test_what_every_message_comes_with_brings_nothing_new() -> None:
    chat = after()
    strict = Thresholds(proceed=0.8, log=0.6)
    chat.says(SHIFT, thresholds=strict)
    earlier = chat.says("sorry, make it Wednesday", thresholds=strict).earlier
    assert earlier is not None and earlier.becomes == "changed"


def test_the_correction_of_a_long_order_is_not_cut() -> None:
    long = SHIFT + "\n" + "The agenda lists every stand by its number. " * 460
    chat = after(long[: MAX_TEXT - 10].rpartition(" ")[0])
    reply = chat.says("sorry, make it Friday")
    assert reply.earlier is None
    assert reply.updated_instruction is None or "Friday" in reply.updated_instruction.text


@pytest.mark.parametrize("message", ["\U0001f6d1", "\u274c", "\U0001f44e", "\u26d4"])
def test_a_stop_sign_is_no_thanks(message: str) -> None:
    assert after(SHIFT).says(message).decision != "nothing"
