"""What has happened to a clarification, as callers say it: to one that is kept, and to one that they carry."""

from functools import partial
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as field_

from askfirst.clarifications.events import Answered, Cancelled, Declined, Escalated, Event, Given, Skipped, TimedOut
from askfirst.clarifications.state import MAX_QUESTIONS, Remark
from askfirst.clarifications.view import party
from askfirst.http.problems import refused_value
from askfirst.model import Candidates, Name, Party, Text

EventName: TypeAlias = Literal["answered", "timed_out", "skipped", "declined", "escalated", "cancelled"]
GivenValue: TypeAlias = Text | int | float | bool

wrong = partial(refused_value, "invalid-answer")


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
    from_: Annotated[Party | Name | None, Meta(description="Who answers")] = field_(default=None, name="from")
    candidates: Candidates = None


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


class AnswerRequest(Happened, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer, or that there will be none.

    One `value`, or several `clarifications`; or `outcome` with `skipped` ("go on without") or `declined`.
    It names its question by `question_id` or `field`, and need not while only one has been asked.
    `request_id`, `to` and `timestamp` are those of the protocol's response, taken and not used.
    """

    outcome: Annotated[
        Literal["answered", "skipped", "declined"],
        Meta(description="`skipped` (go on without) or `declined`, in place of an answer"),
    ] = "answered"
    request_id: Annotated[Name | None, Meta(description="Taken and not used")] = None
    to: Annotated[Party | Name | None, Meta(description="Taken and not used")] = None
    timestamp: Annotated[Name | None, Meta(description="Taken and not used")] = None

    def event(self, id_: str) -> Answered | Skipped | Declined:
        """What happened. Raises RequestError where the parts do not fit each other."""
        if self.request_id not in (None, id_):
            mend = f"Send {id_!r}, or leave it out"
            raise wrong("request_id", "Names another clarification", mend)
        event = event_from(self.outcome, self, "")
        if not isinstance(event, Answered | Skipped | Declined):
            raise TypeError(self.outcome)
        return event


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
    """The answers of an event. Raises RequestError where there are none, one is blank, or there are two kinds."""
    if (details.value is None) == (details.clarifications is None):
        message = "Missing" if details.value is None else "Stands beside `clarifications`"
        raise wrong(f"{at}value", message, "Give one `value`, or several answers in `clarifications`")
    found = []
    for one in details.clarifications or (details,):
        value = "" if one.value is None else one.value
        if isinstance(value, str) and not value.strip():
            raise wrong(f"{at}value", "Is blank", "Give the answer in words, or send the event `skipped`")
        found.append(Given(value=value, question_id=one.question_id, field=one.field, explanation=one.explanation))
    return tuple(found)
