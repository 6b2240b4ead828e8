"""A day counted from another one that is another day: three days before 9 May, on 7 May."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import Day, days
from askfirst.scoring.findings.conflicts.lengths import length_at
from askfirst.scoring.findings.conflicts.sides import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UNITS = {"day": 1, "week": 7}
TIES = frozenset({"on", "i.e.", "that", "is", "so", ",", "(", "=", "meaning", "namely", "thus", "hence"})

SAYING = frozenset({"on", "(", "=", "i.e."})
"""One of these leads in what the count comes to."""


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
        if not sign or length is None or length.unit not in UNITS or length.working:
            continue
        start = next((day for day in known if hit.end < day.hit.start <= hit.end + 6), None)
        told = start and (next((day for day in known if tied(reading, start, day)), None) or ahead(reading, known, hit))
        by = sign * int(length.amount * UNITS[length.unit])
        if start and told and start.year == told.year and off(start, told, by):
            found.append(conflict(reading, Hit(hit.start, start.hit.end), told.hit))
    return [one for one in found if not corrected(reading, one, one)]


def ahead(reading: Reading, known: Sequence[Day], hit: Hit) -> Day | None:
    """The day right ahead of the length, with no more than a mark between: "on 3 May, two days after 9 May"."""
    return next((day for day in known if reading.words[day.hit.end : hit.start] in ([","], ["("], [",", "i.e."])), None)


def tied(reading: Reading, start: Day, day: Day) -> bool:
    """Whether the day stands right behind the first one, as what the count comes to."""
    between = reading.words[start.hit.end : day.hit.start]
    return 0 < len(between) <= 4 and TIES.issuperset(between) and not SAYING.isdisjoint(between)


def off(start: Day, told: Day, by: int) -> bool:
    """Whether a day is not so many days away from another."""
    return start.date is not None and told.date is not None and (told.date - start.date).days != by
