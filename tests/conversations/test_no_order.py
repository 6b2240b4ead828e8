"""Messages outside any question that order nothing, and orders about another matter than those before."""

import pytest

from askfirst.entry import default_gate
from tests.conversations.test_turns import Chat

TABLE = "Invite Ida Kern to the audit in room 3 on Tuesday at 12:00"


@pytest.mark.parametrize(
    "message", ["10 am", "EUR 500", "tomorrow at 18:00", "ida@lund.example", "Havn Logistics", "Forget it."]
)
def test_what_is_only_an_answer_is_no_order(message: str) -> None:
    reply = Chat(default_gate()).says(message, language="en")
    assert (reply.decision, reply.status) == ("ask", "pending")


def test_ten_in_the_morning_is_no_german() -> None:
    assert Chat().says("10 am").language == "en"


def test_while_a_question_is_open_a_value_is_its_answer() -> None:
    chat = Chat()
    chat.says("Book a room")
    assert chat.says("tomorrow at 10 am").decision == "proceed"


def test_a_date_of_another_order_is_none_of_this_one() -> None:
    chat = Chat(default_gate())
    chat.says(TABLE)
    reply = chat.says("Reschedule the call with Okafor")
    assert reply.decision == "ask"
    assert reply.question is not None and reply.question.field in {"date", "time"}


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ("Send quote Q-7 to Okafor, all prices in Swiss francs", "Raise the price in quote Q-7 to 1,450"),
    ],
)
def test_what_holds_for_all_and_the_same_matter_still_count(before: str, message: str) -> None:
    chat = Chat()
    assert chat.says(before, department="sales").decision == "proceed"
    assert chat.says(message, department="sales").decision == "proceed"
    assert Chat().says(message, department="sales").decision == "ask"
