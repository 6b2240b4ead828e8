"""A number of things and their names, of which there are more or fewer: "two people, Ivo, Mia and Luka"."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.numbers import value
from askfirst.scoring.findings.statements.periods.moments import WEEKDAYS
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

NAME = r"[A-ZÀ-Ž][\w'’-]*(?: [A-ZÀ-Ž][\w'’-]*)?"
MONTH = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
COUNTED = late(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) "
    rf"(?!{MONTH})(?:(?!for |to |of |in |at |on )[\w-]+ ){{0,3}}?"
    r"(?:[a-z]+s|people|staff|children|men|women)"
    rf"(?:,? namely:?|,|:| \() ?((?:{NAME}, )+{NAME},? and {NAME}|{NAME} and {NAME}|{NAME}(?:, {NAME})+(?=\)))"
)
OPEN = re.compile(r"\b(?:each|including|such as|e\.g\.|for example|among them|others?|rest|of (?:the|our|my))\b")


@demanding({"+digit", "number_word"})
def counted_names(material: Material) -> Sequence[Hit]:
    """Every number that differs from how many names follow it."""
    reading = material.text
    if " and " not in reading.raw and ")" not in reading.raw:
        return []
    return [hit for hit in mismatches(reading) if hit is not None]


def mismatches(reading: Reading) -> list[Hit | None]:
    """The mismatches of a text."""
    return [compare(reading, found) for found in COUNTED.finditer(reading.raw)]


def compare(reading: Reading, found: "re.Match[str]") -> Hit | None:
    """The finding for one list, if its number is wrong."""
    number = value(found[1])
    names = [name for name in re.split(r", and |, | and ", found[2]) if name]
    whole, start = found[0], found.start()
    tail = reading.raw[found.end() : found.end() + 12].lower()
    if number is None or number == len(names) or any(name.lower() in WEEKDAYS for name in names):
        return None
    if OPEN.search(whole) or tail.startswith((" and ", ", and", " or ", " plus")):
        return None
    one = Hit(*reading.cover(start, found.start(2) - 1))
    other = Hit(*reading.cover(found.start(2), found.end(2)))
    return None if corrected(reading, one, other) else conflict(reading, one, other)
