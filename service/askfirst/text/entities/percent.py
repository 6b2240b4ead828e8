"""Percentages: 15 % - 15% - 15 per cent - ten percent - percent: 8 - 2.5pc."""

import re

from askfirst.text.hit import Hit, Near, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

SIGN = late(
    r"\d[\d.,]{0,24}(?:\s?(?:-|–|to)\s?\d[\d.,]{0,24})?\s?[%％‰]|[%％]\s?\d[\d.,]*"
    r"|\b\d[\d.,]{0,24}\s?(?:pc|pct|prct|percent|p\.c\.)\b",
    re.IGNORECASE,
)


def find_percent(reading: Reading) -> list[Hit]:
    """Numbers with a percent sign or word beside them; a colon may stand between ("percent: 8")."""
    hits = []
    if reading.digits:
        hits = [Hit(*reading.cover(*found.span())) for found in SIGN.finditer(reading.lower)]
    words = reading.hits("@percent_word")
    near = Near(words)
    for number in reading.entities("number") if words else ():
        hits += [
            Hit(min(number.start, word.start), max(number.end, word.end))
            for word in near.around(number, 1)
            if number.distance(word) == 0
            or (number.start - word.end == 1 and reading.words[word.end] in {":", "=", "of", "is"})
        ]
    return outermost([hit for hit in hits if hit.start < hit.end])
