"""Counters, patterns and feedback: what insights are computed from."""

from msgspec import Struct

from askfirst.ports.owners import SHARED


class Increment(Struct, frozen=True, order=True):
    """Adds to one counter. Periods sort as text, `2026-11-21T20` for instance; names mean nothing to a store."""

    period: str
    name: str
    by: int = 1


class Count(Struct, frozen=True, order=True):
    """One counter's value."""

    period: str
    name: str
    value: int


class Sighting(Struct, frozen=True, kw_only=True):
    """One more case of a pattern, or several at once. The same id is counted once."""

    id: str
    agent_pair: str
    ambiguity_type: str
    example: str | None = None
    """JSON; only the latest few of a pattern are kept."""
    at: int
    times: int = 1
    owner: str = SHARED


class Pattern(Struct, frozen=True, kw_only=True):
    """A row of the protocol's table `clarification_patterns`."""

    pattern_id: int
    agent_pair: str
    ambiguity_type: str
    occurrence_count: int
    example_requests: tuple[str, ...]
    """JSON each, the latest first."""
    suggested_improvement: str | None
    last_seen: int
    owner: str = SHARED
    """With pair and type it names the pattern."""


class Feedback(Struct, frozen=True, kw_only=True):
    """What somebody said about an assessment or a clarification."""

    id: str
    at: int
    subject: str
    """The id of the assessment or the clarification."""
    verdict: str
    body: bytes
    """The whole of it, as JSON."""
    owner: str = SHARED


class FeedbackPage(Struct, frozen=True):
    """Feedback newest first; `cursor` asks for what comes after, None says that there is none."""

    feedback: tuple[Feedback, ...]
    cursor: str | None
