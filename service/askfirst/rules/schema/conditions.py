"""What to find in a text.

Exactly one of a condition's finders is given; the modifiers narrow where a find counts, seen from the trigger. In a
list of conditions, a plain string is short for a phrase, `@name` for a list of the lexicon and `#name` for an entity.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]

FINDERS = (
    "all",
    "any",
    "not_",
    "phrases",
    "tokens",
    "entity",
    "sequence",
    "command",
    "wanted",
    "finding",
    "fields",
)
MODIFIERS = ("within", "near", "after", "before", "on")


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to find. See the module for the short forms.

    Finders: `all`, `any`, `not`; `phrases`; `tokens` (spaCy token patterns); `entity` with `where`
    (attribute values); `sequence` (finds that follow one another within one sentence, at most `gap`
    tokens apart, `span` being the element that is reported); `command` (verbs that give an order
    here); `wanted` (nouns that are an order without a verb); `finding` (a named finder in code); `fields` (request
    fields that are filled).
    Modifiers: `within` the trigger's sentence or clause, or `order` (up to the next order, without what
    stands in brackets); `near`, `after`, `before`: at most so many
    tokens away on either side, behind it, ahead of it; `on`: sharing a word with it.
    """

    all: tuple["Shorthand", ...] | None = None
    any: tuple["Shorthand", ...] | None = None
    not_: "Shorthand | None" = default(default=None, name="not")
    phrases: tuple[str, ...] | None = None
    tokens: tuple[tuple[dict[str, Any], ...], ...] | None = None
    entity: str | None = None
    where: dict[str, str | int | bool] = default(default_factory=dict)
    sequence: tuple["Shorthand", ...] | None = None
    gap: Count = 0
    span: int | None = None
    command: tuple[str, ...] | None = None
    wanted: tuple[str, ...] | None = None
    finding: str | None = None
    fields: tuple[str, ...] | None = None
    within: Literal["sentence", "clause", "order"] | None = None
    near: Count | None = None
    after: Count | None = None
    before: Count | None = None
    on: Literal[True] | None = None


Shorthand: TypeAlias = str | Condition
