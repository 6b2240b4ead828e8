"""Superlatives that nothing measures: "the smartest layout", "the most fitting carrier"."""

from askfirst.text.entities.loose_words import is_plain
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

MEASURED = frozenset(
    "lowest highest cheapest fastest largest smallest longest shortest latest earliest newest oldest "
    "nearest closest biggest youngest heaviest lightest quickest deepest tallest widest hottest coldest "
    "slowest fewest loudest poorest richest densest thinnest thickest innermost outermost farthest "
    "furthest test request guest interest west forest rest invest digest contest harvest suggest honest "
    "manifest protest arrest chest nest quest vest pest crest zest budapest modest earnest northwest "
    "southwest northeast backtest retest conquest bequest attest detest midwest".split()
)
COUNTED = frozenset(
    "recent expensive common frequent urgent senior junior current popular of important visited overdue active".split()
)
"""After "most" these can be looked up: a date, a price, a count, a field of the record."""


def find_superlatives(reading: Reading) -> list[Hit]:
    """Words in -est that name no measure, and "most" with an adjective that names none."""
    hits = []
    if "est" in reading.plain:
        hits += [
            Hit(at, at + 1)
            for at, word in enumerate(reading.words)
            if len(word) > 4 and word.endswith("est") and word not in MEASURED and is_plain(reading, at)
        ]
    if "most" in reading.plain:
        hits += [
            Hit(at, at + 2)
            for at, word in enumerate(reading.words[:-1])
            if word == "most" and is_open(reading.words[at + 1]) and is_plain(reading, at)
        ]
    return sorted(hits)


def is_open(word: str) -> bool:
    """Whether an adjective after "most" cannot be looked up in a record; nouns and participles can."""
    return word.isalpha() and word not in COUNTED and not word.endswith(("s", "ed")) and len(word) > 3
