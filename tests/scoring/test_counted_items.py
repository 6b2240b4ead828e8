"""A number of things against what is named of them: names, codes, dates, tags."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scoring.finders import found_by

few = settings(max_examples=25, deadline=None)
WORDS = ("two", "three", "four", "five", "six", "seven", "eight")
NAMES = ("Ida Berg", "Tom", "Mia Noll", "Juri", "Lea", "Oto", "Pia", "Rolf")


@few
@given(st.integers(2, 8), st.integers(2, 8))
def test_names_behind_a_colon_are_counted(number: int, named: int) -> None:
    crew = ", ".join(NAMES[: named - 1]) + f" and {NAMES[named - 1]}"
    hit = found_by("counted_items", f"Enrol {WORDS[number - 2]} rowers for the regatta on 29 July 2026: {crew}.")
    near = named <= 2 * number and number <= 2 * named
    assert (hit is not None) == (number != named and near)
    assert hit is None or hit.attrs["count"] == str(named)


@few
@given(st.integers(1, 30), st.integers(1, 8), st.integers(2, 9))
def test_codes_from_one_to_another_are_counted(low: int, more: int, number: int) -> None:
    hit = found_by("counted_items", f"Oil the {number} hinges H-{low} to H-{low + more} in the barn.")
    assert (hit is not None) == (number != more + 1)


@pytest.mark.parametrize(
    "text",
    [
        "Book two ponies for the parade, PO-4, PO-7 and PO-9, from noon.",
        "Two seats on the night bus to Graz for Ida Berg, Tom Lux and Mia Noll, please.",
        "Put Pia in for 3 late shifts: 7, 8, 9 and 10 May.",
        "Put the 4 tags on photo PH-9: #lake #pine #fog",
        "The page needs three recipes: rye bread, plum cake, lentil soup and apple pie, all on one side.",
    ],
)
def test_lists_of_every_shape(text: str) -> None:
    assert found_by("counted_items", text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Return 3 of the 9 borrowed drums, D1 to D3.",
        "Cut the 9 tags on the photo to 3: #lake #pine #fog",
        "Chase the three unpaid bills (RE-31, RE-38, RE-44) today.",
        "Take the key from the three lockers LK-1, LK-2, LK-3.",
        "We take 3 of her 5 prints: the mill, the pier and the ford.",
        "Install version 4 on the tills K-1 to K-6.",
        "Send three jars each to Ida, Tom and Juri, Mia pays.",
        "Invite four speakers, including Ida, Tom and Juri.",
        "Book 6 nights in Bern: Ida, Tom and Juri share a room.",
        "The grade is 4 of 5 for the three moulds (M-7, M-8, M-9).",
    ],
)
def test_what_counts_something_else(text: str) -> None:
    assert found_by("counted_items", text) is None
