"""A question asks for what is open alone, and its options can be taken as they stand."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue
from askfirst.questions.quoting import quoted, unled


def main_issue(text: str) -> Issue:
    return default_gate().assess(Instruction(text=text, language="en")).issues[0]


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Offer Brekke 5 % off or free delivery", ("5 % off", "free delivery")),
        ("Order the teal or beige one", ("teal", "beige")),
        ("Send Brekke or Tanaka the plan", ("Brekke", "Tanaka")),
        ("Cancel SO-7 or SO-9", ("SO-7", "SO-9")),
    ],
)
def test_an_option_holds_neither_who_gets_it_nor_a_word_for_both(text: str, options: tuple[str, ...]) -> None:
    assert main_issue(text).options == options


def test_a_thing_is_quoted_without_the_preposition_ahead_of_it() -> None:
    words = default_gate().shelves["en"].packs[None].questions
    assert unled(words, "to the dealer") == "the dealer"
    assert unled(words, "to them") == "to them"
    assert unled(words, "at least five") == "at least five"
    assert quoted(words, "to the dealer", kind="undefined_reference")["span"] == "the dealer"
    assert quoted(words, "by the summer", kind="unclear_timeframe")["span"] == "by the summer"
