"""The days of the calendar that a text names, with their places."""

from datetime import date
from typing import NamedTuple

from askfirst.checks.figures import read
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Day(NamedTuple):
    """A day with its tokens; where its year is not said, that of a leap year."""

    hit: Hit
    date: date

    @property
    def start(self) -> int:
        """Its first token."""
        return self.hit.start


def days(reading: Reading) -> tuple[Day, ...]:
    """Every day that names its month, in text order."""
    every = read(reading.lower).figures if reading.digits else ()
    return tuple(
        Day(Hit(*reading.cover(one.start, one.end)), one.date) for one in every if one.sort == "d" and one.date
    )
