"""The one place to tell about a request or a score: it counts, and it logs."""

from logging import DEBUG, INFO

from msgspec import Struct

from askfirst.http.observing.tally import Tally
from askfirst.journal import Journal
from askfirst.model import Assessment
from askfirst.ports import Backlog

_QUIET = frozenset({"/livez", "/readyz", "/metrics"})
"""Asked for every few seconds; logged at debug only."""


class Seen(Struct, frozen=True, array_like=True):
    """What is counted and logged of an assessment, also of one that was made in another process."""

    id: str
    decision: str
    confidence: float
    department: str | None
    language: str
    rules: tuple[str, ...]


def seen(assessment: Assessment) -> Seen:
    """What is counted and logged of this one."""
    return Seen(
        assessment.id,
        assessment.decision,
        assessment.confidence,
        assessment.department,
        assessment.language,
        tuple([issue.rule for issue in assessment.issues]),
    )


class Ledger:
    """Counters and journal."""

    def __init__(self, tally: Tally, journal: Journal) -> None:
        self.tally, self._journal = tally, journal

    def request(
        self, method: str, route: str, status: int, seconds: float, request_id: bytes, key_id: str | None
    ) -> None:
        """A request was answered. `route` is its template: paths may hold tokens, queries anything."""
        self.tally.request(method, route, status, seconds)
        level = DEBUG if route in _QUIET else INFO
        if level >= self._journal.level:
            fields = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 3),
                "request_id": request_id.decode("ascii"),
                "key": key_id,
            }
            self._journal.write(level, "request", fields)

    def score(self, score: Seen, request_id: bytes) -> None:
        """An instruction was scored. What proceeds under a reservation is logged, without its text."""
        self.tally.score(score.decision, score.department, score.language, score.rules)
        if score.decision == "proceed_with_log" and self._journal.level <= INFO:
            fields = {
                "assessment": score.id,
                "request_id": request_id.decode("ascii"),
                "confidence": score.confidence,
                "rules": score.rules,
                "department": score.department,
                "language": score.language,
            }
            self._journal.write(INFO, "proceed_with_log", fields)

    def delivery(self, outcome: str, lag: float) -> None:
        """An attempt to deliver an event ended, `lag` seconds after it. Its log is the worker's."""
        self.tally.delivery(outcome, lag)

    def backlog(self, backlog: Backlog) -> None:
        """What the store has left to do."""
        self.tally.backlog = backlog
