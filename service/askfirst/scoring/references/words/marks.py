"""A reading with the class of each word and the sorts of things that each word stands for."""

from askfirst.scoring.references.words.classes import word_classes
from askfirst.text.lazy import lazy
from askfirst.text.reading import Reading

SORTS = (
    "person_noun",
    "group_noun",
    "document_noun",
    "message_noun",
    "event_noun",
    "work_noun",
    "trade_noun",
    "asset_noun",
    "place_noun",
    "circumstance_noun",
)


TITLES = {"mr.": "m", "mrs.": "f", "ms.": "f", "dr.": "", "prof.": "", "mme.": "f"}
"""Titles with a full stop, which the tokeniser keeps as one word."""


PEOPLE = {"@man_noun": "m", "@woman_noun": "f", "@man_name": "m", "@woman_name": "f", "@person_name": ""}
"""Lists of words for people, and the sex that they tell."""


LISTED = frozenset("@" + name for name in SORTS)


class Marked:
    """A reading with the class of each word and the sorts that each word stands for.

    All is worked out when it is first asked for: many texts have none of the words that need it.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    @lazy
    def classes(self) -> list[str]:
        """The class of each word (see `word_classes`)."""
        return word_classes(self.reading, self.sorts, self.adjectives)

    @lazy
    def sorts(self) -> dict[int, set[str]]:
        """The sorts of things that a word stands for, by its place."""
        return self.told[0]

    @lazy
    def genders(self) -> dict[int, str]:
        """The sex that a word tells, by its place."""
        return self.told[1]

    @lazy
    def adjectives(self) -> frozenset[int]:
        """The places of adjectives that tell nothing apart."""
        return frozenset(hit.start for hit in self.reading.all_hits.get("@empty_adjective", ()))

    @lazy
    def plurals(self) -> frozenset[int]:
        """The ends of plurals such as "criteria"."""
        return frozenset(hit.end for hit in self.reading.all_hits.get("@irregular_plural", ()))

    @lazy
    def told(self) -> tuple[dict[int, set[str]], dict[int, str]]:
        """Sorts and genders, which come from the same lists."""
        return sorts_and_genders(self.reading)


def sorts_and_genders(reading: Reading) -> tuple[dict[int, set[str]], dict[int, str]]:
    """The sorts of things that words stand for and the sex that they tell, by their places."""
    sorts: dict[int, set[str]] = {}
    genders: dict[int, str] = {}
    for key in LISTED & reading.lists:
        for hit in reading.all_hits[key]:
            sorts.setdefault(hit.end - 1, set()).add(key[1:])
    for key, gender in PEOPLE.items() if not PEOPLE.keys().isdisjoint(reading.lists) else ():
        for hit in reading.all_hits.get(key, ()):
            if gender:
                genders[hit.start] = gender if genders.get(hit.start, gender) == gender else ""
            sorts.setdefault(hit.start, set()).add("first_name" if key.endswith("name") else "person_noun")
    for title in TITLES.keys() & reading.keys:
        for position in [place for place, word in enumerate(reading.words) if word == title]:
            sorts.setdefault(position, set()).add("person_noun")
            if TITLES[title]:
                genders.setdefault(position, TITLES[title])
    return sorts, genders
