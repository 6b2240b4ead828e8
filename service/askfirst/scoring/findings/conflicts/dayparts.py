"""A part of the day and a time that is not in it: tomorrow evening at 10 am, a night shift from 8:00 to 16:00."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.lengths import CLOCK, minutes
from askfirst.scoring.findings.conflicts.sides import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PARTS = {
    "part_morning": (4, 13),
    "part_noon": (11, 15),
    "part_afternoon": (12, 19),
    "part_evening": (16, 24),
    "part_night": (18, 31),
}
"""From which hour to which; beyond 24 it goes on after midnight."""
TIES = frozenset(
    {
        "at",
        "from",
        ",",
        "around",
        "about",
        "by",
        "starting",
        "start",
        "begin",
        "beginning",
        ":",
        "(",
        "for",
        "shift",
        "on",
        "the",
        "slot",
    }
)
NEAR = 3


@demanding(set(PARTS), {"+digit"})
def wrong_daypart(material: Material) -> Sequence[Hit]:
    """The first time of day that lies outside the part of the day that it is said to be in."""
    reading = material.text
    times = reading.entities("clock_time")
    for name, (first, last) in PARTS.items():
        for part in reading.hits("@" + name):
            for time in times:
                if (
                    tied(reading, part, time)
                    and outside(reading.text(time), first, last)
                    and not corrected(reading, part, time)
                ):
                    return [conflict(reading, part, time)]
    return []


def tied(reading: Reading, part: Hit, time: Hit) -> bool:
    """Whether only small words stand between the two, the time behind, or "in the" ahead of the part."""
    if part.end <= time.start <= part.end + NEAR:
        return TIES.issuperset(reading.words[part.end : time.start])
    between = reading.words[time.end : part.start]
    return time.end <= part.start <= time.end + 3 and between in (
        [],
        ["in", "the"],
        ["at"],
        ["tomorrow"],
        ["this"],
        ["o'clock", "in", "the"],
    )


def outside(text: str, first: int, last: int) -> bool:
    """Whether no reading of a time lies between two hours; "4:30" may be in the afternoon."""
    start = minutes(text)
    found = CLOCK.match(text.strip())
    if start is None or found is None:
        return False
    readings = [start]
    if not found[3] and start < 12 * 60 and not text.startswith("0"):
        readings.append(start + 12 * 60)
    return not any(first * 60 <= one <= last * 60 or first * 60 <= one + 24 * 60 <= last * 60 for one in readings)
