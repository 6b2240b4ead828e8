"""Names, words by their form, and where people live."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.names import JOINTS, capital
from askfirst.text.reading import Reading


def find_names(reading: Reading) -> list[Hit]:
    """Runs of capitalised words; a capital that only opens a sentence does not count by itself."""
    if True not in reading.capitals or reading.shouts:
        return []
    hits: list[Hit] = []
    position = 0
    while position < len(reading.words):
        if not capital(reading, position):
            position += 1
            continue
        start = position
        while capital(reading, position) or (
            position > start
            and reading.words[position : position + 1]
            and reading.words[position] in JOINTS
            and capital(reading, position + 1)
            and reading.words[position] in {"&", "of"}
        ):
            position += 1
        if not (position - start == 1 and reading.opens_sentence(start)):
            hits.append(Hit(start, position))
    return outermost(hits)


def find_capitalised(reading: Reading) -> list[Hit]:
    """Every word with a capital and no other: also one that opens a sentence."""
    return [Hit(at, at + 1) for at in range(len(reading)) if reading.text(Hit(at, at + 1)).istitle()]


def find_words(reading: Reading) -> list[Hit]:
    """Every token that is letters alone."""
    return [Hit(at, at + 1) for at, word in enumerate(reading.words) if word.isalpha()]


LISTS = ("@country", "@demonym", "@region", "@city")
BEFORE = frozenset("in near around across throughout inside outside".split())
LINKS = frozenset("the greater downtown central north south east west northern southern eastern western rural".split())
PLAIN_WORDS = frozenset(
    "us reading nice turkey split bath cork essen bari victoria mali china jordan georgia polish cali java "
    "perth rio lima".split()
)
"""Places that are plain words as well, and count only with a capital."""
RADIUS = re.compile(
    r"\b\d+(?:[.,]\d+)?[ -]?(?:km|kilomet(?:er|re)s?|mi|miles?|mins?|minutes?)[ -]"
    r"(?:around|of|from|radius|round|away)\b"
    r"|\b(?:post ?codes?|postal codes?|zip(?: codes?)?|PLZ|plz)\b(?: areas?| districts?)?[ :]{0,2}"
    r"[\w-]*\d[\w ,*-]*"
    r"|\b(?:AT?|BE?|CH|CZ|DE?|DK|ES?|FR?|HU?|IT?|LU?|NL?|PL?|PT|SE?|SK|FIN?)-\d{4,5}\b",
)


def find_regions(reading: Reading) -> list[Hit]:
    """Places that limit where people are. "us" counts in capitals only."""
    hits = [hit for name in LISTS for hit in reading.outside_data(name) if spelt(reading, hit)]
    for position, word in enumerate(reading.words):
        if word in BEFORE:
            start = position + 1
            while reading.words[start : start + 1] and reading.words[start] in LINKS:
                start += 1
            if capital(reading, start):
                hits.append(Hit(position, start + 1))
    if "k" in reading.plain or "m" in reading.plain or "p" in reading.plain:
        hits += [Hit(*reading.cover(*found.span())) for found in RADIUS.finditer(reading.plain)]
    return outermost(hits)


def spelt(reading: Reading, hit: Hit) -> bool:
    """Whether a word that is also a plain word is written as a place."""
    text = reading.text(hit)
    if text.lower() in PLAIN_WORDS:
        return text[0].isupper() and (text != "Us") and (len(text) > 2 or text.isupper())
    return True
