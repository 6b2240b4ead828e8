"""What callers may say of how a clarification is to go."""

from typing import Annotated

from msgspec import Meta, Struct

from askfirst.clarifications.state import MAX_LEVELS, MAX_QUESTIONS, MAX_TURNS, Mode, Sentence
from askfirst.durations import Duration
from askfirst.model import Name


class LevelRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level as a caller gives it. Without `timeout` the request's holds."""

    role: Annotated[Name, Meta(description="The role of whoever is asked")]
    timeout: Annotated[
        Duration | None, Meta(description='How long this level is waited for: seconds, or text such as "4h"')
    ] = None
    reach: Annotated[
        Annotated[str, Meta(max_length=500)] | None, Meta(description="How to reach them: handed back as it is")
    ] = None


class OwnQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that the caller brings along; asked as given."""

    text: Annotated[Sentence, Meta(description="The question")]
    field: Annotated[Name | None, Meta(description="The parameter that it is about; null where it has no name")] = None
    options: Annotated[tuple[Name, ...], Meta(max_length=20, description="Answers to choose from")] = ()
    assume: Annotated[Sentence | None, Meta(description="What is taken for granted when nobody answers")] = None


class Extras(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What callers may say also where a chat, not a chain of people, is asked."""

    original_message_id: Annotated[Name | None, Meta(description="Yours: handed back as it is")] = None
    max_turns: Annotated[
        Annotated[int, Meta(ge=1, le=MAX_TURNS)] | None,
        Meta(description="Replies to one issue that may settle nothing, 1 to 3"),
    ] = None
    questions: Annotated[
        tuple[Sentence | OwnQuestion, ...],
        Meta(
            max_length=MAX_QUESTIONS, description="Your own, asked in order, whatever the score; nothing else is asked"
        ),
    ] = ()
    context_text: Annotated[
        Annotated[str, Meta(max_length=20_000)] | None,
        Meta(description="What `prompt` begins with: an article that your search found, for instance"),
    ] = None
    requires_handoff: Annotated[bool, Meta(description="Whether to pass on to a person after the answer")] = False


class Options(Extras, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a clarification is to go; what is None is taken from the department's pack.

    `questions`, the caller's own, are asked in order whatever the score, and nothing else is then
    asked. `timeout` holds for every level without one of its own.
    """

    timeout: Annotated[
        Duration | None, Meta(description='How long each level is waited for: seconds, or text such as "4h"')
    ] = None
    chain: Annotated[
        Annotated[tuple[LevelRequest, ...], Meta(min_length=1, max_length=MAX_LEVELS)] | None,
        Meta(description="Who is asked, in turn, each role once; it begins at the role of `to`"),
    ] = None
    mode: Annotated[Mode, Meta(description="`one_by_one`, or `all_at_once` for a form")] = "one_by_one"
