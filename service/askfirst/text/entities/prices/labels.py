"""Numbers that only label: a tax number, a week, a model, a record; and counts told by what stands ahead of them."""

import re

from askfirst.text.entities.prices.context import KEYS
from askfirst.text.entities.prices.cues import CENTRES
from askfirst.text.entities.prices.nouns import is_price_like
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

COUNTRY = re.compile(r"[A-Z]{2}")
TAX_NUMBER = 8
"""Digits of the shortest tax number."""
RECORDS = frozenset(
    "numbered lead leads ticket tickets opportunity booking subscription enquiry tender sub acct".split()
)
WEEK = 53
HOURS = 24
WEEKDAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday tomorrow today".split())


def labels(reading: Reading, number: Hit) -> bool:
    """Whether the number names something or counts what stands ahead: "VAT number PT 509 111 222", "lead 7703"."""
    words, at, value = reading.words, number.start, number.attrs["value"]
    before = words[at - 1] if at else ""
    if (before in RECORDS and value.isdigit()) or edition(reading, number, before):
        return True
    if tax_number(reading, number) or model(reading, number) or sibling(reading, number) or traffic(reading, number):
        return True
    if before in LOTS and value.isdigit() and len(value) >= DIGITS:
        return True  # "return 4 oars from delivery 6113"
    if before in {"is", "="} and words[at - 2] in CENTRES:
        return True  # "the cost centre is 8834"
    if value.isdecimal() and at > 1 and before in {"is", "in", "to", "at"}:
        if words[at - 2] in {"week", "weeks"} and whole_number(value) <= WEEK:
            return True  # "the delivery week is 24"
        if before == "at" and words[at - 2] in WEEKDAYS and whole_number(value) <= HOURS:
            return True
    return (
        tier(reading, number) or counted_before(reading, number) or words[max(0, at - 3) : at] == ["out", "of", "the"]
    )


def sibling(reading: Reading, number: Hit) -> bool:
    """Whether the number is a paper's, as one beside it, or the end of a row: "all of 772", "numbered 31 to 44"."""
    words, at, value = reading.words, number.start, number.attrs["value"]
    if at > 2 and words[at - 1] in {"to", "and", "–", "-"} and words[at - 3] == "numbered":
        return True
    if not value.isdigit() or len(value) < 3 or words[at - 1] not in {"of", "and", "on", "for", "or"}:
        return False
    last = (reading.words[one.end - 1] for one in reading.entities("id"))
    return any(
        one.isdigit() and len(one) == len(value) and 0 < abs(whole_number(one) - whole_number(value)) <= ROW
        for one in last
    )


ROW = 20
"""How far apart the numbers of papers in a row stand."""
LOTS = frozenset("delivery shipment consignment parcel batch lot return".split())
DIGITS = 4


def traffic(reading: Reading, number: Hit) -> bool:
    """Whether a flight or a train bears the number: "flight LX 275"."""
    code = reading.text(Hit(number.start - 1, number.start))
    return code.isupper() and len(code) < DIGITS and not LINES.isdisjoint(reading.words[: number.start][-3:])


LINES = frozenset("flight flights train trains bus coach ferry".split())


def edition(reading: Reading, number: Hit, before: str) -> bool:
    """Whether a year stands under a key that is no price: "list=2026"."""
    start = reading.starts[number.start]
    return (
        reading.raw[start - 1 : start] == "="
        and YEAR.fullmatch(number.attrs["value"]) is not None
        and before not in PRICES
    )


PRICES = frozenset("price fee amount cost total rate net gross value unit".split())
YEAR = re.compile(r"(?:19|20)\d\d")


def tax_number(reading: Reading, number: Hit) -> bool:
    """Whether a long row of digits follows the letters of a country: "HR 55501234567"."""
    digits = "".join(filter(str.isdigit, reading.text(number)))
    return (
        len(digits) >= TAX_NUMBER
        and number.start > 0
        and COUNTRY.fullmatch(reading.text(Hit(number.start - 1, number.start))) is not None
    )


def model(reading: Reading, number: Hit) -> bool:
    """Whether the number belongs to a product's name: "the Sirena 44"."""
    at = number.start
    plain = number.attrs["value"].isdigit() and not is_price_like(number.attrs["value"])
    led = at > 1 and reading.words[at - 2] in {"the", "a", "one"} and capital(reading, at - 1)
    return plain and led and reading.words[number.end : number.end + 1] != ["per"]


def tier(reading: Reading, number: Hit) -> bool:
    """Whether the number is where a rate begins, as others of its row that count: "3% from 200 units, 5% from 500"."""
    words = reading.words
    if reading.word_before(number.start) != "from" or not any(
        one.end == number.start - 1 for one in reading.entities("percent")
    ):
        return False
    return any(
        words[one.start - 1] == "from" and words[one.end : one.end + 1] and words[one.end] in KEYS
        for one in reading.entities("number")
        if one.start and reading.same_sentence(one, number)
    )


def counted_before(reading: Reading, number: Hit) -> bool:
    """Whether what is counted stands ahead of its change: "reduce the seats from 80 to 65"."""
    words, at = reading.words, number.start
    for back in (2, 4):
        if at >= back and words[at - back + 1] == "from" and words[at - back] in KEYS:
            return back == 2 or words[at - 1] == "to"
    return False
