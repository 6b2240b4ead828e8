"""Nouns that stand for several things, told by their form: "invoices", "people"."""

from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading


def find_plurals(reading: Reading) -> list[Hit]:
    """Every token that looks like a plural noun."""
    return [Hit(at, at + 1) for at, word in enumerate(reading.words) if is_plural(word)]
