"""What stands on the two sides of an "or": values of one sort, days, times."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def divides(reading: Reading, hit: Hit) -> bool:
    """Whether a slash stands between two values, spaced; every other word for "or" does."""
    if reading.words[hit.start] != "/":
        return True
    sides = reading.words[hit.start - 1], reading.words[hit.end]
    if alike(reading, hit):
        return True
    spaced = reading.starts[hit.start] > reading.ends[hit.start - 1]
    return (
        spaced
        and all(word.isalpha() for word in sides)
        and not {"to", "as"} & set(reading.words[max(0, hit.start - 4) : hit.start])
    )


def alike(reading: Reading, hit: Hit) -> bool:
    """Whether two ids, days, times or amounts stand on either side."""
    for name in ("id", "clock_time", "money", "percent", "@sort_hue"):
        hits = reading.hits(name) if name[0] == "@" else reading.entities(name)
        if any(one.end == hit.start for one in hits) and any(one.start - hit.end in (0, 1) for one in hits):
            return True
        if any(one.start < hit.start and hit.end < one.end for one in hits):
            return True
    return days_on_either_side(reading, hit)


def days_on_either_side(reading: Reading, hit: Hit) -> bool:
    """Whether days or times stand on either side: "Thursday 10:00, or Tuesday"."""
    if reading.words[hit.start - 1] != "," or "@weekday" not in reading.all_hits:
        return False
    if {"should", "if", "unless", "when", "whichever"} & set(reading.words[hit.end :]):
        return False
    days = [*reading.entities("date"), *reading.entities("clock_time")]
    return any(one.end == hit.start - 1 for one in days) and any(one.start == hit.end for one in days)


def days_beside(reading: Reading, hit: Hit) -> bool:
    """Whether a day or a time stands on either side: "Wednesday or Thursday", "today at 5 or tomorrow at 9"."""
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    return any(one.end == hit.start for one in times) and any(one.start - hit.end in (0, 1) for one in times)
