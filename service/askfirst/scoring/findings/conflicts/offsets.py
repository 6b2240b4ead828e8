"""A day counted from another one that is another day: three days before 9 May, on 7 May."""

from collections.abc import Sequence
from datetime import date

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import Day, days
from askfirst.scoring.findings.conflicts.lengths import length_at
from askfirst.scoring.findings.conflicts.sides import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UNITS = {"day": 1, "week": 7}
TIES = frozenset({"on", "i.e.", "that", "is", "so", ",", "(", "=", "meaning", "namely", "thus", "hence"})


@demanding({"=before", "=after"}, {"+digit"})
def wrong_offset(material: Material) -> Sequence[Hit]:
    """Every "n days before A, on B" where B is not n days before A."""
    reading = material.text
    known = sorted((day for day in days(reading) if day.date), key=lambda day: day.hit)
    if len(known) < 2:
        return []
    found = []
    for hit in reading.entities("duration"):
        length = length_at(reading, hit)
        sign = {"before": -1, "after": 1}.get(reading.words[hit.end] if hit.end < len(reading) else "", 0)
        if not sign or length is None or length.unit not in UNITS or getattr(length, "working", False):
            continue
        start = next((day for day in known if hit.end < day.hit.start <= hit.end + 6), None)
        told = start and next((day for day in known if tied(reading, start, day)), None)
        if (
            start
            and told
            and told.date
            and start.date
            and off(start.date, told.date, sign * int(length.amount * UNITS[length.unit]))
        ):
            found.append(conflict(reading, Hit(hit.start, start.hit.end), told.hit))
    return [one for one in found if not corrected(reading, one, one)]


def tied(reading: Reading, start: Day, day: Day) -> bool:
    """Whether the day stands right behind the first one, as what the count comes to."""
    between = reading.words[start.hit.end : day.hit.start]
    return (
        bool(between)
        and len(between) <= 4
        and day.hit.start > start.hit.start
        and TIES.issuperset(between)
        and "on" in between + ["on"] * ("(" in between or "=" in between or "i.e." in between)
    )


def off(start: date, told: date, by: int) -> bool:
    """Whether a day is not so many days away from another."""
    return (told - start).days != by
