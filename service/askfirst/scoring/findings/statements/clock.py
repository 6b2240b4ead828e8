"""Times of day as minutes."""

import re

from askfirst.text.late import late

CLOCK = late(r"(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*(?:([ap])\.?\s?m|o'clock)?", re.IGNORECASE)
DAY = re.compile(r"^\d{4}-\d\d-\d\d[T ]?", re.IGNORECASE)


def minutes(text: str) -> int | None:
    """A time of day in minutes from midnight.

    >>> minutes("14:30"), minutes("2 pm"), minutes("12 am")
    (870, 840, 0)
    """
    found = CLOCK.match(DAY.sub("", text.strip()))
    if not found:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return hour * 60 + minute if hour <= 24 and minute < 60 else None
