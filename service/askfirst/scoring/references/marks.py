"""A reading with the class of each word and the sorts of things that each word stands for."""

from typing import NamedTuple

from askfirst.scoring.references.words import word_classes
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


KINDS = (
    "agreement", "bill", "quote", "mail", "meeting", "ticket", "task", "parcel", "picture", "slides", "report",
    "post", "stay", "client", "machine",
)  # fmt: skip
KINS = tuple("kin_" + name for name in KINDS)
"""Lists of nouns that people use for one another."""


TITLES = {"mr.": "m", "mrs.": "f", "ms.": "f", "dr.": "", "prof.": "", "mme.": "f"}
"""Titles with a full stop, which the tokeniser keeps as one word."""


class Marked(NamedTuple):
    """A reading with the class of each word and the sorts that each word stands for.

    `plurals` are the ends of plurals such as "criteria".
    """

    reading: Reading
    classes: list[str]
    sorts: dict[int, set[str]]
    genders: dict[int, str]
    adjectives: frozenset[int]
    plurals: frozenset[int]


PEOPLE = {"@man_noun": "m", "@woman_noun": "f", "@man_name": "m", "@woman_name": "f", "@person_name": ""}
"""Lists of words for people, and the sex that they tell."""


LISTED = frozenset("@" + name for name in (*SORTS, *KINS))


def marked(reading: Reading) -> Marked:
    """The reading with everything that the search for mentions needs."""
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
    adjectives = frozenset(hit.start for hit in reading.all_hits.get("@empty_adjective", ()))
    plurals = frozenset(hit.end for hit in reading.all_hits.get("@irregular_plural", ()))
    return Marked(reading, word_classes(reading, sorts, adjectives), sorts, genders, adjectives, plurals)
