"""What stands behind the question mark of KPIs and patterns."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import asdict

from askfirst.counting import KpiQuery, PatternQuery
from askfirst.http.problems import refused_value
from askfirst.insights.periods import Period
from askfirst.model import IssueType, Name

Moment = Annotated[str, Meta(min_length=1, max_length=40, description="A date or a time (ISO 8601), UTC unless said")]
LONGEST = 400 * 86_400_000
"""The longest stretch of time that one answer covers, in ms: what is kept."""
_YEARS = range(2000, 3000)
wrong = partial(refused_value, "bad-request")


class KpiParameters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of one department, one asker (`from`), one writer (`to`); from `since` to before `until`; by `period`."""

    department: Name | None = None
    from_: Name | None = field(default=None, name="from")
    to: Name | None = None
    since: Moment | None = None
    until: Moment | None = None
    period: Period | None = None

    def query(self, now: int, owner: str | None) -> KpiQuery:
        """The same with times in ms, of one owner or (None) of all. Raises RequestError."""
        since, until = moment("since", self.since), moment("until", self.until)
        end = now if until is None else until
        if since is not None and since >= end:
            raise wrong("since", "Is not before `until`" if until is not None else "Lies ahead", "Give an earlier time")
        if since is not None and end - since > LONGEST:
            raise wrong("since", "Lies too far back", "Ask for at most 400 days at once")
        return KpiQuery(**asdict(self) | {"since": since, "until": until, "owner": owner})


class PatternParameters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Patterns between `from`, who asked, and `to`, who wrote; last seen from `since` to before `until`.

    `least` is how often they were seen at least; more than 10 times makes a suggestion.
    """

    department: Name | None = None
    from_: Name | None = field(default=None, name="from")
    to: Name | None = None
    ambiguity_type: IssueType | None = None
    since: Moment | None = None
    until: Moment | None = None
    least: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    limit: Annotated[int, Meta(ge=1, le=1_000)] = 100

    def query(self, owner: str | None) -> PatternQuery:
        """The same with times in ms, of one owner or (None) of all. Raises RequestError."""
        since, until = moment("since", self.since), moment("until", self.until)
        return PatternQuery(**asdict(self) | {"since": since, "until": until, "owner": owner})


def moment(name: str, text: str | None) -> int | None:
    """A date or a time in ms since 1970; UTC where it does not say otherwise. Raises RequestError."""
    if text is None:
        return None
    try:
        read = datetime.fromisoformat(text.replace(" ", "+"))
    except ValueError:
        raise wrong(name, "Is no date or time", "Write 2026-11-21 or 2026-11-21T20:00:00Z") from None
    if read.year not in _YEARS:
        raise wrong(name, "Is no time at which anything was counted", "Give a year from 2000 on")
    return round((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp() * 1000)
