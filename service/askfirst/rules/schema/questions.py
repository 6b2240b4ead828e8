"""The wording by kind, and the templates for instructions."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.model import Kind
from askfirst.reader.reading import Topic
from askfirst.rules.schema.wording import Sentence, Varied, Wording


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


class Topical(Varied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a topic is asked for; `asks` also beside another topic: "For which date, and where exactly?"."""

    asks: str


class Undone(Struct, frozen=True, forbid_unknown_fields=True):
    """Words by which an assumption says that the action, or a part of it, is not done.

    A clause of it begins with one of `opening` ("nothing is sent"), or has one of `holding` ("it stays as it is").
    One of `whole` in it says that nothing at all is left to do ("nothing is done").
    """

    opening: tuple[str, ...] = ()
    holding: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


class Questions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    determiners: frozenset[str] = frozenset()
    """`{noun}` is the phrase without these at its beginning; only where it begins with one."""
    clause_leads: frozenset[str] = frozenset()
    choice_leads: tuple[str, ...] = ()
    contrast: tuple[str, ...] = ()
    advice: Advice | None = None
