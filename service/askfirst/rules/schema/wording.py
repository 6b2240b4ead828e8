"""What is said about an issue, and the texts that show when it is one."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.model import Message

Sentence: TypeAlias = Annotated[str, Meta(min_length=3, max_length=400)]


Part: TypeAlias = Literal[
    "rate", "condition", "currency", "amount", "metric", "target", "place", "zone", "unit", "number", "length"
]
"""What an answer has to have beside what it says."""


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


class Varied(Wording, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wording with `variants`, by name, for what the text says already: see `Wording`."""

    variants: dict[str, Wording] = default(default_factory=dict)
