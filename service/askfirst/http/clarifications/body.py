"""What is taken: what is to be clarified, answers, how long to wait, what to list."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from askfirst.clarifications.events import Answered, Declined, Skipped
from askfirst.clarifications.options import Options
from askfirst.clarifications.view import party
from askfirst.desk import Asked, CallbackTo
from askfirst.http.problems import RequestError, refused_value
from askfirst.http.steps.body import Happened, event_from
from askfirst.model import GivenText, Instruction, Message, Name, Party, Thresholds
from askfirst.ports import Filter, Status

Many = Annotated[tuple[Name, ...], Meta(max_length=100)]

MAX_WAIT = 60.0
"""Seconds that a long poll lasts at most: less than proxies wait."""


class ClarificationRequest(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An instruction as for /v1/score, and how its clarification is to go.

    The instruction stands here field by field, or whole as `instruction` (an object, or its text
    alone). `callback_url` is told of every event.
    """

    text: GivenText | None = None
    instruction: Instruction | GivenText | None = None
    action: Name | None = None
    fields: Annotated[dict[str, Any], Meta(max_length=200)] | None = None
    department: Name | None = None
    language: Name | None = None
    history: Annotated[tuple[Message, ...], Meta(max_length=200)] | None = None
    candidates: Annotated[tuple[Name, ...], Meta(max_length=200)] | None = None
    required_fields: Many | None = None
    is_ambiguous: bool | None = None
    rules_off: Many | None = None
    thresholds: Thresholds | None = None
    from_: Party | Name | None = field(default=None, name="from")
    to: Party | Name | None = None
    callback_url: Annotated[str, Meta(min_length=1, max_length=2_000)] | None = None
    callback_to: CallbackTo = "receiver"

    def asked(self, owner: str) -> Asked:
        """The request in the words of the desk, for this owner. Raises RequestError where parts do not fit."""
        return Asked(
            instruction=self.whole(),
            options=self,
            callback_url=self.callback_url,
            callback_to=self.callback_to,
            owner=owner,
        )

    def whole(self) -> Instruction:
        """The instruction with what stands beside it. Raises RequestError."""
        if (self.text is None) == (self.instruction is None):
            path, said = ("text", "Missing") if self.text is None else ("instruction", "Stands beside `text`")
            raise wrong(path, said, "Give the instruction as `text`, with its other fields, or whole as `instruction`")
        if self.text is not None:
            return Instruction(text=self.text, **self.given(FLAT + BESIDE))
        if doubled := self.given(FLAT):
            name = next(iter(doubled))
            raise wrong(name, "Stands beside `instruction`", f"Put `{name}` inside `instruction`")
        instruction = self.instruction
        whole = instruction if isinstance(instruction, Instruction) else Instruction(text=str(instruction))
        return msgspec.structs.replace(whole, **self.given(BESIDE))

    def given(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Those of the instruction's fields that are there."""
        return {name: value for name in names if (value := getattr(self, name)) is not None}


FLAT = ("action", "fields", "department", "language", "history", "required_fields", "is_ambiguous", "rules_off",
        "thresholds")  # fmt: skip
BESIDE = ("from_", "to", "candidates")


class AnswerRequest(Happened, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer, or that there will be none.

    One `value`, or several `clarifications`; or `outcome` with `skipped` ("go on without") or `declined`.
    It names its question by `question_id` or `field`, and need not while only one has been asked.
    `request_id`, `to` and `timestamp` are those of the protocol's response, taken and not used.
    """

    outcome: Literal["answered", "skipped", "declined"] = "answered"
    request_id: Name | None = None
    to: Party | Name | None = None
    timestamp: Name | None = None

    def event(self, id_: str) -> Answered | Skipped | Declined:
        """What happened. Raises RequestError where the parts do not fit each other."""
        if self.request_id not in (None, id_):
            raise wrong("request_id", "Names another clarification", f"Send {id_!r}, or leave it out", "invalid-answer")
        event = event_from(self.outcome, self, "")
        if not isinstance(event, Answered | Skipped | Declined):
            raise TypeError(self.outcome)
        return event


class CancelRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who cancels, if that matters."""

    from_: Party | Name | None = field(default=None, name="from")

    def by(self) -> Party | None:
        """Who, as a party."""
        return party(self.from_)


class LookQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`wait` for a change, in seconds; `version` is the one that the caller has seen."""

    wait: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0.0
    version: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class ListQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which clarifications, how many, and after which."""

    status: Status | None = None
    department: Name | None = None
    language: Name | None = None
    from_: Name | None = field(default=None, name="from")
    to: Name | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None

    def filter(self, owner: str | None) -> Filter:
        """The labels, as a store knows them; of one owner, or (None) of all."""
        return Filter(
            status=self.status,
            department=self.department,
            language=self.language,
            from_agent=self.from_,
            to_agent=self.to,
            owner=owner,
        )


def wrong(path: str, message: str, mend: str, slug: str = "invalid-instruction") -> RequestError:
    """The refusal of one value."""
    return refused_value(slug, path, message, mend)
