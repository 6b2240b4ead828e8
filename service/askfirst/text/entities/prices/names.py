"""Numbers that only name something: an id, a row, a year."""

import re

from askfirst.text.hit import Hit
from askfirst.text.late import late
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


def is_year(reading: Reading, number: Hit, before: str) -> bool:
    """Whether the number is a year: "for 2026", "Midsummer Day 2026", "the Morgon 2021"."""
    if not YEAR.fullmatch(number.attrs["value"]):
        return False
    led = before in {"or", "and", "/", "–", "-"} and YEAR.fullmatch(reading.words[number.start - 2]) is not None
    return led or before in YEAR_LEADS or (number.start > 1 and capital(reading, number.start - 1))


TAXES = late(
    r"\b(?:ex|excl\.?|excluding|incl\.?|including|plus|before|without|net of)\s"
    r"(?:\w+\s)?(?:vat|gst|tax|taxes|freight|delivery|shipping)\b|\b(?:vat|gst|tax)\s(?:included|extra|excluded)\b"
    r"|\bex works\b|\bincoterm\b"
)
"""What is said of sums only: that a tax or the freight is in them or not."""


def taxed(reading: Reading, number: Hit) -> bool:
    """Whether the sentence says which tax or freight is in the number, and no other sort of word leads to it."""
    before = reading.word_before(number.start)
    if before.isdigit() or "@" in before:
        return False
    sentence = reading.sentences[number.start]
    return any(
        reading.sentences[reading.cover(*found.span())[0]] == sentence for found in TAXES.finditer(reading.lower)
    )


GROUPED = late(r"\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?|\d+[.,]\d\d|\d+(?:[.,]\d+)?(?:,-)|\d+(?:[.,]\d+)? ?[kKmM]")
LIMITS = frozenset({"between", "over", "above", "below", "under", "than", "least", "exceeding", "beyond", "most"})


def is_price_like(value: str) -> bool:
    """Whether a number is written as amounts are: 2,150 - 64.20 - 45k - two hundred thousand."""
    return bool(GROUPED.fullmatch(value)) or (not value[:1].isdigit() and (" " in value or "-" in value))
