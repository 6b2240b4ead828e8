"""A request's fields as text, and what a classifier says where they are read as part of what is ordered.

Automations say next to nothing in words ("Set the flag") and the rest in fields. A classifier weighs words more than
what stands beside them, so it doubts such a text for what the fields give.
"""

import msgspec

from askfirst.model import KINDS_BY_TYPE, Instruction
from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.opinion import Classifier, Opinion, opinion
from askfirst.text.blanks import is_filled, written
from askfirst.text.calls import names_a_call

SAID_IN_WORDS = frozenset({*KINDS_BY_TYPE["vague_language"], *KINDS_BY_TYPE["conflicting_instructions"]})
"""Kinds of doubts about words that are there: vague ones and clashes stay what they are, whatever fields give."""


def field_lines(instruction: Instruction) -> str:
    """The request's filled fields as lines of text, so that rules find facts in them."""
    return "\n".join(
        f"{name.replace('_', ' ')}: {written(value)}" for name, value in instruction.fields.items() if is_filled(value)
    )


def retold(instruction: Instruction) -> Instruction | None:
    """The instruction with its fields written below its text, as in a form; None where no field has a value."""
    lines = field_lines(instruction)
    return msgspec.structs.replace(instruction, text=f"{instruction.text}\n{lines}") if lines else None


def is_wanting(opinion: Opinion) -> bool:
    """Whether a classifier would ask, by itself, about something that fields can give."""
    return opinion.asks and opinion.reading.kind not in SAID_IN_WORDS


def surer(one: Opinion, other: Opinion) -> Opinion:
    """Of two opinions on a request the one that has the greater confidence in it."""
    return max(one, other, key=lambda opinion: opinion.points())


def second_look(classifier: Classifier, material: Material, seen: Opinion) -> Opinion:
    """The classifier's opinion, or one that doubts less, with a call's fields as text."""
    if not is_wanting(seen) or not names_a_call(material.text):
        return seen
    written = retold(material.request)
    return seen if written is None else surer(seen, opinion(classifier, written))
