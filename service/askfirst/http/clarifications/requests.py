"""What is taken to open, to cancel, to look at and to list clarifications."""

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from askfirst.clarifications.options import Options
from askfirst.clarifications.view import party
from askfirst.desk import Asked, CallbackTo
from askfirst.http.problems import refused_value
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


class ClarificationStart(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An instruction, or its text alone, and how its clarification is to go.

    `from`, `to` and `candidates` stand for those of the instruction. With `single_use` each context may be used in
    one way only, which takes a store.
    """

    instruction: Annotated[Instruction | GivenText, Meta(description="The instruction, or its text alone")]
    from_: Asker = field(default=None, name="from")
    to: Writer = None
    candidates: Candidates = None
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
