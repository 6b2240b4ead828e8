"""Which of a request's fields a reference can mean: `customer` is "them" and "the client", and never "it"."""

from collections.abc import Mapping
from typing import Any

from askfirst.rules.nodes import Material, complete
from askfirst.text.fields.names import Sort, names, sort_of, words_of
from askfirst.text.fields.values import has_value
from askfirst.text.fields.words import ANYBODY, PARTIES, RECORDS
from askfirst.text.plurals import is_plural, singular

SOMEBODY: tuple[Sort, ...] = ("party",)
SOMETHING: tuple[Sort, ...] = ("thing",)
ANY: tuple[Sort, ...] = ("thing", "party", "place")


def can_be_meant(fields: Mapping[str, Any], sorts: tuple[Sort, ...] = ANY) -> bool:
    """Whether any of the fields holds somebody or something, or what is of one of these sorts."""
    return any(has_value(name, value) and sort_of(name) in sorts for name, value in fields.items())


def stands_for(fields: Mapping[str, Any], need: str) -> bool:
    """Whether a field holds what a pronoun stands for: a thing, somebody, several."""
    if need == "many":
        return can_be_meant(fields, SOMEBODY) or any(
            sort_of(name) == "thing" and has_value(name, value) and several(name, value)
            for name, value in fields.items()
        )
    return can_be_meant(fields, SOMETHING if need == "thing" else SOMEBODY)


def brings(material: Material, need: str) -> bool:
    """Whether a request carries what a pronoun stands for, or has declared all that it needs and given it."""
    return complete(material) or stands_for(material.request.fields, need)


def several(name: str, value: object) -> bool:
    """Whether a field holds more than one thing: a list, or a name in the plural."""
    return isinstance(value, list | tuple) or is_plural(name.rpartition("_")[2])


def called(fields: Mapping[str, Any], noun: str, *, person: bool) -> bool:
    """Whether a field is what "the <noun>" speaks of, by its name or by its value ("order 5521").

    A name that says only that there is somebody (`contact`) or a record (`id`) does for any noun for one.
    """
    loose = ANYBODY if person or singular(noun) in PARTIES else RECORDS
    return any(has_value(name, value) and calls(name, value, noun, loose) for name, value in fields.items())


def calls(name: str, value: object, noun: str, loose: frozenset[str]) -> bool:
    """Whether this field is what the noun speaks of; `loose` are the names that do for any noun of its sort."""
    if sort_of(name) == "run":
        return False
    if names(name, noun) or set(words_of(name)) <= loose:
        return True
    return isinstance(value, str) and singular(noun) in map(singular, value.lower().split())
