"""A pack file: its header, and the rules of one language and department."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.durations import Duration
from askfirst.model import Thresholds
from askfirst.rules.schema.conditions import Shorthand
from askfirst.rules.schema.rules import Action, Blocks, RuleSource
from askfirst.rules.schema.wording import Sentence


class Stake(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions that need more clarity than a draft, and how much more."""

    when: Shorthand
    raise_by: Annotated[float, Meta(ge=0, le=0.3)]
    reason: Sentence
    assume: Sentence | None = None
    """What is assumed when nobody says which things are meant, or how far it goes; unless given, what the rule says."""


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points taken by type (the protocol's formula), and the most a blocked request can reach."""

    missing_information: Annotated[float, Meta(ge=0, le=1)] = 0.2
    multiple_interpretations: Annotated[float, Meta(ge=0, le=1)] = 0.2
    vague_language: Annotated[float, Meta(ge=0, le=1)] = 0.1
    conflicting_instructions: Annotated[float, Meta(ge=0, le=1)] = 0.3
    blocked_cap: Annotated[float, Meta(ge=0, lt=0.7)] = 0.2


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the escalation chain: who is asked, and for how long."""

    role: Annotated[str, Meta(min_length=1, max_length=100)]
    timeout: Duration = 60


class PackSource(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack file: the rules of one language and one department (null: the general pack).

    `blocks` holds for all rules and slots of the file that do not say otherwise. `rules_off` are rules, of this pack
    or one that it extends, that it does without.
    """

    department: str | None
    blocks: Blocks = True
    extends: str | None = None
    thresholds: Thresholds | None = None
    weights: Weights | None = None
    chain: tuple[Level, ...] = ()
    max_turns: Annotated[int, Meta(ge=1, le=3)] | None = None
    stakes: dict[str, Stake] = default(default_factory=dict)
    actions: dict[str, Action] = default(default_factory=dict)
    always_clarify: tuple[RuleSource, ...] = ()
    rules_off: tuple[str, ...] = ()
