"""The two bodies of a step: an instruction to begin with, or a context with what happened."""

from functools import partial
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from askfirst.clarifications.events import Answered, Cancelled, Declined, Escalated, Event, Given, Skipped, TimedOut
from askfirst.clarifications.options import Options
from askfirst.clarifications.state import MAX_QUESTIONS, Remark, Value
from askfirst.clarifications.view import party
from askfirst.http.problems import refused_value
from askfirst.model import Asker, Instruction, Name, Party, Text, Writer

EventName: TypeAlias = Literal["answered", "timed_out", "skipped", "declined", "escalated", "cancelled"]
GivenValue: TypeAlias = Text | int | float | bool
Candidates: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=200)]

wrong = partial(refused_value, "invalid-answer")


class ClarificationStart(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An instruction, or its text alone, and how its clarification is to go.

    `from`, `to` and `candidates` stand for those of the instruction. With `single_use` each context may be used in
    one way only, which takes a store.
    """

    instruction: Annotated[
        Instruction | Annotated[str, Meta(min_length=1, max_length=20_000)],
        Meta(description="The instruction, or its text alone"),
    ]
    from_: Asker = field(default=None, name="from")
    to: Writer = None
    candidates: Annotated[
        Candidates | None,
        Meta(description="What your own search found for a name in the text: [] for nothing, several to choose from"),
    ] = None
    single_use: Annotated[
        bool,
        Meta(description="Whether each context may be used in one way only: needs a store, and another use gets 409"),
    ] = False

    def whole(self) -> Instruction:
        """The instruction with what stands beside it."""
        given = self.instruction
        instruction = given if isinstance(given, Instruction) else Instruction(text=given)
        beside = {"from_": self.from_, "to": self.to, "candidates": self.candidates}
        return msgspec.structs.replace(
            instruction, **{name: value for name, value in beside.items() if value is not None}
        )


class FieldAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several answers: by the field that is asked for, or by the question's id."""

    value: Annotated[GivenValue, Meta(description="The answer")]
    field: Annotated[Name | None, Meta(description="The parameter that it is about; null where it has no name")] = None
    question_id: Annotated[Name | None, Meta(description="The question that it is about")] = None
    explanation: Annotated[Remark | None, Meta(description="What the person says about the answer")] = None


class Happened(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What goes with an event.

    An answer is one `value`, or several `clarifications`. It names its question by `question_id` or
    `field`; it need not while only one has been asked. `from` is who answers, `candidates` what a
    new search found with the answer in mind.
    """

    value: Annotated[GivenValue | None, Meta(description="The answer")] = None
    question_id: Annotated[Name | None, Meta(description="The question that it is about")] = None
    field: Annotated[Name | None, Meta(description="The parameter that it is about; null where it has no name")] = None
    explanation: Annotated[Remark | None, Meta(description="What the person says about the answer")] = None
    clarifications: Annotated[
        Annotated[tuple[FieldAnswer, ...], Meta(min_length=1, max_length=2 * MAX_QUESTIONS)] | None,
        Meta(description="Several answers, each with its `field` or `question_id`"),
    ] = None
    from_: Annotated[Party | Name | None, Meta(description="Who answers")] = msgspec.field(default=None, name="from")
    candidates: Annotated[
        Candidates | None,
        Meta(description="What your own search found for a name in the text: [] for nothing, several to choose from"),
    ] = None


class NamedEvent(Happened, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event as an object of its own."""

    type: Annotated[EventName, Meta(description="What has happened")]


class ClarificationMove(Happened, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A context as it was handed out, and what has happened since: a name, with its details beside it or inside."""

    context: Annotated[
        str,
        Meta(
            min_length=1,
            description="The whole state, signed: send it back with what happens next; null where the service keeps it",
        ),
    ]
    event: Annotated[EventName | NamedEvent, Meta(description="What has happened")]


def event_of(move: ClarificationMove) -> Event:
    """The event of a move. Raises RequestError where its details do not fit it."""
    if isinstance(move.event, NamedEvent):
        if any(getattr(move, name) is not None for name in Happened.__struct_fields__):
            raise wrong("event", "Its details stand beside it as well", "Put all of them inside `event`, or all beside")
        return event_from(move.event.type, move.event, "event.")
    return event_from(move.event, move, "")


def event_from(name: EventName, details: Happened, at: str) -> Event:
    """The event of this name. `at` is where its details stand. Raises RequestError."""
    by = party(details.from_)
    if name == "answered":
        return Answered(given=given_of(details, at), by=by, candidates=details.candidates)
    for other in ("value", "clarifications", "candidates", "explanation", "field"):
        if getattr(details, other) is not None:
            raise wrong(f"{at}{other}", f"Does not go with `{name}`", "Remove it, or send the event `answered`")
    if name in ("skipped", "declined"):
        kind = Skipped if name == "skipped" else Declined
        return kind(question_id=details.question_id, by=by)
    if name == "cancelled":
        return Cancelled(by=by)
    return TimedOut() if name == "timed_out" else Escalated()


def given_of(details: Happened, at: str) -> tuple[Given, ...]:
    """The answers of an event. Raises RequestError where there are none, or they are given in two ways."""
    if (details.value is None) == (details.clarifications is None):
        both = details.value is not None
        message = "Stands beside `clarifications`" if both else "Missing"
        raise wrong(f"{at}value", message, "Give one `value`, or several answers in `clarifications`")
    answers = details.clarifications or (
        FieldAnswer(
            value=checked(details.value),
            field=details.field,
            question_id=details.question_id,
            explanation=details.explanation,
        ),
    )
    return tuple(given(answer, f"{at}value") for answer in answers)


def checked(value: Value | None) -> Value:
    """The value, which is there."""
    return "" if value is None else value


def given(answer: FieldAnswer, at: str) -> Given:
    """One answer. Raises RequestError where it is blank."""
    if isinstance(answer.value, str) and not answer.value.strip():
        raise wrong(at, "Is blank", "Give the answer in words, or send the event `skipped`")
    return Given(value=answer.value, question_id=answer.question_id, field=answer.field, explanation=answer.explanation)
