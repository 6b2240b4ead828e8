"""Messages that only ask to wait: the order before is not carried out, and a correction still finds it."""

import pytest

from askfirst.conversations.state import Earlier
from tests.conversations.test_following import after
from tests.conversations.test_own_orders import HALL
from tests.conversations.test_turns import Chat

WAITING = {
    "en": ("wait", "hold on a moment please", "just a second", "not yet", "no wait", "let me check first"),
    "de": ("warte mal", "Moment bitte", "noch nicht"),
    "es": ("espera", "un momento por favor", "todavía no"),
    "fr": ("attends un peu", "un instant", "pas encore"),
    "pt": ("espera", "um momento", "ainda não"),
    "zh-Hant": ("等一下", "稍等", "先別"),
}


@pytest.mark.parametrize(("language", "message"), [(one, said) for one in WAITING for said in WAITING[one]])
def test_who_asks_to_wait_holds_the_order(language: str, message: str) -> None:
    chat = after(HALL[language])
    reply = chat.says(message)
    assert (reply.decision, reply.earlier) == ("nothing", Earlier(text=HALL[language], becomes="stopped"))
    assert not reply.risk.safe_to_proceed
    assert chat.state.latest is not None and chat.state.latest.text == HALL[language]


def test_what_is_held_can_be_changed() -> None:
    chat = after(HALL["en"])
    chat.says("hold on")
    earlier = chat.says("no, Friday").earlier
    assert earlier == Earlier(text=HALL["en"], becomes="changed")


@pytest.mark.parametrize("message", ["wait, make it Friday", "hold on, not Thursday, Friday"])
def test_who_says_more_corrects(message: str) -> None:
    earlier = after(HALL["en"]).says(message).earlier
    assert earlier is not None and earlier.becomes == "changed"


@pytest.mark.parametrize("message", ["pause campaign C-4", "hold invoice 88", "let me see report R-5"])
def test_an_order_about_another_thing_holds_nothing(message: str) -> None:
    assert after(HALL["en"]).says(message).earlier is None


def test_with_nothing_ordered_there_is_nothing_to_hold() -> None:
    reply = Chat().says("wait", language="en")
    assert (reply.decision, reply.earlier) == ("nothing", None)
