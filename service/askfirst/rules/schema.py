"""The YAML of packs as typed values, before anything is compiled: what may stand in a file, and what it means.

A `Lexicon` is a file of word lists, `Questions` a questions.yaml, `PackSource` the file of a department;
docs/packs-reference.md says the same for those who write packs.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.durations import Duration
from askfirst.model import IssueType, Kind, Message, Thresholds
from askfirst.reader.reading import Topic

Sentence: TypeAlias = Annotated[str, Meta(min_length=3, max_length=400)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Points: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
RuleId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{2,79}$")]


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a file; a key that it does not know is an error."""


class Lexicon(Source, frozen=True):
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


FINDERS = (
    "all", "any", "not_", "phrases", "tokens", "entity", "sequence", "command", "wanted", "finding", "fields",
)  # fmt: skip
MODIFIERS = ("within", "near", "after", "before", "on")


class Condition(Source, frozen=True, kw_only=True):
    """What to find in a text: exactly one of the `FINDERS`, and `MODIFIERS` that narrow where it counts.

    In a list of conditions, a plain string is short for a phrase, `@name` for a list of the lexicon and `#name` for an
    entity.

    Finders: `all`, `any`, `not`; `phrases`; `tokens` (spaCy token patterns); `entity` with `where`
    (attribute values); `sequence` (finds that follow one another within one sentence, at most `gap`
    tokens apart, `span` being the element that is reported); `command` (verbs that give an order
    here); `wanted` (nouns that are an order without a verb); `finding` (a named finder in code); `fields` (request
    fields that are filled).
    Modifiers: `within` the trigger's sentence or clause; `near`, `after`, `before`: at most so many
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
    within: Literal["sentence", "clause"] | None = None
    near: Count | None = None
    after: Count | None = None
    before: Count | None = None
    on: Literal[True] | None = None


Shorthand: TypeAlias = str | Condition


Part: TypeAlias = Literal[
    "rate", "condition", "currency", "amount", "metric", "target", "place", "zone", "unit", "number", "length"
]
"""What an answer has to have beside what it says."""


class Wording(Source, frozen=True):
    """What is said about an issue. `{span}` and the finding's own values may stand in it.

    Of the `variants` of a wording the first is taken whose conditions all hold: the span begins with one of `spans`,
    ends with one of `ends`, its clause has one of the words in `holds` (`book*`: any word that begins so) and none in
    `but`, one of the entities in `given` stands in the text, so that it is not asked for, and none of those in
    `wanting`, so that it is. `@list` in one of the first four is any word of that list of the lexicon.
    `sorts` are those of the options that only name a sort of answer ("a saved list"), each with the
    question that asks for the answer itself. `parts` are what an answer to the question has to have (a `rate`, a
    `currency`, a `target` ...), each with the question that asks for it alone, where a reply gives only the rest.
    `hints` are options that come first where one of their words stands in the request, written alike; `{word}` in
    the option is that word.
    """

    issue: Sentence | None = None
    suggestion: Sentence | None = None
    question: Sentence | None = None
    options: tuple[str, ...] = ()
    hints: dict[str, tuple[str, ...]] = default(default_factory=dict)
    sorts: dict[str, Sentence] = default(default_factory=dict)
    parts: dict[Part, Sentence] = default(default_factory=dict)
    spans: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    wanting: tuple[str, ...] = ()
    assume: Sentence | None = None
    again: tuple[Sentence, ...] = ()


class Varied(Wording, frozen=True):
    """A wording with `variants`, by name, for what the text says already: see `Wording`."""

    variants: dict[str, Wording] = default(default_factory=dict)


class Case(Source, frozen=True):
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


class Examples(Source, frozen=True):
    """Texts in which the rule must fire, and texts in which it must not."""

    clarify: tuple[str | Case, ...] = ()
    clear: tuple[str | Case, ...] = ()


Blocks = bool | Literal["alone", "unless_sure"]
"""Whether an issue asks by itself: always, never, only where no classifier weighs the request, unless one is sure."""


class RuleSource(Varied, frozen=True, kw_only=True):
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


class Slot(Varied, frozen=True):
    """Something an action cannot do without, and what gives it: one of the `fields`, or `given_by` in the text."""

    given_by: Shorthand | None = None
    replaces: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    blocks: Blocks | None = None
    kind: Kind = "required_parameter_absent"
    examples: Examples = Examples()


class Action(Source, frozen=True, kw_only=True):
    """Required slots of an action. `unless` narrows the sense of its verb, `when`.

    `names` are what a request's `action` may call it, beside the action's own name. Without `when` the action is
    known by these alone.
    """

    when: Shorthand | None = None
    unless: Shorthand | None = None
    names: tuple[str, ...] = ()
    slots: dict[str, Slot]


class Stake(Source, frozen=True):
    """Actions that need more clarity than a draft, and how much more."""

    when: Shorthand
    raise_by: Annotated[float, Meta(ge=0, le=0.3)]
    reason: Sentence
    assume: Sentence | None = None
    """What is assumed when nobody says which things are meant, or how far it goes; unless given, what the rule says."""
    needs: dict[Topic, Shorthand] = default(default_factory=dict)
    """What it is never safe without, each with the condition that gives it in a text: the amount of a payment."""


class Weights(Source, frozen=True):
    """Points taken by type (the protocol's formula), and the most a blocked request can reach."""

    missing_information: Points = 0.2
    multiple_interpretations: Points = 0.2
    vague_language: Points = 0.1
    conflicting_instructions: Points = 0.3
    blocked_cap: Annotated[float, Meta(ge=0, lt=0.7)] = 0.2


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the escalation chain: who is asked, and for how long."""

    role: Annotated[str, Meta(min_length=1, max_length=100)]
    timeout: Duration = 60


class PackSource(Source, frozen=True, kw_only=True):
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


class AdviceLine(Source, frozen=True):
    """A line of a template for instructions: what is to be said (a field's own name goes before), and how."""

    label: Annotated[str, Meta(min_length=1, max_length=100)]
    value: Annotated[str, Meta(min_length=1, max_length=200)]


class Advice(Source, frozen=True):
    """What a sender is told whose instructions leave the same things open again and again.

    `improvement` is one sentence with {labels}, those of the template's lines; `task` is its first line.
    """

    improvement: Sentence
    task: Sentence
    kinds: dict[Kind, AdviceLine]


class Asking(Wording, frozen=True, kw_only=True):
    """How a topic is asked for; `asks` also beside another topic: "For which date, and where exactly?".

    A `question` says more by itself; without one `asks` is the question.
    """

    asks: str


class Topical(Asking, frozen=True, kw_only=True):
    """The same with variants; where the text has one of the entities of `given_by` it is not asked for."""

    given_by: tuple[str, ...] = ()
    variants: dict[str, Asking] = default(default_factory=dict)


class Undone(Source, frozen=True):
    """Words by which an assumption says that the action, or a part of it, is not done.

    A clause of it begins with one of `opening` ("nothing is sent"), or has one of `holding` ("it stays as it is").
    One of `whole` in it says that nothing at all is left to do ("nothing is done").
    """

    opening: tuple[str, ...] = ()
    holding: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


class Questions(Source, frozen=True, kw_only=True):
    """Wording by kind for issues whose rule has none of its own, and the generic fallback.

    `doubt` is for what the classifier sees and no rule, `doubts` for where it knows the kind or the rule of a
    department that it is about; without `doubt` the classifier is not asked in this language. `topics` ask for what
    it takes to be missing; `{asks}` in the wording of what is absent are the one or two topics that it may be,
    `{Asks}` the same at the beginning of a sentence.
    `{phrase}` in a wording is the span without `phrase_leads` at its beginning, and with the words behind it
    up to one of the `phrase_ends`; between the two stand `phrase_link` and other `phrase_links` ("a couple of my
    meetings"); `{bare}` is it without the words behind the span. `{order}` is the span with the words behind it up to
    the next mark, `{clause}` the same with the words ahead of it back to the mark before, but for `clause_leads`
    ("and", "please"). An option of an open choice begins behind one of `choice_leads`; `contrast` are the words
    between two sides that clash.
    """

    kinds: dict[Kind, Varied]
    fallback: Wording
    combined: Sentence
    insist: str = ""
    """How a question that a reply left open is asked again; `{asked}` is the question."""
    undone: Undone = Undone()
    doubt: Wording | None = None
    doubts: dict[str, Varied] = default(default_factory=dict)
    topics: dict[Topic, Topical] = default(default_factory=dict)
    wrote: str = ""
    """What is put behind a question of the classifier that repeats nothing of the text; `{clause}` as in wordings."""
    joint: str = " "
    field_names: dict[str, str] = default(default_factory=dict)
    flag_leads: frozenset[str] = frozenset()
    """First words of names of fields that hold yes or no (`is_vip`), but for names that end in `flag_measures`."""
    flag_measures: frozenset[str] = frozenset()
    phrase_leads: frozenset[str] = frozenset()
    phrase_ends: frozenset[str] = frozenset()
    phrase_link: str = ""
    phrase_links: frozenset[str] = frozenset()
    clause_leads: frozenset[str] = frozenset()
    choice_leads: tuple[str, ...] = ()
    contrast: tuple[str, ...] = ()
    advice: Advice | None = None
