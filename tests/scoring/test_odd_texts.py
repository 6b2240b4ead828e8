"""Texts that end in the middle, and digits that are no numbers: they are scored like any other."""

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
)


@pytest.mark.parametrize("department", [None, "sales", "marketing", "operations"])
@pytest.mark.parametrize("text", ODD)
def test_it_has_an_assessment(text: str, department: str | None) -> None:
    assert 0 <= assess(text, department=department, language="en").confidence <= 1
