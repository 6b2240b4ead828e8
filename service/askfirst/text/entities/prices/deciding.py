"""What makes a bare number a price: a rate, a noun ahead of it, or a verb of selling."""

import re

from askfirst.text.entities.prices.context import (
    ends,
    follows_name,
    is_rate,
    keyed,
    selling,
)
from askfirst.text.entities.prices.names import CENTS, LARGE, LIMITS, is_price_like, is_year, taxed
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

PLACES = frozenset(
    "at @ for to with w/ ): of on from : = , by than under over below above is offer accept - – ( . until".split()
)


def price_by(reading: Reading, number: Hit) -> str:
    """What makes the number a price; an empty string if nothing does."""
    value = number.attrs["value"]
    if value.lower() == "one" or re.fullmatch("0\\d+", value):
        return ""  # "issue a new one", "offer 031", "lines 33 to 40"
    before = reading.words[number.start - 1] if number.start else ""
    after = reading.words[number.end] if number.end < len(reading) else "."
    if value[:1] in "+-" or before in {"#", "x", "×", "*"} or after in {"x", "×", "%", "°"}:
        return ""
    valued = reading.raw[reading.starts[number.start] - 1 : reading.starts[number.start]] == "="
    if (not valued and not ends(reading, number, after)) or keyed(reading, number, before):
        return ""
    if before == "offer" and value.isdigit():
        return ""
    if CENTS.fullmatch(value):
        return "noun"
    if is_year(reading, number, before) or before in LIMITS:
        return ""
    large = is_price_like(value) or (value.isdecimal() and whole_number(value) >= 25)
    rated = is_rate(reading, number, after)
    if rated and (large or selling(reading, number)):
        return "rate"
    if LARGE.search(value.lower()) or (
        large and ((is_price_like(value) and before in {"at", "for", "with", "w/", "@"}) or after == "back")
    ):
        return "deal"
    placed = (before in PLACES and (is_price_like(value) or before not in {",", "-", "–", "("})) or follows_name(
        reading, number
    )
    if after == ":" and value.isdigit():
        return ""
    said = taxed(reading, number) or is_price_like(value)
    return "deal" if large and (said or (placed and selling(reading, number))) else ""
