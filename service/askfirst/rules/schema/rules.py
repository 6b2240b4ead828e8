"""Rules, and actions with what they cannot do without."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from askfirst.model import IssueType, Kind
from askfirst.rules.schema.conditions import Shorthand
from askfirst.rules.schema.wording import Examples, Varied

RuleId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{2,79}$")]

Blocks = bool | Literal["alone", "unless_sure"]
"""Whether an issue asks by itself: always, never, only where no classifier weighs the request, unless one is sure."""


class RuleSource(Varied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule as written. `blocks: false` lowers the confidence without asking by itself.

    `blocks: alone` does so where a classifier weighs the request, and blocks where rules decide alone;
    `blocks: unless_sure` does so only where that classifier is sure that the request is clear.
    `variants` are other wordings, chosen by the finding: what is known already is not asked for.
    """

    id: RuleId
    type: IssueType
    kind: Kind | None = None
    field: str | None = None
    when: Shorthand
    unless: Shorthand | None = None
    blocks: Blocks | None = None
    every: bool = False
    replaces: tuple[str, ...] = ()
    examples: Examples = Examples()


class Slot(Varied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something an action cannot do without, and what gives it: one of the `fields`, or `given_by` in the text."""

    given_by: Shorthand | None = None
    replaces: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    blocks: Blocks | None = None
    kind: Kind = "required_parameter_absent"
    examples: Examples = Examples()


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Required slots of an action. `unless` narrows the sense of its verb, `when`.

    `names` are what a request's `action` may call it, beside the action's own name. Without `when` the action is
    known by these alone.
    """

    when: Shorthand | None = None
    unless: Shorthand | None = None
    names: tuple[str, ...] = ()
    slots: dict[str, Slot]
