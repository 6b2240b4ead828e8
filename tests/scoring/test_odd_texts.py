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
FIGURES = ("\u00b2", "\u2461", "\u0663", "9000", "99999999999", "9" * 400, "9" * 4400)
"""Marks that are no numbers, and numbers that no calendar and no machine word holds."""
FIGURED = (
    "Change the clock in the gym; the gym has {0} clocks and {0} are there.",
    "The hire starts on 3 May 2026, prolong it by {0} years, new end 24 May 2026.",
    "The hire starts on 3 May 2026, prolong it by {0} days, new end 24 May 2026.",
    "It runs from 30 December 9999 for {0} weeks, new end 31 December 9999.",
    "Split it {0} to {0}, keep supplier {0}.",
    "Order {0} boxes at {0} euros, total {0}.",
)
SILENT = ("", "  ", "\n", "\u00b2")
"""Messages that say nothing."""
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


@pytest.mark.parametrize("figure", FIGURES)
@pytest.mark.parametrize("text", FIGURED)
def test_any_figure_has_an_assessment(text: str, figure: str) -> None:
    assert 0 <= assess(text.format(figure), language="en").confidence <= 1


@pytest.mark.parametrize("asked", [*SILENT, "Which permits are open?", "Who is it?"])
def test_a_silent_message_has_an_assessment(asked: str) -> None:
    for reply, text in product(SILENT, ("Extend the permit to 4 May.", "Give him the permit", "Extend it", "\u2461")):
        history = [{"role": "assistant", "content": asked}, {"role": "user", "content": reply}]
        assert 0 <= assess(text, language="en", history=history).confidence <= 1
