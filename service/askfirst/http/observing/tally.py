"""Plain counters: a dictionary entry per label set, in the thread of the event loop."""

from bisect import bisect_left

from askfirst.ports import Backlog

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the latency classes, in seconds."""

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


LAGS = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 3_600.0)
"""Upper bounds of the classes for how long after an event it was delivered, in seconds."""


class Durations:
    """A histogram: how many were at most how long, and their sum in seconds."""

    __slots__ = ("bounds", "classes", "total")

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.classes = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.classes[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Tally:
    """Everything that is counted since the start. Not for several threads: count on the event loop.

    Labels are bounded: routes are templates, and languages, departments and rules are those of packs.
    """

    def __init__(self) -> None:
        self.requests: dict[tuple[str, str, int], int] = {}
        self.durations: dict[str, Durations] = {}
        self.scores: dict[tuple[str, str | None, str], int] = {}
        self.issues: dict[str, int] = {}
        self.deliveries: dict[str, int] = {}
        self.lags = Durations(LAGS)
        self.scoring: dict[tuple[str, str], int] = {("short", "moved"): 0, ("long", "too_long"): 0}
        self.opinions: dict[str, int] = {}
        self.tokens = {"input": 0, "output": 0}
        self.backlog: Backlog | None = None

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        key = (method if method in _METHODS else "other", route, status)
        self.requests[key] = self.requests.get(key, 0) + 1
        durations = self.durations.get(route)
        if durations is None:
            durations = self.durations[route] = Durations()
        durations.add(seconds)

    def score(self, decision: str, department: str | None, language: str, rules: tuple[str, ...]) -> None:
        """Count an assessment with the rules of its issues."""
        key = (decision, department, language)
        self.scores[key] = self.scores.get(key, 0) + 1
        issues = self.issues
        for rule in rules:
            issues[rule] = issues.get(rule, 0) + 1

    def hindered(self, lane: str, what: str) -> None:
        """Count a call of a lane of scoring that was not simply done."""
        self.scoring[lane, what] = self.scoring.get((lane, what), 0) + 1

    def asked(self, outcome: str, read: int, written: int) -> None:
        """Count a second opinion that was wanted, and the tokens that the model read and wrote for it."""
        self.opinions[outcome] = self.opinions.get(outcome, 0) + 1
        self.tokens["input"] += read
        self.tokens["output"] += written

    def delivery(self, outcome: str, lag: float) -> None:
        """Count an attempt to deliver an event; `lag` is in seconds since the event."""
        self.deliveries[outcome] = self.deliveries.get(outcome, 0) + 1
        if outcome == "delivered":
            self.lags.add(lag)
