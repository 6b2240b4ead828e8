"""Numbers as written (1,250 - 8.2k - 14 500 - two hundred and ten thousand) and percentages."""

import re

from askfirst.text.hit import Hit, Near, outermost
from askfirst.text.needs import needing
from askfirst.text.reading import Reading

DIGITS = re.compile(
    r"(?<![\w.,])(?<![A-Za-z]-)[+-]?(?:\d{1,3}(?:,\d{2})*(?:[.,' ]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?(?:,-)?"
    r"(?:[kKmM]\b| ?(?:mio|mn|bn|mil)\b)?(?!\w|[.,]\d)"
)
SCALE = frozenset("thousand million billion hundred mil mln mio grand dozen lakh crore".split())


@needing("+digit", "@number_word")
def find_numbers(reading: Reading) -> list[Hit]:
    """Every number, in digits or in the lexicon's number words; attribute `value` as written."""
    hits = []
    if reading.digits:
        for found in DIGITS.finditer(reading.plain):
            start, end = reading.cover(found.start(), found.end())
            if start < end:
                hits.append(Hit(start, end, {"value": found.group().strip()}))
    words = reading.hits("@number_word")
    return outermost(hits + runs(reading, words)) if not hits or not words else scaled(reading, hits, words)


def scaled(reading: Reading, digits: list[Hit], words: list[Hit]) -> list[Hit]:
    """Numbers in digits and in words together: "2.5 million" and "12 thousand" are one number each."""
    merged = []
    spoken = runs(reading, words)
    for hit in digits:
        beside = (word for word in spoken if word.start == hit.end and reading.words[word.start] in SCALE)
        scale = next(beside, None)
        if scale is None:
            merged.append(hit)
            continue
        spoken.remove(scale)
        both = Hit(hit.start, scale.end)
        merged.append(Hit(hit.start, scale.end, {"value": reading.text(both)}))
    return outermost(merged + spoken)


def runs(reading: Reading, words: list[Hit]) -> list[Hit]:
    """Neighbouring number words as one number: two hundred (and) ten thousand."""
    merged: list[Hit] = []
    for word in sorted(words):
        if merged and word.start < merged[-1].end:
            merged[-1] = Hit(merged[-1].start, max(merged[-1].end, word.end))
        elif merged and word.start <= merged[-1].end + 1 and gap_is_and(reading, merged[-1], word):
            merged[-1] = Hit(merged[-1].start, word.end)
        else:
            merged.append(word)
    return [Hit(hit.start, hit.end, {"value": reading.text(hit)}) for hit in merged]


def gap_is_and(reading: Reading, left: Hit, right: Hit) -> bool:
    """Whether two number words touch, or are joined by a hyphen or by the "and" of a large number.

    "two hundred and ten" is one number, "two and three" are two.
    """
    between = reading.words[left.end : right.start]
    if between == ["and"]:
        return reading.words[left.end - 1] in SCALE
    return not between or between == ["-"]


SIGN = re.compile(
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
