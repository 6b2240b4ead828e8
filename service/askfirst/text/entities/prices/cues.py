"""What else says that a number is a price, or that it is a part of something: "the agreed 75", "split it: 50 to Bo"."""

import re

from askfirst.text.entities.prices.nouns import is_price_like
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

AGREED = frozenset("agreed accepted quoted promised verbal usual discounted reduced".split())
TAXES = late(
    r"\b(?:ex|excl\.?|excluding|incl\.?|including|plus|before|without|net of)\s"
    r"(?:\w+\s)?(?:vat|gst|tax|taxes|freight|delivery|shipping)\b|\b(?:vat|gst|tax)\s(?:included|extra|excluded)\b"
    r"|\bex works\b|\bincoterm\b"
)
"""What is said of sums only: that a tax or the freight is in them or not."""


def settled(reading: Reading, number: Hit) -> bool:
    """Whether the number is what was agreed on: "record the agreed 18,400"."""
    words, at = reading.words, number.start
    return at > 1 and words[at - 1] in AGREED and words[at - 2] in {"the", "our", "their", "this", "that"}


def taxed(reading: Reading, number: Hit) -> bool:
    """Whether the sentence says which tax or freight is in the number, and no other sort of word leads to it."""
    before = reading.word_before(number.start)
    if before.isdigit() or "@" in before:
        return False
    sentence = reading.sentences[number.start]
    return any(
        reading.sentences[reading.cover(*found.span())[0]] == sentence for found in TAXES.finditer(reading.lower)
    )


PRICED = re.compile(r"\b\w*(?:price|fee|amount|cost|total|rate)\s*[=:]\s*[\"']$")


def priced_value(reading: Reading, number: Hit) -> bool:
    """Whether a quoted number is all that a price argument holds: price="2,350"."""
    start, end = reading.offsets(number)
    return reading.raw[end : end + 1] in {'"', "'"} and bool(PRICED.search(reading.raw[:start].lower()))


CENTRES = frozenset("centre centres center centers cc rfq opp".split())


def shared_out(reading: Reading, number: Hit) -> bool:
    """Whether the number is a part of a whole that is divided: "split the 90 licences: 50 to Cardiff"."""
    if is_price_like(number.attrs["value"]):
        return False
    first = reading.sentence_start(number.start)
    return any(reading.words[at] in {"split", "divide"} and commands(reading, at) for at in range(first, number.start))
