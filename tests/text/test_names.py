"""A word of a list inside a name is no word of the list."""

import pytest

from tests.text.readings import read


@pytest.mark.parametrize("text", ["Write to Few & Far Apparel", "Order from Several Seas Ltd"])
def test_a_vague_word_in_a_name_is_not_found(text: str) -> None:
    reading = read(text)
    assert reading.all_hits["@vague_count"] and not reading.hits("@vague_count")


@pytest.mark.parametrize("text", ["write to a few shops", "Few shops answered", "WRITE TO A FEW SHOPS"])
def test_elsewhere_it_is(text: str) -> None:
    assert read(text).hits("@vague_count")


def test_an_order_before_a_name_is_no_part_of_it() -> None:
    reading = read("Remind Oskar of the fitting")
    assert 0 in {hit.start for hit in reading.hits("@order_verb")}
