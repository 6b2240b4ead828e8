"""Numbers by name: the same as in a dictionary, for one name and for many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.scoring.classifier.index import Index

NAME = st.text(max_size=5)


@given(st.lists(NAME, unique=True, max_size=40), st.lists(NAME, unique=True, max_size=20))
def test_known_names_have_their_number_and_others_none(names: list[str], others: list[str]) -> None:
    index, numbers = Index(names), {name: number for number, name in enumerate(names)}
    asked = [*others, *names]
    assert len(index) == len(names)
    assert [index.of(name) for name in asked] == [numbers.get(name) for name in asked]
    assert index.numbers(asked).tolist() == [numbers.get(name, len(names)) for name in asked]


def test_names_that_are_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="alike"):
        Index(["u:price", "u:day", "u:price"])


def test_letters_that_are_alike_in_memory_are_told_apart() -> None:
    index = Index(["iq", "u:day"])
    assert index.of("\u7169") is None and index.numbers(["\u7169", "iq", "\ud800"]).tolist() == [2, 0, 2]
