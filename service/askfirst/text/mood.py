"""What a sentence does: whether it only reports on, renames or deletes what it speaks of."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POLITE = frozenset(
    (
        "please pls plz kindly can could would will you we i hi hello hey just also then and , - : * • so "
        "now ok okay let's"
    ).split()
)


def opening_of(reading: Reading, hit: Hit) -> int:
    """The first token of the sentence in which a hit begins."""
    return reading.sentence_start(hit.start)


def only_about(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence's verb reports, renames or deletes: "please rename the list ..."."""
    about = reading.all_hits.get("@about_only")
    if not about:
        return False
    position = addressed(reading, opening_of(reading, hit))
    while position < hit.start and reading.words[position] in POLITE:
        position += 1
    return any(one.start == position for one in about)


GREETINGS = frozenset("hi hello hey dear morning ciao hoi".split())
NAME = 4
"""Tokens up to which a greeting goes: "Hello Mr Quist, ..."."""


def addressed(reading: Reading, position: int) -> int:
    """The token behind a greeting with the name of whom it greets; the position itself where there is none."""
    if reading.words[position] not in GREETINGS:
        return position
    behind = range(position + 1, min(position + 2 + NAME, len(reading.words)))
    return next((at + 1 for at in behind if reading.words[at] == ","), position)
