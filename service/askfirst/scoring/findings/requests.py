"""What the request itself tells: its sender's doubt, its language, prices in its fields, or that it orders nothing."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, needing
from askfirst.text.addressed import only_addressed
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@needing("+ambiguous")
def flagged(material: Material) -> Sequence[Hit]:
    """The whole request, if its sender says that it is ambiguous."""
    return [Hit(0, 0)] if material.request.is_ambiguous else []


@needing("+unread")
def unread_language(material: Material) -> Sequence[Hit]:
    """A text in a language for which no packs are loaded, as a whole: no rule can have read it.

    A request that names its language, or an action with its fields, says enough.
    """
    if not material.unread or material.request.required_fields:
        return []
    return [Hit(0, 0, {"code": material.unread})]


@needing("+fields")
def price_in_fields(material: Material) -> Sequence[Hit]:
    """One finding without a place if a field holds an amount whose currency nothing gives."""
    fields = material.fields
    if fields is None or material.text.entities("price_amount"):
        return []
    return [Hit(0, 0, price.attrs) for price in fields.entities("price_amount")[:1]]


LONGEST = 6
"""Tokens up to which a text may be keys hit at random."""
ROWS = ("qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm")
RUN = 4
"""Keys side by side that nobody hits for a word."""
SAME_KEY = re.compile(r"(\w)\1{3,}|(\w\w)\2{2,}")
FILLING = frozenset("foo bar baz lorem ipsum bla blah".split())
"""Words that fill a place."""


def nothing_said(material: Material) -> Sequence[Hit]:
    """A text without a word, of keys hit at random or of mere filling, or one that only speaks to the checker."""
    reading = material.text
    if len(reading) and only_addressed(reading.raw) and alone(material):
        return [whole(reading)]
    if len(reading) > LONGEST or not alone(material):
        return []
    words = [word for word in reading.words if word[0].isalnum()]
    return [whole(reading)] if len(reading) and all(word in FILLING or at_random(word) for word in words) else []


def only_courteous(material: Material) -> bool:
    """Whether the case is nothing but a greeting, thanks or an acknowledgement."""
    return material.courtesies.only(material.text.plain) and alone(material)


def alone(material: Material) -> bool:
    """Whether the text is all there is: no history, no search, no fields and no action with it."""
    request = material.request
    if request.history or request.action or request.required_fields or request.candidates is not None:
        return False
    return not any(map(is_filled, request.fields.values()))


def at_random(word: str) -> bool:
    """Whether a word is one letter, keys side by side on a keyboard, or one of them again and again."""
    if len(word) == 1:
        return word.isascii() and word.isalpha()
    near = any(word[at : at + RUN] in row for row in ROWS for at in range(max(1, len(word) - RUN + 1)))
    return word.isalpha() and ((len(word) >= RUN and near) or bool(SAME_KEY.fullmatch(word)))


def whole(reading: Reading) -> Hit:
    """The text as a whole."""
    return Hit(0, len(reading))
