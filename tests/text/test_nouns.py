"""Nouns in the plural are told by their form, and said in the singular."""

import pytest

from askfirst.text.nouns import find_plurals, is_plural, singular
from tests.text.readings import read


@pytest.mark.parametrize(
    ("many", "one"),
    [("invoices", "invoice"), ("copies", "copy"), ("boxes", "box"), ("branches", "branch"), ("classes", "class")],
)
def test_a_plural_and_its_singular(many: str, one: str) -> None:
    assert is_plural(many)
    assert singular(many) == one
    assert singular(one) == one


@pytest.mark.parametrize("word", ["status", "news", "address", "series", "this", "bus"])
def test_an_s_at_the_end_makes_no_plural(word: str) -> None:
    assert not is_plural(word)
    assert singular(word) == word


def test_every_plural_of_a_text_is_found() -> None:
    reading = read("Send the people in both branches the new status")
    assert [reading.text(hit) for hit in find_plurals(reading)] == ["people", "branches"]
