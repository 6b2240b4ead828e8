"""Orders and what they govern: which verb of a text tells somebody to do something."""

from bisect import bisect_left
from collections.abc import Sequence

from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.orders import ANYWHERE
from askfirst.text.reading import Reading

ASKED = frozenset({"can", "could", "will", "would", "should", "must", "shall", "let", "have"})
"""Ahead of a name these ask somebody by name: "could Jo launch the ads"."""
ANYBODY = frozenset({"someone", "somebody", "anyone", "anybody", "one"})
DETERMINERS = frozenset({"the", "our", "your", "my", "their", "this"})


def orders(reading: Reading, key: str) -> list[Hit]:
    """Where the verbs of a list give an order.

    A verb that opens a sentence is no part of the name behind it: "Email Anna", "Launch Facebook ads".
    """
    if key not in reading.all_hits:
        return []
    name = "orders " + key
    if name not in reading.found:
        reading.found[name] = [
            hit
            for hit in reading.outside_data(key)
            if reading.opens_sentence(hit.start) or (led(reading, hit.start) and not reading.in_name(hit))
        ]
    return reading.found[name]


def led(reading: Reading, position: int) -> bool:
    """Whether the word ahead of the token leads an order in."""
    word = reading.words[position - 1]
    if word in reading.leads or reading.leads & ANYWHERE:
        return True
    if position < 2:
        return False
    before = reading.words[position - 2]
    if position > 2 and before in DETERMINERS and reading.words[position - 3] in ASKED - {"have"}:
        return True
    if word == "'s":
        return before == "let"
    return before in ASKED and (word in ANYBODY or capital(reading, position - 1))


def governor(reading: Reading, position: int, key: str, back: int = 40) -> Hit | None:
    """The nearest order of a list ahead of the position in its sentence, at most `back` tokens away."""
    ahead = starting(orders(reading, key), reading.sentence_start(position), position)
    return next((hit for hit in reversed(ahead) if hit.end <= position <= hit.end + back), None)


def positions(reading: Reading, key: str) -> set[int]:
    """The tokens at which the words of a list begin."""
    return {hit.start for hit in reading.outside_data(key)} if key in reading.all_hits else set()


def starting(hits: Sequence[Hit], start: int, end: int) -> Sequence[Hit]:
    """Those of some hits in text order that begin from one token up to another."""
    return hits[bisect_left(hits, (start,)) : bisect_left(hits, (end,))]
