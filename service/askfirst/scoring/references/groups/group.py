"""Several things named side by side."""

from typing import NamedTuple

from askfirst.scoring.references.words.marks import Marked

JOINTS = frozenset({",", "and", "or", "&", ";", "/", "versus", "vs"})


class Group(NamedTuple):
    """`options` are the members as written; `words` those of each with what describes it.

    `around` are the words of the sentence, which say the same of each member.
    """

    start: int
    end: int
    head: str
    people: bool
    before: str
    options: tuple[str, ...]
    words: tuple[frozenset[str], ...]
    around: frozenset[str] = frozenset()


def sentence_words(text: Marked, position: int) -> frozenset[str]:
    """The words of the sentence at `position`."""
    reading = text.reading
    number = reading.sentences[position]
    return frozenset(word for word, own in zip(reading.words, reading.sentences, strict=True) if own == number)
