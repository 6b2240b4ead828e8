"""Two times of day and the length between them; and what is ended on a day before it is begun."""

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


@few
@given(st.integers(1, 30), st.integers(1, 30))
def test_what_is_hung_comes_down_later(hung: int, down: int) -> None:
    hit = found_by("undone_before", f"Hang the lanterns on {hung} June 2026 and take them down on {down} June 2026")
    assert (hit is not None) == (down < hung)


@pytest.mark.parametrize(
    "text",
    [
        "Open the sign-up on 4 May 2026, close it on 30 April 2026, start list on 6 May.",
        "Publish the poem on 9 June and take it offline on 8 June.",
    ],
)
def test_what_ends_before_it_begins(text: str) -> None:
    assert found_by("undone_before", text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Hang the lanterns on 12 June and take down the flags on 2 June.",
        "Publish poem PO-4 on 12 June and remove PO-3 on 2 June.",
        "Book the hall on 12 June or close it on 2 June.",
        "Send the bill on 12 June, not on 9 June, and archive it.",
        "Open the pool on 2 June and close it on 12 June.",
        "Post the notice on 4 May and delete the old one on 2 May.",
        "Ship the harp on 12 May and return their drum on 3 May.",
        "Plant the beans on 12 May; harvest of the peas on 3 May.",
        "Move the launch on 12 June: open it on 2 June.",
        "Lend the tent on 3 May and collect it on 9 May.",
    ],
)
def test_other_things_and_other_orders(text: str) -> None:
    assert found_by("undone_before", text) is None
