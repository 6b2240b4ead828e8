"""Two times of day and the length between them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scoring.finders import found_by

few = settings(max_examples=25, deadline=None)


@few
@given(st.integers(6, 12), st.integers(1, 6), st.integers(1, 6))
def test_a_length_is_that_of_its_times(start: int, span: int, length: int) -> None:
    text = f"The kiln goes on at {start:02}:10, out at {start + span:02}:10, exactly {length * 60} minutes of fire."
    near = 0.4 < length / span < 2.5
    assert (found_by("wrong_clock_length", text) is not None) == (length != span and near)


@pytest.mark.parametrize(
    "text",
    [
        "Choir practice on 4 May: start 18:15, 90 minutes without a pause, it ends at 20:30.",
        "The fair starts at 10:00 and lasts five hours; put 14:00 as its end on the flyer.",
        "Guard duty for Oto, 22:00 till 06:00, eleven hours, no breaks.",
        "Studio 3 is ours from 6 to 9 pm, an hour and a half.",
    ],
)
def test_lengths_that_are_wrong(text: str) -> None:
    assert found_by("wrong_clock_length", text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "The fair starts at 10:00 and lasts five hours; put 15:00 as its end on the flyer.",
        "Guard duty for Oto, 22:00 till 06:00, seven hours with a break.",
        "The night watch stays under nine hours: 22:00 to 5:00.",
        "Studio 3 from 18:00 to 20:00, and remind me two hours before.",
        "Ring Pia at 10:00 and Tom at 14:00, 90 minutes later he is gone.",
        "Shop hours 9:00 to 17:00, a pause of 60 minutes at noon.",
        "The ferry takes two hours: leave at 8:00, breakfast at 8:30.",
        "Film from 9:00 to 12:00 in blocks of 60 minutes.",
        "The bus at 9:00 or at 11:00, a ride of three hours.",
        "Move the 45-minute talk from 10:00 to 11:00.",
    ],
)
def test_lengths_of_something_else(text: str) -> None:
    assert found_by("wrong_clock_length", text) is None
