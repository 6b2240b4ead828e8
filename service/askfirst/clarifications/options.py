"""What callers may say of how a clarification is to go."""

from typing import Annotated

from msgspec import Meta, Struct

from askfirst.clarifications.state import MAX_LEVELS, MAX_QUESTIONS, MAX_TURNS, Mode, Sentence
from askfirst.durations import Duration
from askfirst.model import Name


class LevelRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level as a caller gives it. Without `timeout` the request's holds."""

    role: Name
    timeout: Duration | None = None
    reach: Annotated[str, Meta(max_length=500)] | None = None


class OwnQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that the caller brings along; asked as given."""

    text: Sentence
    field: Name | None = None
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    assume: Sentence | None = None


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a clarification is to go; what is None is taken from the department's pack.

    `questions`, the caller's own, are asked in order whatever the score, and nothing else is then
    asked. `timeout` holds for every level without one of its own.
    """

    original_message_id: Name | None = None
    timeout: Duration | None = None
    chain: Annotated[tuple[LevelRequest, ...], Meta(min_length=1, max_length=MAX_LEVELS)] | None = None
    max_turns: Annotated[int, Meta(ge=1, le=MAX_TURNS)] | None = None
    mode: Mode = "one_by_one"
    questions: Annotated[tuple[Sentence | OwnQuestion, ...], Meta(max_length=MAX_QUESTIONS)] = ()
    context_text: Annotated[str, Meta(max_length=20_000)] | None = None
    requires_handoff: bool = False
