"""The one place to tell about a request or a score: it counts, logs and traces."""

from logging import DEBUG, INFO
from typing import TYPE_CHECKING

from askfirst.clarifications.state import Clarification
from askfirst.counting import Book
from askfirst.http.observing import QUIET
from askfirst.http.observing.metrics import Metrics
from askfirst.insights.seen import Seen
from askfirst.journal import Journal
from askfirst.ports import SHARED, Backlog

if TYPE_CHECKING:
    from askfirst.http.observing.traces import Traces
    from askfirst.llm.asking import Asked

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Ledger:
    """Counters, for the metrics and for the KPIs, journal, and traces where they are kept."""

    def __init__(self, metrics: Metrics, journal: Journal, book: Book, traces: "Traces | None" = None) -> None:
        self._metrics, self._journal, self._book, self._traces = metrics, journal, book, traces

    def request(
        self, method: str, route: str, status: int, seconds: float, request_id: bytes, key_id: str | None
    ) -> None:
        """A request was answered. `route` is its template: paths may hold tokens, queries anything."""
        self._metrics.requests.labels(method if method in _METHODS else "other", route, status).inc()
        self._metrics.durations.labels(route).observe(seconds)
        if self._traces is not None:
            self._traces.request(method, route, status, request_id, key_id)
        level = DEBUG if route in QUIET else INFO
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

    def score(self, score: Seen, request_id: bytes, owner: str = SHARED) -> None:
        """An instruction of this owner was scored. What proceeds under a reservation is logged, without its text."""
        self._metrics.scores.labels(score.decision, score.department or "", score.language).inc()
        for rule in score.rules:
            self._metrics.issues.labels(rule).inc()
        self._book.message(score, owner)
        if self._traces is not None:
            self._traces.score(score)
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

    def hindered(self, lane: str, outcome: str) -> None:
        """A call of a lane of scoring was not simply done."""
        self._metrics.hindered.labels(lane, outcome).inc()

    def asked(self, asked: "Asked") -> None:
        """A second opinion was wanted; a breaker that is open has let nobody be asked."""
        usage = asked.answer.usage
        self._metrics.opinions.labels(asked.outcome).inc()
        self._metrics.tokens.labels("input").inc(usage.prompt_tokens)
        self._metrics.tokens.labels("output").inc(usage.completion_tokens)
        if self._traces is not None and asked.outcome != "resting":
            self._traces.asked(asked)

    def delivery(self, outcome: str, lag: float) -> None:
        """An attempt to deliver an event ended, `lag` seconds after it. Its log is the worker's."""
        self._metrics.deliveries.labels(outcome).inc()
        if outcome == "delivered":
            self._metrics.lags.observe(lag)

    def backlog(self, backlog: Backlog) -> None:
        """What the store has left to do."""
        self._metrics.backlog = backlog

    def carried(self, before: Clarification | None, after: Clarification, owner: str = SHARED) -> None:
        """A clarification that its caller carries was opened (`before` None) or moved on."""
        self._book.carried(before, after, owner)
