"""What a verb acts on: a thing that is named behind it, or one that a pronoun points back to."""

from typing import Literal

from askfirst.text.listed import covered, end_of, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

NUMBERED = ("id", "number", "quote", "file", "email")
NEAR = 3
"""Tokens behind a verb in which the number of its object stands: "order no. 5512"."""


def acts_on(text: Reading, start: int, end: int, *, led: bool) -> Literal["named", "pointed"] | None:
    """How the verb at these tokens says what it acts on; None where it is no order without that.

    Where words lead there, any noun may be its object, and a verb alone is an order about what was said before.
    """
    at = behind_idle(text, end)
    if end_of(text, at, "@thing_object") is not None:
        return "pointed"
    if end_of(text, at, "@deed_object_lead") is not None or names(text, at, led=led):
        return "named"
    return "pointed" if whole(text, start, end, led=led) else None


def behind_idle(text: Reading, at: int) -> int:
    """The place behind words such as "instead" that stand between a verb and its object."""
    while (idle := end_of(text, at, "@rather", "@leading")) is not None and at not in terms(text, "@deed_object_lead"):
        at = idle
    return at


def names(text: Reading, at: int, *, led: bool) -> bool:
    """Whether a name, a number or, where words lead there, a noun stands here."""
    if at >= len(text.words) or not text.words[at][0].isalnum():
        return False
    if any(at <= hit.start <= at + NEAR for name in NUMBERED for hit in text.entities(name)):
        return True
    if led and text.words[at][0].isalpha() and end_of(text, at, "@small_word") is None:
        return True
    return capital(text, at) and not text.nouns_capital and not capital(text, at - 1)


def whole(text: Reading, start: int, end: int, *, led: bool) -> bool:
    """Whether a verb is an order without an object behind it: with its pronoun in one word, or alone where words lead.

    What may be a noun as well is none: "no, the archive".
    """
    if end_of(text, start, "@whole_deed") == end:
        return True
    return led and end_of(text, start, "@deed_noun") is None and closes(text, end)


def closes(text: Reading, end: int) -> bool:
    """Whether nothing but small words such as "instead" stands behind a verb."""
    idle = covered(text, "@rather", "@leading")
    return not any(word[0].isalnum() for at, word in enumerate(text.words) if at >= end and at not in idle)
