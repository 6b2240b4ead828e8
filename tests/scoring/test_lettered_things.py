"""Things of one noun that letters tell apart, and "the" one of them."""

import pytest

import askfirst

TOLD = [
    "The board saw layout A on Monday and chose layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "The board saw layout A and layout B. Please forward layout B to Jonas Pohl.",
    "The board saw layout A on Monday. Please forward the layout to Jonas Pohl.",
]


@pytest.mark.parametrize("text", TOLD)
def test_where_one_was_settled_nothing_is_asked(text: str) -> None:
    assert "ambiguous_reference" not in [issue.rule for issue in askfirst.assess(text).issues]
