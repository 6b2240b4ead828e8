"""Days with their places: dates, weekdays, today."""

from datetime import date
from typing import NamedTuple

from askfirst.scoring.findings.statements.days import days
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
WEEKDAYS = {form: number for number, name in enumerate(NAMES, 1) for form in (name, name + "s", name[:3])}
NOW = frozenset({"today", "tonight", "now", "immediately"})
AT_ONCE = {"at": "once", "right": "away", "straight": "away"}


class Moment(NamedTuple):
    """A day with its place. `day` is None where only the weekday is named; today is weekday 0."""

    hit: Hit
    day: date | None
    weekday: int

    def before(self, other: "Moment") -> bool:
        """Whether it surely comes earlier: by the calendar, as today, or in one week."""
        if self.day and other.day:
            return self.day < other.day and (other.day - self.day).days < 200
        if not self.weekday and not self.day:
            return bool(other.day or other.weekday)
        return not self.day and not other.day and 0 < self.weekday < other.weekday


def moments(reading: Reading, start: int, end: int) -> list[Moment]:
    """Every day that is named in a stretch; a weekday beside a date is part of it."""
    found = [Moment(day.hit, day.date, 0) for day in days(reading) if start <= day.start < end]
    for place in range(start, end):
        word = reading.words[place]
        number = WEEKDAYS.get(word)
        if number and (len(word) > 3 or reading.raw[reading.starts[place]].isupper()):
            if not any(place - 1 <= one.hit.start <= place + 2 for one in found if one.day):
                found.append(Moment(Hit(place, place + 1), None, number))
        elif word in NOW or reading.words[place + 1 : place + 2] == [AT_ONCE.get(word)]:
            found.append(Moment(Hit(place, place + 1), None, 0))
    return sorted(found)
