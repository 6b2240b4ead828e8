"""Corrections of an order that was handed on, while another one is asked about: "sorry, make that 11:00"."""

from askfirst.scoring.hearing.turning.following import follows, part_of
from askfirst.scoring.hearing.turning.leading import lead
from askfirst.text.listed import covered
from askfirst.text.reading import Reading


def strays(text: Reading, handed_on: Reading, asked: Reading) -> bool:
    """Whether a message corrects a value of the order handed on that the one asked about has none like.

    It says that it corrects: a mere value may answer the question.
    """
    said = lead(text, frozenset()).corrects or covered(text, "@putting_anew")
    if not said or follows(text, handed_on) != "corrects":
        return False
    part, before, other = part_of(text), part_of(handed_on), part_of(asked)
    if part.values:
        return bool(part.values & before.values) and part.values.isdisjoint(other.values)
    return bool(part.numbers and before.numbers) and not other.numbers
