"""Messages that name the order before again: they stop it, change it, or praise it, and order nothing new."""

import pytest

from askfirst.conversations.state import Becomes
from tests.conversations.test_following import after
from tests.conversations.test_turns import Chat

LAMPS = "Order 40 desk lamps from Kern for the Porto office"
ROWS = "Delete rows 12 to 40 in table T-9"


@pytest.mark.parametrize(
    ("request_", "message", "becomes"),
    [
        (ROWS, "wait, don't delete them", "stopped"),
        (ROWS, "stop, do not delete any rows", "stopped"),
        (ROWS, "please don't delete them, archive them instead", "changed"),
        (LAMPS, "cancel the order please", "stopped"),
        (LAMPS, "actually just 25", "changed"),
        (LAMPS, "hm, 30 lamps are enough", "changed"),
        ("Bestelle 40 Lampen bei Kern", "storniere die Bestellung bitte", "stopped"),
        ("Bestelle 40 Lampen bei Kern", "sorry, nur 25", "changed"),
        ("Commande 40 lampes chez Kern", "annule cette commande", "stopped"),
        ("Reserva la pista 3 para el domingo", "cancela esa reserva", "stopped"),
        ("Reserva a quadra 3 para domingo", "cancela essa reserva", "stopped"),
    ],
)
def test_what_forbids_or_lowers_an_order_is_no_new_one(request_: str, message: str, becomes: Becomes) -> None:
    reply = after(request_).says(message)
    assert reply.earlier is not None and (reply.earlier.text, reply.earlier.becomes) == (request_, becomes)
    assert not reply.risk.safe_to_proceed


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ("Move the fire drill in building 4 to Tuesday", "cancel the fire drill"),
        (LAMPS, "cancel order 5512"),
        (LAMPS, "only invite Ida to the tasting on Friday at 10:00 CET"),
        (LAMPS, "delete row 12 in table T-9"),
    ],
)
def test_another_order_is_one(request_: str, message: str) -> None:
    assert after(request_).says(message).earlier is None


@pytest.mark.parametrize("message", ["you're an angel", "champion!", "great, ta"])
def test_praise_orders_nothing(message: str) -> None:
    reply = after(LAMPS).says(message)
    assert (reply.decision, reply.earlier) == ("nothing", None)


@pytest.mark.parametrize("message", ["invoices!", "great, print it", "you are to call Ida"])
def test_what_has_a_matter_is_no_praise(message: str) -> None:
    assert after(LAMPS).says(message).decision != "nothing"


def test_a_correction_is_of_the_order_that_has_such_a_value_and_the_question_waits() -> None:
    chat = after("Move the yoga class in hall 2 to tomorrow")
    asked = chat.says("and send her the deck D-12").question
    assert asked is not None and asked.field is None
    reply = chat.says("wait, not tomorrow, Friday")
    assert reply.earlier is not None and reply.earlier.becomes == "changed"
    assert chat.state.clarification is not None and not chat.state.parked
    done = chat.says("Ida Feld")
    assert done.status == "resolved" and done.answers[-1].value == "Ida Feld"


@pytest.mark.parametrize("message", ["can you also export report R-5 as CSV to #sales", "oh and send me report R-5"])
def test_an_order_behind_a_courtesy_is_beside_the_question(message: str) -> None:
    chat = Chat()
    chat.says("Book a room")
    reply = chat.says(message)
    assert reply.earlier is not None and reply.earlier.becomes == "open"


def test_a_rate_is_for_the_question_that_wants_one() -> None:
    chat = Chat()
    asked = chat.says("Give Kern a good discount", department="sales").question
    assert asked is not None and asked.field == "discount_conditions"
    assert chat.says("and delete the old records", department="sales").decision == "ask"
    done = chat.says("8 % if they pay within 14 days", department="sales")
    assert done.answers and str(done.answers[-1].value).startswith("8 %")
    assert done.updated_instruction is not None and done.updated_instruction.text.startswith("Give Kern")
