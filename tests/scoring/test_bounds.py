"""A figure beyond the most or the least that is named for the same measure, and more than there is room for."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.model import Instruction

few = settings(max_examples=25, deadline=None)
BEYOND = {"beyond_bound", "limit_exceeded", "over_capacity"}


def beyond(text: str) -> bool:
    """Whether a figure is found to be beyond a bound."""
    found = default_gate().assess(Instruction(text=text, language="en")).issues
    return any(issue.rule in BEYOND for issue in found)


@few
@given(st.integers(-25, 30), st.integers(-25, 30))
def test_the_room_is_not_warmer_than_its_most(most: int, kept: int) -> None:
    text = f"Store the serum below {most} °C, in locker L-7, which is kept at {kept} °C."
    assert beyond(text) == (kept > most)


@few
@given(st.integers(10, 30), st.integers(10, 30))
def test_a_trailer_takes_no_more_than_its_places(places: int, load: int) -> None:
    text = f"Load the {load} barrels on one wagon with {places} barrel places, no stacking, no second trip."
    assert beyond(text) == (places < load <= 3 * places)


@pytest.mark.parametrize(
    "text",
    [
        "The crane lifts no more than 800 kg; hoist the 950 kg anchor with it in one go.",
        "Post a note of at most 40 words that has the 75-word oath in full.",
        "Tank B holds 900 litres: pump in 1,100 litres of cider in one go.",
        "Hand the slates to the pupils: the stock is 24 slates, nothing more comes in; give out 31 slates.",
        "Write the verse with at most 20 lines, at least 30, for Ida.",
    ],
)
def test_units_and_nouns_are_compared(text: str) -> None:
    assert beyond(text)


@pytest.mark.parametrize(
    "text",
    [
        "Warn the keeper if cellar 2 is above 12 °C; cellar 3 is kept at 15 °C.",
        "Keep cellar 2 below 12 °C and cellar 3 at 15 °C.",
        "Shorten the 300-word notice to at most 120 words.",
        "Book a 7.5-tonne truck with Marek for 18 May, pick-up Hafenstraße 8, Kiel.",
        "Add 30 kg of ice to box B-3 for Narvik, Fjordveien 38, max 18 hours on the road.",
        "The hoist lifts at most 800 kg, so split the 950 kg of bricks into two lifts.",
        "Take the 26 crates on the van with 18 places in two trips.",
        "Give 10 % off for orders over 40 kg, at most 60 kg of them today.",
        "Print at most 200 copies, 12 pages each, on 90 g paper.",
        "Members under 18 pay EUR 5, the others EUR 9.",
    ],
)
def test_other_figures_are_no_breach(text: str) -> None:
    assert not beyond(text)
