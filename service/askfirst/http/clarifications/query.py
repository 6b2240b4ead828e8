"""What stands behind the question mark: how long to wait, what to list."""

from typing import Annotated

from msgspec import Meta, Struct, field

from askfirst.model import Name
from askfirst.ports import Filter, Status

MAX_WAIT = 60.0
"""Seconds that a long poll lasts at most: less than proxies wait."""


class LookQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`wait` for a change, in seconds; `version` is the one that the caller has seen."""

    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0.0
    version: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class ListQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which clarifications, how many, and after which."""

    status: Status | None = None
    department: Name | None = None
    language: Name | None = None
    from_: Name | None = field(default=None, name="from")
    to: Name | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None

    def filter(self, owner: str | None) -> Filter:
        """The labels, as a store knows them; of one owner, or (None) of all."""
        return Filter(
            status=self.status,
            department=self.department,
            language=self.language,
            from_agent=self.from_,
            to_agent=self.to,
            owner=owner,
        )
