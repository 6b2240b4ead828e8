"""Texts that order nothing: an emoji, marks, or words to the checker alone.

A greeting, thanks and a report of how things stand order nothing either, and need no question.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.addressed import only_addressed
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def nothing_said(material: Material) -> Sequence[Hit]:
    """A text without a word, or one that only speaks to the checker."""
    reading = material.text
    wordless = not any(word[0].isalnum() for word in reading.words)
    unsaid = len(reading) and alone(material) and (wordless or only_addressed(reading.raw))
    return [whole(reading)] if unsaid else []


def only_courteous(material: Material) -> bool:
    """Whether the case is nothing but a greeting, thanks or an acknowledgement."""
    return material.courtesies.only(material.text.plain) and alone(material)


def alone(material: Material) -> bool:
    """Whether the text is all there is: no history, no search, no fields and no action with it."""
    request = material.request
    if request.history or request.action or request.required_fields or request.candidates is not None:
        return False
    return not any(map(is_filled, request.fields.values()))


def whole(reading: Reading) -> Hit:
    """The text as a whole."""
    return Hit(0, len(reading))
