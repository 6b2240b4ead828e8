"""Which issues ask when something is to be done."""

UNCLEAR_TIME = "unclear_timeframe"
"""The kind of vague times: "soon"."""
TIME_FIELDS = frozenset("time new_time date deadline timeline".split())
"""The fields that say when, in whatever rule or slot."""
LENGTH_FIELDS = frozenset("length until period duration".split())
"""The fields that say for how long, or until when."""


def asks_when(kind: str | None, field: str | None) -> bool:
    """Whether an issue of that kind and field asks for a time."""
    return kind == UNCLEAR_TIME or field in TIME_FIELDS
