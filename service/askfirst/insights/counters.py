"""What is counted: by hour, department and the two agents; the names of the counters, and what they come to.

A clarification is counted in the hour in which it was opened, however late it ends: so of any stretch of time no more
can have ended than were requested, and periods add up.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import responded
from askfirst.model import Party
from askfirst.ports import Count, Increment

OTHERS = "*"
"""Stands for both agents of a pair beyond the number that is counted one by one."""
HOUR = 3_600_000
"""In milliseconds."""
Period: TypeAlias = Literal["hour", "day", "week", "month"]
"""Counters are kept by the hour (UTC); the others are sums of hours."""


class Labels(Struct, frozen=True, order=True):
    """Department, who asks (`from`) and who wrote the instruction (`to`), empty where not named; and whose it is."""

    department: str = ""
    from_: str = ""
    to: str = ""
    owner: str = ""


def agent(given: Party | str | None) -> str:
    """An agent's name; empty where there is none."""
    return given.id if isinstance(given, Party) else given or ""


def counter(metric: str, labels: Labels) -> str:
    """The name of a counter: `asked|sales|bot-7|anna`, and behind that the owner unless it is the shared one."""
    owner = (labels.owner,) if labels.owner else ()
    return "|".join((metric, *map(_quoted, (labels.department, labels.from_, labels.to, *owner))))


def read_counter(name: str) -> tuple[str, Labels] | None:
    """Metric and labels of a counter; None for a counter of something else."""
    parts = name.split("|")
    return (parts[0], Labels(*map(_plain, parts[1:]))) if len(parts) in (4, 5) else None


def pair_name(from_: str, to: str) -> str:
    """A pair of agents as the protocol's column `agent_pair` has it: `bot-7 > anna`."""
    return " > ".join(name.replace("%", "%25").replace(">", "%3E") for name in (from_, to))


def pair_parts(pair: str) -> tuple[str, str]:
    """Who asks, and who wrote."""
    from_, _, to = pair.partition(" > ")
    return from_.replace("%3E", ">").replace("%25", "%"), to.replace("%3E", ">").replace("%25", "%")


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


class Figures(Struct, frozen=True, kw_only=True):
    """What happened in a stretch of time.

    `messages` were scored, `asked` of them had to be asked about. `requested` are the clarifications
    that were opened in that time; `resolved`, `best_guess` and `cancelled` say how they ended, also
    where they ended later; `escalated` of the resolved went beyond their first level; `resolution_ms`
    is the sum of the resolved ones' times from request to end.
    """

    messages: int = 0
    asked: int = 0
    requested: int = 0
    resolved: int = 0
    escalated: int = 0
    best_guess: int = 0
    cancelled: int = 0
    resolution_ms: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(**{name: getattr(self, name) + getattr(other, name) for name in METRICS})

    @property
    def open(self) -> int:
        """Clarifications that have not ended."""
        return max(0, self.requested - self.resolved - self.best_guess - self.cancelled)


METRICS = frozenset(Figures.__struct_fields__)


class Row(NamedTuple):
    """The figures of one hour for one set of labels."""

    hour: str
    labels: Labels
    figures: Figures


def rows_of(counts: Iterable[Count]) -> list[Row]:
    """Counters as figures; counters of other things are left out."""
    gathered: dict[tuple[str, Labels], dict[str, int]] = {}
    for count in counts:
        read = read_counter(count.name)
        if read and read[0] in METRICS:
            gathered.setdefault((count.period, read[1]), {})[read[0]] = count.value
    return [Row(hour, labels, Figures(**values)) for (hour, labels), values in gathered.items()]


def labels_of(c: Clarification) -> Labels:
    """Department and agents of a clarification."""
    instruction = c.instruction
    return Labels(instruction.department or "", agent(instruction.from_), agent(instruction.to))


def outcomes(before: Clarification | None, after: Clarification, labels: Labels) -> tuple[Increment, ...]:
    """The counters that the step from `before` (None: it was opened) to `after` moves."""
    found: dict[str, int] = {}
    if before is None:
        found["requested"] = 1
    if after.status != "pending" and (before is None or before.status == "pending"):
        found["resolved" if responded(after) else after.status] = 1
        if responded(after):
            found["resolution_ms"] = max(0, (after.closed_at or after.updated_at) - after.created_at)
            if after.level > after.first_level:
                found["escalated"] = 1
    hour = hour_of(after.created_at)
    return tuple(Increment(hour, counter(metric, labels), by) for metric, by in found.items() if by)


def _quoted(label: str) -> str:
    return label.replace("%", "%25").replace("|", "%7C")


def _plain(label: str) -> str:
    return label.replace("%7C", "|").replace("%25", "%")
