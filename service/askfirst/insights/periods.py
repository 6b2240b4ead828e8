"""Periods: counters are kept by the hour (UTC); days, weeks and months are sums of hours."""

from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias

HOUR = 3_600_000
"""In milliseconds."""

Period: TypeAlias = Literal["hour", "day", "week", "month"]


def hour_of(at: int) -> str:
    """The name of the hour of a time in ms, under which counters are kept: `2026-11-21T20`."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H")


def whole_hours(since: int, until: int) -> tuple[int, int]:
    """The smallest stretch of whole hours that holds one from `since` to before `until`, at least one hour."""
    first = since // HOUR * HOUR
    return first, max(first + HOUR, -(-until // HOUR) * HOUR)


def start_of(hour: str, period: Period) -> datetime:
    """When the period begins that an hour lies in. Weeks begin on Monday (ISO 8601)."""
    at = datetime.strptime(hour, "%Y-%m-%dT%H").replace(tzinfo=UTC)
    if period == "hour":
        return at
    at = at.replace(hour=0)
    if period == "week":
        return at - timedelta(days=at.weekday())
    return at if period == "day" else at.replace(day=1)


def end_of(start: datetime, period: Period) -> datetime:
    """When the period ends that begins then: the beginning of the next one."""
    if period == "month":
        return (start + timedelta(days=32)).replace(day=1)
    return start + {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(days=7)}[period]
