"""A noun phrase that names something."""

from typing import NamedTuple

NAMED = frozenset({"name", "id", "data"})
PARTS = NAMED | {"noun", "number"}
SOMEONE = (
    "er",
    "or",
    "ist",
    "ant",
    "ent",
    "ee",
    "ess",
    "man",
    "woman",
    "ian",
    "eur",
    "ier",
    "mate",
    "girl",
    "boy",
)
"""Endings of nouns for people."""
NOTHING: frozenset[str] = frozenset()


class Mention(NamedTuple):
    """A noun phrase. `sorts` are the lexicon's lists its words are in; `gender` is "m", "f" or "".

    `number` is what a numeral before it says ("three drafts"), `before` the preposition that leads it.
    """

    start: int
    end: int
    determiner: str
    head: str
    words: frozenset[str]
    plural: bool
    named: bool
    sorts: frozenset[str]
    gender: str
    text: str
    before: str
    possessor: bool
    classes: tuple[str, ...]

    @property
    def person(self) -> bool:
        """Whether it is surely someone."""
        return "person_noun" in self.sorts or "first_name" in self.sorts

    @property
    def group(self) -> bool:
        """Whether several people may stand behind it: a team, a firm."""
        return "group_noun" in self.sorts
