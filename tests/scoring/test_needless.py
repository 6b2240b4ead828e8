"""Replies that pick things only by nobody's need of them."""

import pytest

from askfirst.gate import load_gate
from askfirst.scoring.references.replies.needless import needless

READER = load_gate(languages=["en"]).shelves["en"].reader


@pytest.mark.parametrize("text", ["those we never use", "whatever isn't needed anymore", "just the obsolete stuff"])
def test_what_nobody_needs_names_nothing(text: str) -> None:
    assert needless(READER.read(text))


@pytest.mark.parametrize("text", ["the kilns we never use", "unused badges", "all of them", "we need the 8 from May"])
def test_a_word_of_its_own_names_something(text: str) -> None:
    assert not needless(READER.read(text))
