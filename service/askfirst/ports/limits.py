"""How long and how much stores keep."""

DAY = 86_400_000
"""In milliseconds."""

ONCE_KEPT = DAY
"""Idempotency keys."""
INSIGHTS_KEPT = 400 * DAY
"""Counters, patterns and feedback: a year, and the same month of the year before."""
EXAMPLES_KEPT = 5
"""Examples of a pattern, the latest."""
PURGED_AT_ONCE = 500
"""So that a purge never holds up a commit for long."""


def keep_days_ms(days: float) -> int:
    """The setting for closed clarifications, events and dead letters, in milliseconds."""
    return round(days * DAY)
