"""What is taken: what is to be clarified, answers, how long to wait, what to list."""

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from askfirst.clarifications.events import Answered, Declined, Skipped
from askfirst.clarifications.options import Options
from askfirst.clarifications.view import party
from askfirst.desk import Asked, CallbackTo
from askfirst.http.problems import refused_value
from askfirst.http.steps.body import Happened, event_from
from askfirst.model import (
    Action,
    Asker,
    Candidates,
    Department,
    GivenText,
    GivenThresholds,
    Instruction,
    KnownUnclear,
    Language,
    Message,
    Name,
    Party,
    Writer,
)
from askfirst.ports import Filter, Status

Many = Annotated[tuple[Name, ...], Meta(max_length=100)]

MAX_WAIT = 60.0
"""Seconds that a long poll lasts at most: less than proxies wait."""

wrong = partial(refused_value, "invalid-instruction")


class ClarificationRequest(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An instruction as for /v1/score, and how its clarification is to go.

    The instruction stands here field by field, or whole as `instruction` (an object, or its text
    alone). `callback_url` is told of every event.
    """

    text: Annotated[GivenText | None, Meta(description="The instruction, in the words in which it was asked")] = None
    instruction: Annotated[Instruction | GivenText | None, Meta(description="The instruction, or its text alone")] = (
        None
    )
    action: Action = None
    fields: Annotated[
        Annotated[dict[str, Any], Meta(max_length=200)] | None,
        Meta(description="Parameters that are known beside the text"),
    ] = None
    department: Department = None
    language: Language = None
    history: Annotated[
        Annotated[tuple[Message, ...], Meta(max_length=200)] | None,
        Meta(description="The conversation so far; the last ten messages are read"),
    ] = None
    candidates: Candidates = None
    required_fields: Annotated[Many | None, Meta(description="Names of parameters that must be known")] = None
    is_ambiguous: KnownUnclear = None
    rules_off: Annotated[Many | None, Meta(description="Rules that do not count this time")] = None
    thresholds: GivenThresholds = None
    from_: Asker = field(default=None, name="from")
    to: Writer = None
    callback_url: Annotated[
        Annotated[str, Meta(min_length=1, max_length=2_000)] | None, Meta(description="Told of every event")
    ] = None
    callback_to: Annotated[
        CallbackTo,
        Meta(
            description="`execution` where the address is that of one waiting execution of a workflow, as n8n's "
            "resume URL: once it is no more, 404, 409 and 410 end the calls. `receiver` (the "
            "default): they are tried again for a day"
        ),
    ] = "receiver"

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
            raise refused_value("invalid-answer", "request_id", "Names another clarification", mend)
        event = event_from(self.outcome, self, "")
        if not isinstance(event, Answered | Skipped | Declined):
            raise TypeError(self.outcome)
        return event


class CancelRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who cancels, if that matters."""

    from_: Annotated[Party | Name | None, Meta(description="Who cancels")] = field(default=None, name="from")

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
