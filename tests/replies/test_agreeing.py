"""Replies of a plain yes or no, and those that refuse what was ordered."""

import pytest

from askfirst.entry import default_gate
from askfirst.replies import agreement, familiar
from askfirst.replies.agreeing import forbids, turns_down

SPOKEN = default_gate().replies("en")


@pytest.mark.parametrize(
    ("text", "said"),
    [("yes please", "yes"), ("ok", "yes"), ("是的", "yes"), ("no", "no"), ("claro que no", "no"), ("no, all 14", None)],
)
def test_a_plain_yes_or_no_is_one_in_any_language(text: str, said: str | None) -> None:
    assert agreement(text, SPOKEN) == said


def test_stock_phrases_are_told_from_words_of_their_own() -> None:
    assert familiar("die zweite bitte", SPOKEN)
    assert not familiar("die zweite Kiste", SPOKEN)


@pytest.mark.parametrize(
    ("reply", "expected"), [("DON'T RESTART IT", True), ("no, don't restart the server", True), ("no", False)]
)
def test_an_order_is_forbidden_in_its_own_words(reply: str, expected: bool) -> None:
    assert forbids(reply, SPOKEN, "Restart the server tonight") is expected


@pytest.mark.parametrize(
    ("request_", "question", "expected"),
    [
        ("Delete the old drafts", "Shall I delete all 14 drafts?", True),
        ("Please cancel the ferry", "Should I cancel ferry F-4 now?", True),
        ("Lösche die Entwürfe", "Soll ich alle 14 löschen?", True),
        ("刪除舊草稿", "要刪除三月的14份草稿嗎？", True),
        ("Send quote Q-8 to Hobart", "Should I attach the price list?", False),
        ("Send the deck to Kim", "Should I send it to Ana as well?", False),
        ("I need the weekly report", "Is it the one of last week?", False),
        ("The invoice 7 please", "Should I attach the price list?", False),
    ],
)
def test_a_no_refuses_the_order_only_where_the_question_proposes_it(
    request_: str, question: str, expected: bool
) -> None:
    assert turns_down("no", SPOKEN, request_, question) is expected
