"""Lengths of time as they may be written: 3600, "60m", "1h"."""

from typing import Annotated, TypeAlias

from msgspec import Meta

LONGEST = 30 * 86_400
"""The longest that somebody is waited for, in seconds."""
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=LONGEST)]
PATTERN = (
    "^([1-9][0-9]{0,5} ?s|[1-9][0-9]{0,3} ?m|([1-9][0-9]?|[1-6][0-9]{2}|7[01][0-9]|720) ?h|([1-9]|[12][0-9]|30) ?d)$"
)
"""A number and its unit: seconds, minutes, hours or days, at most 30 days."""
Duration: TypeAlias = Seconds | Annotated[str, Meta(pattern=PATTERN, examples=["4h"])]
UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def seconds(duration: Duration) -> int:
    """A length of time in seconds."""
    return duration if isinstance(duration, int) else int(duration[:-1]) * UNITS[duration[-1]]
