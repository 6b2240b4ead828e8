"""Texts that end in the middle, that hold no word, and digits that are no numbers: they are scored like any other."""

from itertools import product

import pytest

from askfirst.entry import assess

ODD = (
    "Put it in the box or in",
    "Ship to Bo or to",
    "Book it for Ana or for",
    "Book it for Ana or else",
    "Split it 50 to \u00b2 for Ana",
    "Order \u00b2 boxes, from 50 to \u00b2, at \u00b2 euros",
    "\u00b2 or \u00b3",
    "?",
    "...",
    "(",
    "()",
)
WORDLESS = ("```", "``` ```", "<b></b>", "```\n\n```", "<p> </p>\n<br>")
"""Marks of a layout with nothing between them: no token is left to read."""
ASKS = (
    "Which one do you mean?",
    "What is the price per piece, and in which currency?",
    "How many boxes should I order, and in which unit?",
    "What budget, and which audience should it reach?",
    "By when should it be delivered, and to which site?",
    "What priority should it have?",
    "Do you mean the annual plan or the monthly plan?",
    "The red vans, the blue vans or the green vans?",
    "Should I send it? Should I book two instead?",
)
DEPARTMENTS = (None, "sales", "marketing", "operations")
CANDIDATES: tuple[list[str] | None, ...] = (None, [], ["Eastcard Brand", "Eastcard Retail"])


@pytest.mark.parametrize("department", DEPARTMENTS)
@pytest.mark.parametrize("text", [*ODD, *WORDLESS])
def test_it_has_an_assessment(text: str, department: str | None) -> None:
    assert 0 <= assess(text, department=department, language="en").confidence <= 1


@pytest.mark.parametrize("asked", ASKS)
@pytest.mark.parametrize("text", [*WORDLESS, *ODD])
def test_it_has_an_assessment_as_the_reply_to_a_question(text: str, asked: str) -> None:
    history = [{"role": "user", "content": "Order the flyers"}, {"role": "assistant", "content": asked}]
    for department, candidates in product(DEPARTMENTS, CANDIDATES):
        found = assess(text, department=department, language="en", history=history, candidates=candidates)
        assert 0 <= found.confidence <= 1


@pytest.mark.parametrize("asked", WORDLESS)
def test_a_message_without_a_word_asks_nothing(asked: str) -> None:
    history = [{"role": "assistant", "content": asked}]
    for department, text in product(DEPARTMENTS, (*WORDLESS, "Book two of them")):
        assert 0 <= assess(text, department=department, language="en", history=history).confidence <= 1
