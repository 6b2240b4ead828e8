"""The YAML of packs as typed values, before anything is compiled.

A condition says what to find in a text. Exactly one of its finders is given; the modifiers narrow
where a find counts, seen from the trigger. In a list of conditions, a plain string is short for a
phrase, `@name` for a list of the lexicon and `#name` for an entity.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.model import IssueType, Kind, Message, Thresholds

RuleId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{2,79}$")]
Sentence: TypeAlias = Annotated[str, Meta(min_length=3, max_length=400)]
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
    "finding",
    "fields",
    "frame",
)
MODIFIERS = ("within", "near", "after", "before", "on")


class Frame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Orders that lack a part: `verbs` with an object of `objects` (any, if none is given) and not of `but`.

    `lacks` names the part (see docs/packs.md); with `singled` the object must be one certain thing, with `opens`
    the text must get to the point with this order.
    """

    verbs: tuple[str, ...]
    objects: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    lacks: str
    singled: bool = False
    opens: bool = False


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to find. See the module for the short forms.

    Finders: `all`, `any`, `not`; `phrases`; `tokens` (spaCy token patterns); `entity` with `where`
    (attribute values); `sequence` (finds that follow one another within one sentence, at most `gap`
    tokens apart, `span` being the element that is reported); `command` (verbs that give an order
    here); `finding` (a named finder in code); `fields` (request fields that are filled); `frame` (orders that
    lack a part).
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
    finding: str | None = None
    fields: tuple[str, ...] | None = None
    frame: Frame | None = None
    within: Literal["sentence", "clause", "order"] | None = None
    near: Count | None = None
    after: Count | None = None
    before: Count | None = None
    on: Literal[True] | None = None


Shorthand: TypeAlias = str | Condition


class Case(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An example that needs more than a text: what the request carries beside it.

    With `detect` the request does not name its language.
    """

    text: str
    history: tuple[Message, ...] = ()
    fields: dict[str, Any] = default(default_factory=dict)
    candidates: tuple[str, ...] | None = None
    required_fields: tuple[str, ...] = ()
    action: str | None = None
    is_ambiguous: bool | None = None
    detect: bool = False


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    """Texts in which the rule must fire, and texts in which it must not."""

    clarify: tuple[str | Case, ...] = ()
    clear: tuple[str | Case, ...] = ()


class Wording(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said about an issue. `{span}` and the finding's own values may stand in it.

    `spans` are words with which a span begins: of a rule's variants the one is taken that has them.
    `sorts` are those of the options that only name a sort of answer ("a saved list"), each with the
    question that asks for the answer itself.
    """

    issue: Sentence | None = None
    suggestion: Sentence | None = None
    question: Sentence | None = None
    options: tuple[str, ...] = ()
    sorts: dict[str, Sentence] = default(default_factory=dict)
    spans: tuple[str, ...] = ()
    assume: Sentence | None = None
    again: tuple[Sentence, ...] = ()


Blocks = bool | Literal["alone"]
"""Whether an issue asks by itself: always, never, or only where no classifier weighs the request."""


class RuleSource(Wording, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule as written. `blocks: false` lowers the confidence without asking by itself.

    `blocks: alone` does so where a classifier weighs the request, and blocks where rules decide alone.
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
    variants: dict[str, Wording] = default(default_factory=dict)


class Slot(Wording, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something an action cannot do without, and what gives it: the text, or one of the `fields`."""

    given_by: Shorthand
    fields: tuple[str, ...] = ()
    blocks: Blocks | None = None
    kind: Kind = "required_parameter_absent"
    examples: Examples = Examples()


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A verb and its required slots. `unless` narrows the verb's sense.

    `names` are what a request's `action` may call it, beside the action's own name.
    """

    when: Shorthand
    unless: Shorthand | None = None
    names: tuple[str, ...] = ()
    slots: dict[str, Slot]


class Stake(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions that need more clarity than a draft, and how much more."""

    when: Shorthand
    raise_by: Annotated[float, Meta(ge=0, le=0.3)]
    reason: Sentence


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points taken by type (the protocol's formula), and the most a blocked request can reach."""

    missing_information: Annotated[float, Meta(ge=0, le=1)] = 0.2
    multiple_interpretations: Annotated[float, Meta(ge=0, le=1)] = 0.2
    vague_language: Annotated[float, Meta(ge=0, le=1)] = 0.1
    conflicting_instructions: Annotated[float, Meta(ge=0, le=1)] = 0.3
    blocked_cap: Annotated[float, Meta(ge=0, lt=0.7)] = 0.2


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the escalation chain: who is asked, and for how many seconds."""

    role: Annotated[str, Meta(min_length=1, max_length=100)]
    timeout: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 60


class PackSource(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack file: the rules of one language and one department (null: the general pack).

    `blocks` holds for all rules and slots of the file that do not say otherwise.
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


class Lexicon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The word lists of a language, shared by its packs and the entities.

    `adds` gives words to lists that stand under `lists` in another file, so that no two of one name meet by chance.
    `irregular` gives the forms that `~` cannot derive: base form -> other forms. After a word of
    `command_leads` a verb gives an order; `function_words` tell the language of a text, as do the
    small `letters` that few languages have.
    """

    lists: dict[str, tuple[str, ...]] = default(default_factory=dict)
    adds: dict[str, tuple[str, ...]] = default(default_factory=dict)
    command_leads: tuple[str, ...] = ()
    function_words: tuple[str, ...] = ()
    letters: str = ""
    irregular: dict[str, tuple[str, ...]] = default(default_factory=dict)


class AdviceLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a template for instructions: what is to be said (a field's own name goes before), and how."""

    label: Annotated[str, Meta(min_length=1, max_length=100)]
    value: Annotated[str, Meta(min_length=1, max_length=200)]


class Advice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a sender is told whose instructions leave the same things open again and again.

    `improvement` is one sentence with {labels}, those of the template's lines; `task` is its first line.
    """

    improvement: Sentence
    task: Sentence
    kinds: dict[Kind, AdviceLine]


class Questions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Wording by kind for issues whose rule has none of its own, and the generic fallback.

    `doubt` is for what the classifier sees and no rule; without it the classifier is not asked in this language.
    `{phrase}` in a wording is the span without `phrase_leads` at its beginning, and with the words behind it
    up to one of the `phrase_ends`.
    """

    kinds: dict[Kind, Wording]
    fallback: Wording
    combined: Sentence
    doubt: Wording | None = None
    joint: str = " "
    field_names: dict[str, str] = default(default_factory=dict)
    phrase_leads: frozenset[str] = frozenset()
    phrase_ends: frozenset[str] = frozenset()
    advice: Advice | None = None
