"""Numbers that only name something: an id, a row, a year."""

import re
from collections import Counter

from askfirst.text.entities.prices.addresses import in_address
from askfirst.text.entities.prices.cues import CENTRES, shared_out
from askfirst.text.entities.prices.labels import labels
from askfirst.text.entities.prices.nouns import is_price_like
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.names import capital
from askfirst.text.reading import Reading

CENTS = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+[.,]\d\d")
LARGE = re.compile(r"\d ?(?:k|m)$|thousand|million|grand|\d ?mi[lo]\b")
"""Numbers that are written as amounts: "1,200.50", "12k", "2 million"."""
YEAR = re.compile(r"(?:19|20)\d\d")
ID_WORDS = frozenset(
    {
        "quote",
        "invoice",
        "deal",
        "order",
        "quotes",
        "invoices",
        "deals",
        "contract",
        "po",
        "item",
        "part",
        "line",
        "rfq",
        "opp",
    }
)
ROWS = frozenset("lines line pages page rows row items positions slides chapters steps quotes invoices orders".split())
YEAR_LEADS = frozenset(
    (
        "for in of since by from to season year day january february march april may june july august september "
        "october november december"
    ).split()
)


def in_id(reading: Reading, number: Hit) -> bool:
    """Whether the number is part of an id; "quote 4,500 per seat" is no id."""
    for one in reading.entities("id") if number.within(reading.covered("id")) else ():
        if number.overlaps(one):
            value = number.attrs["value"]
            reset = number.start > one.start + 1 and reading.words[number.start - 1] == "to"
            return not (
                CENTS.fullmatch(value)
                or reset
                or LARGE.search(value.lower())
                or (reading.words[one.start] in ID_WORDS and is_price_like(value))
            )
    return False


def names_only(reading: Reading, number: Hit) -> bool:
    """Whether the number only names something: a row, a paper, a house."""
    return (
        of_row(reading, number)
        or said_twice(reading, number)
        or in_address(reading, number)
        or reading.word_before(number.start) in CENTRES
        or shared_out(reading, number)
        or labels(reading, number)
    )


def of_row(reading: Reading, number: Hit) -> bool:
    """Whether a number ends a row of lines or pages, or a day's count: "lines 33 to 40", "four a day"."""
    words, at = reading.words, number.start
    row = at > 2 and words[at - 1] in {"to", "-", "–", "and"} and words[at - 2].isdigit()
    if row and words[at - 3] in ROWS:
        return True
    return words[number.end : number.end + 2] == ["a", "day"] and number.attrs["value"][0].isalpha()


def said_twice(reading: Reading, number: Hit) -> bool:
    """Whether the same number stands in an id elsewhere: "quotes 218 and 219 ... mark 219 as won"."""
    value = number.attrs["value"]
    return value.isdigit() and said_often(reading)[value] > 1


@once
def said_often(reading: Reading) -> Counter[str]:
    """How often each number is said."""
    return Counter(hit.attrs["value"] for hit in reading.entities("number"))


def is_year(reading: Reading, number: Hit, before: str) -> bool:
    """Whether the number is a year: "for 2026", "Midsummer Day 2026", "the Morgon 2021"."""
    if not YEAR.fullmatch(number.attrs["value"]):
        return False
    led = before in {"or", "and", "/", "–", "-"} and YEAR.fullmatch(reading.words[number.start - 2]) is not None
    return led or before in YEAR_LEADS or (number.start > 1 and capital(reading, number.start - 1))
