"""The plain numbers behind the KPIs. They add up: periods, departments and pairs are sums."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from askfirst.insights.labels import Labels, read_counter
from askfirst.ports import Count


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


def total(figures: Iterable[Figures]) -> Figures:
    """The sum."""
    return sum(figures, Figures())
