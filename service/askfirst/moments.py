"""Moments as text."""

from datetime import UTC, datetime
from typing import Literal


def iso(at: int | datetime, to: Literal["seconds", "milliseconds"] = "milliseconds") -> str:
    """A moment (ms since 1970, or as such, in UTC) as ISO 8601, as precise as `to` says."""
    moment = at if isinstance(at, datetime) else datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec=to).replace("+00:00", "Z")
