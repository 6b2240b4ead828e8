"""What stands on the two sides of an "or": values of one sort, days, times."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.standing import any_of, near


def divides(reading: Reading, hit: Hit) -> bool:
    """Whether a slash stands between two values, spaced; every other word for "or" does."""
    if reading.words[hit.start] != "/":
        return True
    sides = reading.words[hit.start - 1], reading.words[hit.end]
    if within_value(reading, hit) or reading.words[hit.end + 1 : hit.end + 2] == [":"]:
        return False  # to="Hall 4/B2", "task: inspect / tank: T-1"
    if alike(reading, hit):
        return True
    spaced = reading.starts[hit.start] > reading.ends[hit.start - 1]
    return (
        spaced
        and all(word.isalpha() for word in sides)
        and not {"to", "as"} & set(reading.words[max(0, hit.start - 4) : hit.start])
    )


def within_value(reading: Reading, hit: Hit) -> bool:
    """Whether a slash without spaces stands in quotation marks, as part of a value."""
    start = reading.starts[hit.start]
    return '="' in reading.raw and reading.raw.count('"', 0, start) % 2 == 1 and not reading.raw[start - 1].isspace()


def alike(reading: Reading, hit: Hit) -> bool:
    """Whether two ids, days, times or amounts stand on either side."""
    for name in ("id", "clock_time", "money", "percent", "@sort_hue"):
        hits = near(reading, name).around(hit, 1)
        if any(one.end == hit.start for one in hits) and any(one.start - hit.end in (0, 1) for one in hits):
            return True
        if any(one.start < hit.start and hit.end < one.end for one in hits):
            return True
    return days_on_either_side(reading, hit)


def days_on_either_side(reading: Reading, hit: Hit) -> bool:
    """Whether days or times stand on either side: "Thursday 10:00, or Tuesday"."""
    if reading.words[hit.start - 1] != "," or "@weekday" not in reading.all_hits:
        return False
    if any_of(reading, DECIDING, hit.end, len(reading)):
        return False
    days = days_around(reading, hit)
    return any(one.end == hit.start - 1 for one in days) and any(one.start == hit.end for one in days)


DECIDING = frozenset({"should", "if", "unless", "when", "whichever"})
"""Behind these it is said which of two days it is to be."""


def days_around(reading: Reading, hit: Hit) -> list[Hit]:
    """The days and times beside a find, or next to that."""
    return [day for name in ("date", "clock_time") for day in near(reading, name).around(hit, 1)]


def days_beside(reading: Reading, hit: Hit) -> bool:
    """Whether a day or a time stands on either side: "Wednesday or Thursday", "today at 5 or tomorrow at 9"."""
    times = days_around(reading, hit)
    return any(one.end == hit.start for one in times) and any(one.start - hit.end in (0, 1) for one in times)
