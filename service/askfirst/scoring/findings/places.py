"""Open places: those that nothing in the case names, and those of them that are asked about."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, field_value
from askfirst.text.blanks import is_filled
from askfirst.text.entities.places.sites import Sites
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

STREET = re.compile(r"\b[A-ZÄÖÜ][\w.'-]{3,} \d{1,4}\b(?!\d)")
"""A name and a house number, as addresses are written in fields: Markt 3."""


def unnamed_places(material: Material) -> Sequence[Hit]:
    """Places that nobody could find from the case.

    A place in the fields settles it; the history settles it where it names the same sort of place,
    or one place only.
    """
    text = material.text
    hits = text.entities("open_place")
    if hits and any(is_filled(field_value(material.given, name)) for name in FIELDS):
        return []
    if not hits or not material.context:
        return hits
    if material.fields is not None and names_of(material.fields):
        return []
    named = {name for reading in material.history for name in names_of(reading)}
    if len(named) == 1:
        return []
    return [hit for hit in hits if not any(text.words[hit.end - 1] in name.split() for name in named)]


def open_places(material: Material) -> Sequence[Hit]:
    """Places to ask about; "the reception", which a house may have one of, and what is only told are suspicions."""
    text, words = material.text, material.text.words
    told = text.covered("described")
    return [
        hit.suspected
        if (words[hit.start] == "the" and LOOSE.isdisjoint(words[hit.start + 1 : hit.end]))
        or (words[hit.start] != "where" and hit.within(told))
        else hit
        for hit in unnamed_places(material)
    ]


FIELDS = "location site address ship_to deliver_to destination place depot warehouse delivery_address".split()
"""Fields and arguments that give the place."""
LOOSE = frozenset(
    (
        "usual nearby nearest closest other another next second new old same customer client supplier our "
        "the any some local external alternative"
    ).split()
)


def names_of(reading: Reading) -> set[str]:
    """The named places of a text, in lower case; longer names stand for shorter ones within them."""
    names = {reading.text(hit).lower() for hit in Sites(reading).named}
    names |= {found.group().lower() for found in STREET.finditer(reading.plain)}
    return {name for name in names if not any(name != other and name in other for other in names)}
