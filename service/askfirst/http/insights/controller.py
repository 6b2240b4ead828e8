"""`GET /v1/kpis`, `GET /v1/patterns` and `POST /v1/feedback`."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from litestar import Controller, Response, get, post
from msgspec import Meta, Struct, field
from msgspec.structs import asdict

from askfirst.counting import Insights, KpiQuery, PatternQuery
from askfirst.http.dependencies import Injected
from askfirst.http.idempotency import Repeatable
from askfirst.http.insights.feedback import FeedbackRequest, FeedbackTaken, keep_feedback
from askfirst.http.openapi import STORE
from askfirst.http.problems import refused_value
from askfirst.insights.counters import Period
from askfirst.insights.kpis import KpiReport
from askfirst.insights.patterns import SeenPattern
from askfirst.model import IssueType, Name
from askfirst.ports import Caller, Store

Moment = Annotated[str, Meta(min_length=1, max_length=40, description="A date or a time (ISO 8601), UTC unless said")]
LONGEST = 400 * 86_400_000
"""The longest stretch of time that one answer covers, in ms: what is kept."""
_YEARS = range(2000, 3000)
wrong = partial(refused_value, "bad-request")
_FRESH = {"cache-control": "no-store"}
_AWAY = {503: "The store does not answer: try again after `Retry-After` seconds"}


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


class PatternList(Struct, frozen=True):
    """Patterns, the most frequent first."""

    patterns: Annotated[tuple[SeenPattern, ...], Meta(description="The most frequent first")]


class InsightsController(Controller):
    """What the counters say, and what people say."""

    path = "/v1"
    tags = ("Insights",)

    @get("/kpis", problems=_AWAY)
    async def kpis(
        self, caller: Injected[Caller], wanted: Injected[KpiParameters], insights: Injected[Insights]
    ) -> Response[KpiReport]:
        """The four KPIs, with targets and alert states.

        Clarification rate, resolution time, timeout rate and success rate: in all, by department, by agent
        pair, and with `period` by hour, day, week or month (UTC). Without `since`: the last 24 hours. Times
        are widened to whole hours. A clarification counts in the hour in which it was opened, however late it
        ends. Ratios go from 0 to 1.
        """
        return Response(await insights.kpis(wanted.query(insights.now(), caller.within)), headers=_FRESH)

    @get("/patterns", problems=_AWAY)
    async def patterns(
        self, caller: Injected[Caller], wanted: Injected[PatternParameters], insights: Injected[Insights]
    ) -> Response[PatternList]:
        """What is asked again and again between two agents.

        The most frequent first. A pattern that was seen more than 10 times has a suggestion for the writer of
        the instructions (`to`), with a template in their language; the event `pattern.detected` told of it
        once. Examples hold rules and fields, and the beginning of the text only with
        ASKFIRST_KEEP_EXAMPLES. `feedback` counts verdicts about cases of the pattern.
        """
        found = await insights.patterns(wanted.query(caller.within))
        return Response(PatternList(found), headers=_FRESH)

    @post("/feedback", problems=STORE | _AWAY)
    async def feedback(
        self,
        caller: Injected[Caller],
        data: FeedbackRequest,
        repeatable: Injected[Repeatable],
        store: Injected[Store],
    ) -> Response[FeedbackTaken]:
        """Say that something was clear, or that a question did not help.

        About one assessment or one clarification. Shown beside patterns, and exported for training by
        `askfirst export --table training`. Of an assessment nothing is kept: send the `instruction` along if
        something is to be learned from it.
        """
        key = repeatable.key(data, "feedback", "fb_")
        return await repeatable.answer(key, lambda: keep_feedback(store, data, caller, key))
