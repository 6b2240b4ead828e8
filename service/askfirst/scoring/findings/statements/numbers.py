"""The values of numbers as written: 1,250 - 8.2k - two hundred and ten."""

import re
from functools import lru_cache
from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
WORDS = {word: value for value, word in enumerate(UNITS.split())}
WORDS |= {word: 10 * value for value, word in enumerate(TENS.split(), 2)}
WORDS |= {"a": 1, "an": 1, "both": 2, "dozen": 12}
SCALES = {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
SUFFIXES = {"k": 1_000.0, "m": 1_000_000.0, "bn": 1_000_000_000.0}
ANY_WORD = "|".join(sorted(WORDS, key=len, reverse=True))
COUNTING = "|".join(sorted(WORDS.keys() - {"a", "an", "one", "both"}, key=len, reverse=True))
NUMBER = rf"(?:\d[\d.,']*(?<![.,])|(?:{COUNTING})(?:[ -](?:{ANY_WORD}))?\b)"
"""A pattern for a number in digits, or from two on in one or two words."""
DIGITS = re.compile(r"([+-]?\d[\d.,' ]*)\s?(k|m|bn)?", re.IGNORECASE)


def value_of(reading: Reading, number: Hit) -> float | None:
    """The value of a number hit; None for words that have none here."""
    return value(reading.plain[reading.starts[number.start] : reading.ends[number.end - 1]].lower())


@lru_cache(maxsize=512)
def value(text: str) -> float | None:
    """The value of a number in digits or words.

    >>> value("1,250"), value("4.000,50"), value("two hundred and ten")
    (1250.0, 4000.5, 210.0)
    """
    found = DIGITS.search(text)
    if found:
        return digits(found.group(1)) * SUFFIXES.get((found.group(2) or "").lower(), 1.0)
    return in_words(text)


def digits(text: str) -> float:
    """A number in digits; a mark before exactly three last digits groups thousands."""
    text = re.sub(r"[' ]", "", text).rstrip(".,")
    mark = max(text.rfind("."), text.rfind(","))
    if mark >= 0 and (len(text) - mark - 1 != 3 or text.lstrip("+-").startswith("0")):
        return float(re.sub(r"[.,]", "", text[:mark]) + "." + text[mark + 1 :])
    return float(re.sub(r"[.,]", "", text))


def in_words(text: str) -> float | None:
    """A number in English words."""
    total = current = 0
    known = False
    for word in re.findall(r"[a-z]+", text):
        if word in WORDS:
            current, known = (
                current * WORDS[word] if word == "dozen" and current else current + WORDS[word],
                True,
            )
        elif word in SCALES:
            current, known = max(current, 1) * SCALES[word], True
            if SCALES[word] >= 1_000:
                total, current = total + current, 0
        elif word != "and":
            return None
    return float(total + current) if known else None


class Tolerance(NamedTuple):
    """By how much two figures may differ as rounded: a share of the larger, at least so much."""

    share: float
    least: float = 0.0


EXACT = Tolerance(0.001, 0.05)
"""For what is added up."""
ROUNDED = Tolerance(0.005, 0.01)
"""For what is multiplied or shared out."""


def off(one: float, other: float, tolerance: Tolerance = ROUNDED) -> bool:
    """Whether two figures differ by more than rounding.

    >>> off(330, 331), off(330, 331, EXACT)
    (False, True)
    """
    return abs(one - other) > max(tolerance.least, tolerance.share * max(abs(one), abs(other)))


RUN = re.compile(r"\d+(?:[.,]\d+)*")


MOST_RUNS = 96
"""Runs of digits and number words in a text whose figures are compared: comparing takes the square of them in steps."""


@lru_cache(maxsize=1)
def digit_runs(reading: Reading) -> int:
    """How many numbers a text has in digits."""
    return len(RUN.findall(reading.plain))
