"""Things of one noun that letters tell apart, and "the" one of them."""

import pytest

import askfirst

SEVERAL = [
    "The board saw layout A on Monday and layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "Kern likes recipe A, and his cook the spices in recipe C. Print the recipe for Ida Ott.",
]
TOLD = [
    "The board saw layout A on Monday and chose layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "The board saw layout A and layout B. Please forward layout B to Jonas Pohl.",
    "The board saw layout A on Monday. Please forward the layout to Jonas Pohl.",
]


@pytest.mark.parametrize("text", SEVERAL)
def test_which_of_them_is_asked(text: str) -> None:
    issue = askfirst.assess(text).issues[0]
    assert issue.rule == "ambiguous_reference" and len(issue.options) == 2


@pytest.mark.parametrize("text", TOLD)
def test_where_one_was_settled_nothing_is_asked(text: str) -> None:
    assert "ambiguous_reference" not in [issue.rule for issue in askfirst.assess(text).issues]
