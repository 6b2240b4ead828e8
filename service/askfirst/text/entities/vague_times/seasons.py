"""Seasons without a date: "after the holidays"."""

from askfirst.text.entities.vague_times.counted import measured
from askfirst.text.entities.vague_times.words import PREPOSITIONS
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS
from askfirst.text.reading import Reading

PASSING = frozenset("starts begins ends rush break holidays holiday season is sets comes passes later early".split())


def open_season(reading: Reading, noun: Hit) -> Hit | None:
    """A season or a spell behind a preposition: "after the holidays"."""
    at = noun.start - 1
    if at > 0 and reading.words[at] == "the":
        at -= 1
    if at < 0 or reading.words[at] not in PREPOSITIONS | {"throughout", "towards"} or reading.words[at] == "at":
        return None
    if measured(reading, noun) or sort_of(reading, noun.end):
        return None
    return Hit(at, noun.end)


def sort_of(reading: Reading, position: int) -> bool:
    """Whether a noun goes on, so that the season only says of which sort it is: the cold - store."""
    if position >= len(reading.words) or reading.clauses[position] != reading.clauses[position - 1]:
        return False
    word, end = reading.words[position], reading.ends[position]
    if reading.raw[end : end + 1] == "=":
        return False  # the next parameter: "end=autumn delegate=m.rossi"
    return word.isalpha() and word not in STOPS | PASSING and not word.endswith(("ly", "ing"))
