"""Messages after a request that was handed on: they complete it, change it, stop it, or only thank for it."""

import pytest

from askfirst.conversations.state import Becomes, Earlier
from tests.conversations.test_turns import Chat

SHIFT = "Move the fire drill in building 4 to Tuesday"


def after(*messages: str, department: str | None = None) -> Chat:
    """A chat in which these messages were all carried out."""
    chat = Chat()
    for message in messages:
        assert chat.says(message, department=department).decision == "proceed"
    return chat


@pytest.mark.parametrize(
    ("request_", "message", "becomes"),
    [
        (SHIFT, "8:15 CET", "completed"),
        (SHIFT, "with the night crew", "completed"),
        (SHIFT, "and two stretchers", "completed"),
        (SHIFT, "no stop, not Tuesday, Wednesday", "changed"),
        (SHIFT, "hmm make it Wednesday", "changed"),
        (SHIFT, "sorry, I meant building 5", "changed"),
        (SHIFT, "never mind, the drill is off", "stopped"),
        ("Stell vier Tische in Saal 2 auf", "bis 17 Uhr", "completed"),
        ("Stell die Tische TI-4 bis Freitag in Saal 2 auf", "nein, doch erst Samstag", "changed"),
        ("Stell vier Tische in Saal 2 auf", "hat sich erledigt", "stopped"),
        ("Reserva la pista 3 para el domingo", "a las 9:15", "completed"),
        ("Reserva la pista 3 para el domingo", "no, mejor el lunes", "changed"),
        ("Déplace la visite du site de Lyon à mardi", "à 9h15", "completed"),
        ("Déplace la visite du site de Lyon à mardi", "non, plutôt mercredi", "changed"),
        ("Reserva a quadra 3 para domingo", "às 9:15", "completed"),
        ("Reserva a quadra 3 para domingo", "não, melhor segunda-feira", "changed"),
        ("訂十二月六日的三號球場", "上午九點", "completed"),
        ("訂十二月六日的三號球場", "不對，改成十二月七日", "changed"),
    ],
)
def test_a_word_on_the_request_before_belongs_to_it(request_: str, message: str, becomes: Becomes) -> None:
    reply = after(request_).says(message)
    assert reply.earlier == Earlier(text=request_, becomes=becomes)
    assert reply.decision == ("nothing" if becomes == "stopped" else "proceed")
    assert not reply.risk.safe_to_proceed  # carried out as it stands, it would be done twice
    if becomes != "stopped":
        assert reply.updated_instruction is not None
        assert reply.updated_instruction.text.startswith(f"{request_}\n")
        assert message in reply.updated_instruction.text


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
    "message", ["thanks!", "ok", "\U0001f44d", "good morning", "danke", "merci", "gracias", "謝謝"]
)
def test_thanks_order_nothing_and_end_nothing(message: str) -> None:
    chat = after(SHIFT)
    reply = chat.says(message)
    assert (reply.decision, reply.updated_instruction, reply.earlier) == ("nothing", None, None)
    assert not reply.risk.safe_to_proceed and reply.risk.reasons
    assert chat.says("8:15 CET").earlier == Earlier(text=SHIFT, becomes="completed")


def test_several_parts_come_together_and_what_is_stopped_is_gone() -> None:
    chat = after("Ship 40 lamps to Porto")
    chat.says("LM-88")
    reply = chat.says("from Braga")
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == "Ship 40 lamps to Porto\nadded: LM-88, from Braga"
    assert chat.says("stop").earlier is not None
    assert chat.says("8:15 CET").decision == "ask"


def test_what_a_part_leaves_unclear_is_asked_and_the_request_stays() -> None:
    chat = after("Send Kern the updated offer Q-7", department="sales")
    asked = chat.says("5% off", department="sales")
    assert asked.question is not None and asked.question.field == "discount_conditions"
    assert asked.earlier is not None and asked.earlier.becomes == "completed"
    done = chat.says("until 31 March", department="sales")
    assert done.updated_instruction is not None
    assert done.updated_instruction.text.startswith("Send Kern the updated offer Q-7\nadded: 5% off\n")
    assert (done.earlier, done.risk.safe_to_proceed) == (asked.earlier, False)


def test_an_order_that_leans_on_another_says_on_which() -> None:
    reply = after("Book a demo with Priya Nair for Friday 10:00 CET").says("and send her the deck D-4")
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == (
        "and send her the deck D-4\nsaid before: Book a demo with Priya Nair for Friday 10:00 CET"
    )
    assert reply.risk.safe_to_proceed


def test_an_order_that_leans_on_nothing_stands_alone() -> None:
    reply = after("Book a demo with Priya Nair for Friday 10:00 CET").says("Close ticket T-7")
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == "Close ticket T-7"
