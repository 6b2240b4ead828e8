"""Messages beside an open question: an order of its own is no answer, and thanks are no failed one."""

import pytest

from tests.conversations.test_turns import Chat

ROOM = "Book a room"


@pytest.mark.parametrize(
    ("request_", "message", "answer"),
    [
        (ROOM, "also order 20 chairs from Kern for Friday", "tomorrow at 10:00 CET"),
        ("Prolong the Marlow trial", "by the way, is invoice 3319 paid?", "30 days"),
        ("Reserva una sala", "y manda la lista L-4 a ida@kern.example", "mañana a las 10"),
        ("退款給王小姐", "把報價單Q-7寄給林先生", "500元"),
    ],
)
def test_an_order_beside_the_question_is_seen_to_and_the_question_waits(
    request_: str, message: str, answer: str
) -> None:
    chat = Chat()
    asked = chat.says(request_, department="sales").question
    beside = chat.says(message, department="sales")
    assert beside.decision == "proceed" and beside.risk.safe_to_proceed
    assert beside.updated_instruction is not None and beside.updated_instruction.text.startswith(message)
    assert beside.earlier is not None
    assert (beside.earlier.text, beside.earlier.becomes, beside.earlier.question) == (request_, "open", asked)
    done = chat.says(answer, department="sales")
    assert done.status == "resolved"
    assert done.updated_instruction is not None and done.updated_instruction.text.startswith(request_)


def test_an_unclear_order_beside_the_question_is_asked_about_first() -> None:
    chat = Chat()
    chat.says("Prolong the Marlow trial", department="sales")
    first = chat.says("and book a demo with Kern", department="sales")
    assert first.question is not None and first.question.field == "time"
    second = chat.says("Friday at 10:00 CET", department="sales")
    assert second.status == "resolved"
    assert second.earlier is not None and second.earlier.becomes == "open"
    assert chat.says("30 days", department="sales").answers[-1].value == "30 days"
    assert chat.state.parked == () and chat.state.clarification is None


def test_a_value_for_the_question_that_waits_goes_to_it() -> None:
    chat = Chat()
    chat.says(ROOM)
    assert chat.says("and send her the deck D-12").decision == "ask"
    booked = chat.says("tomorrow at 10:00 CET")
    assert booked.updated_instruction is not None
    assert booked.updated_instruction.text == "Book a room\ntime: tomorrow at 10:00 CET"
    assert booked.earlier is not None and booked.earlier.text == "and send her the deck D-12"


def test_another_order_instead_says_what_it_dropped() -> None:
    chat = Chat()
    chat.says("Prolong the Marlow trial", department="sales")
    reply = chat.says("Actually, can you cancel order 5512 instead?", department="sales")
    assert reply.earlier is not None
    assert (reply.earlier.text, reply.earlier.becomes) == ("Prolong the Marlow trial", "dropped")


@pytest.mark.parametrize("message", ["ok", "thanks!", "\U0001f44d", "hello again", "danke", "merci"])
def test_thanks_are_no_failed_answer(message: str) -> None:
    chat = Chat()
    asked = chat.says("Prolong the Marlow trial", department="sales").question
    for _ in range(3):
        reply = chat.says(message)
        assert reply.decision == "ask" and reply.clarification_count == 1
        assert asked is not None and reply.question is not None
        assert (reply.question.id, reply.question.text, reply.question.deferred) == (asked.id, asked.text, True)
    assert chat.says("30 days").status == "resolved"


@pytest.mark.parametrize("message", ["perfect!", "great \U0001f44d", "ok cool", "thanks!"])
def test_praise_tells_nothing_to_a_question_put_in_other_words(message: str) -> None:
    chat = Chat()
    chat.says("Archive it", department="operations")
    asked = chat.says("hm", department="operations")
    reply = chat.says(message, department="operations")
    assert asked.question is not None and asked.question.text.endswith("description?")
    assert reply.question is not None and reply.question.deferred and reply.question.text == asked.question.text
    assert reply.clarification_count == asked.clarification_count


def test_a_nod_answers_a_yes_or_no() -> None:
    chat = Chat()
    chat.says("The fan hums", questions=("Is it still under warranty?",))
    assert chat.says("ok").decision == "proceed"


@pytest.mark.parametrize("message", ["5%", "30 Juni", "EUR 500", "10:30"])
def test_questions_stay_in_the_language_of_the_chat(message: str) -> None:
    chat = Chat()
    chat.says("Schließ bitte das Ticket T-7 für Frau Alt", department="sales")
    assert chat.says(message, department="sales").language == "de"


def test_a_message_in_another_language_is_read_in_that_one() -> None:
    chat = Chat()
    chat.says("Schließ bitte das Ticket T-7 für Frau Alt", department="sales")
    assert chat.says("Please close ticket T-8 for Mrs Alt", department="sales").language == "en"


@pytest.mark.parametrize("replies", [("skip",), ("soon", "later", "whenever"), ("I don't know",)])
def test_nothing_to_do_is_never_safe(replies: tuple[str, ...]) -> None:
    chat = Chat()
    reply = chat.says("10:30 CET")
    for said in replies:
        if reply.decision == "ask":
            reply = chat.says(said)
    assert reply.decision == "ask" or not reply.risk.safe_to_proceed
