"""What makes a bare number a price: a rate, a noun ahead of it, or a verb of selling."""

import re

from askfirst.text.entities.prices.context import (
    between,
    each_before,
    ends,
    follows_name,
    hyphened,
    is_rate,
    keyed,
    limited,
    measured,
    selling,
)
from askfirst.text.entities.prices.cues import priced_value, settled, taxed
from askfirst.text.entities.prices.names import CENTS, LARGE, is_year, names_only
from askfirst.text.entities.prices.nouns import LIMITS, is_price_like, noun_before, noun_behind
from askfirst.text.entities.prices.verbs import charged, offered
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

CODE = re.compile(r"^\W*\w*(?:promo|discount|coupon|voucher|rebate)\w*[._(]", re.IGNORECASE)


def of_a_code(reading: Reading, number: Hit) -> bool:
    """Whether a command that makes a discount gives its rate: "promo.create name=K-9 rate=20"."""
    key = reading.words[max(0, number.start - 2) : number.start]
    return "rate" in key and CODE.match(reading.raw) is not None


def pieces_for(reading: Reading, number: Hit) -> bool:
    """Whether so many pieces are paid, for more: "20 posters for the price of 17"."""
    return reading.words[max(0, number.start - 4) : number.start] == ["for", "the", "price", "of"] and any(
        reading.same_sentence(one, number) and one.end < number.start for one in reading.entities("number")
    )


PLACES = frozenset(
    "at @ for to with w/ ): of on from : = , by than under over below above is offer accept - – ( . until".split()
)


def price_by(reading: Reading, number: Hit) -> str:
    """What makes the number a price; an empty string if nothing does."""
    value = number.attrs["value"]
    if value.lower() == "one" or re.fullmatch(r"0\d+", value) or names_only(reading, number):
        return ""  # "issue a new one", "offer 031", "lines 33 to 40"
    before = reading.words[number.start - 1] if number.start else ""
    after = reading.words[number.end] if number.end < len(reading) else "."
    if (
        value[:1] in "+-"
        or before in {"#", "x", "×", "*"}
        or after in {"x", "×", "%", "°"}
        or hyphened(reading, number, after)
        or pieces_for(reading, number)
        or of_a_code(reading, number)
    ):
        return ""
    valued = reading.raw[reading.starts[number.start] - 1 : reading.starts[number.start]] == "="
    if (not valued and not ends(reading, number, after)) or keyed(reading, number, before):
        return ""
    if before == "offer" and value.isdigit() and not offered(reading, number.start - 1):
        return ""
    noun = noun_before(reading, number, before) or noun_behind(reading, number) or priced_value(reading, number)
    plain_year = is_year(reading, number, before)
    if (noun and not plain_year) or CENTS.fullmatch(value):
        return "noun"
    if measured(reading, number) or plain_year or before in LIMITS or between(reading, number):
        return ""
    large = is_price_like(value) or (value.isdecimal() and whole_number(value) >= 25)
    rated = is_rate(reading, number, after) or each_before(reading, number)
    if rated and (large or selling(reading, number)) and not limited(reading, number):
        return "rate"
    if LARGE.search(value.lower()) or (
        large and ((is_price_like(value) and before in {"at", "for", "with", "w/", "@"}) or after == "back")
    ):
        return "deal"
    placed = (before in PLACES and (is_price_like(value) or before not in {",", "-", "–", "("})) or follows_name(
        reading, number
    )
    label = after == ":" and value.isdigit()
    if label:
        return ""
    said = settled(reading, number) or taxed(reading, number) or (is_price_like(value) and charged(reading, number))
    return "deal" if large and (said or (placed and selling(reading, number))) else ""
