"""Readings for tests: a text as the shipped English packs read it."""

from askfirst.entry import default_gate
from askfirst.text.reading import Reading


def read(text: str) -> Reading:
    """The text, read."""
    return default_gate().shelves["en"].reader.read(text)
