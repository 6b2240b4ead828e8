"""Price amounts without a currency: "at 2,150 apiece" - "setup fee of 7,200" - "unit price: 480".

A bare number is a price by what stands around it. Ids, dates, quantities, percentages, times,
scores and years are none. Attribute `by`: "rate" (each, per seat), "noun" (fee of), "deal" (a verb
of selling).
"""

import re

from askfirst.text.entities.price_context import (
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
)  # fmt: skip
from askfirst.text.entities.price_cues import CENTRES, priced_value, settled, shared_out, taxed
from askfirst.text.entities.price_nouns import LIMITS, is_price_like, noun_before, noun_behind
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.orders import commands, governed_by
from askfirst.text.reading import Reading

FACTS = ("money", "percent", "date", "duration", "clock_time", "phone")
YEAR = re.compile(r"(?:19|20)\d\d")
CENTS = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+[.,]\d\d")
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
PLACES = frozenset(
    "at @ for to with w/ ): of on from : = , by than under over below above is offer accept - – ( . until".split()
)
LARGE = re.compile(r"\d ?(?:k|m)$|thousand|million|grand|\d ?mi[lo]\b")


def find_price_amounts(reading: Reading) -> list[Hit]:
    """Bare numbers in a price context, outside of orders that only report or delete."""
    if not reading.digits and "@number_word" not in reading.all_hits:
        return []
    hits = []
    for number in reading.entities("number"):
        by = price_by(reading, number) if not reading.is_data(number) or priced_value(reading, number) else ""
        if not by or any(number.overlaps(fact) for name in FACTS for fact in reading.entities(name)):
            continue
        if not in_id(reading, number) and not governed_by(reading, number, "@price_harmless", "@price_doing"):
            hits.append(Hit(number.start, number.end, {"by": by}))
    return hits


def in_id(reading: Reading, number: Hit) -> bool:
    """Whether the number is part of an id; "quote 4,500 per seat" is no id."""
    for one in reading.entities("id"):
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


OFFERING = frozenset("we i you they to can could will would shall may might please pls n't not and then".split())


def offered(reading: Reading, position: int) -> bool:
    """Whether "offer" is the verb, "we offer 480", and not the paper, "extend offer 5512"."""
    if reading.words[position - 1] == "that":
        return False
    return commands(reading, position) or reading.words[position - 1] in OFFERING


def charged(reading: Reading, number: Hit) -> bool:
    """Whether an order to charge somebody leads to the number: "Invoice the tattoo studio 2,980 in two parts"."""
    first = reading.sentences.index(reading.sentences[number.start])
    return any(
        reading.words[at] in CHARGING and commands(reading, at) and ("the" in reading.words[at + 1 : at + 2])
        for at in range(max(first, number.start - CHARGED), number.start)
    )


CHARGING = frozenset({"invoice", "charge", "bill", "pay"})
CHARGED = 6
"""Words of who is charged."""


def of_row(reading: Reading, number: Hit) -> bool:
    """Whether a number ends a row of lines or pages, or a day's count: "lines 33 to 40", "four a day"."""
    words, at = reading.words, number.start
    row = at > 2 and words[at - 1] in {"to", "-", "–", "and"} and words[at - 2].isdigit()
    if row and words[at - 3] in ROWS:
        return True
    return words[number.end : number.end + 2] == ["a", "day"] and number.attrs["value"][0].isalpha()


ROWS = frozenset("lines line pages page rows row items positions slides chapters steps quotes invoices orders".split())


def is_year(reading: Reading, number: Hit, before: str) -> bool:
    """Whether the number is a year: "for 2026", "Midsummer Day 2026", "the Morgon 2021"."""
    if not YEAR.fullmatch(number.attrs["value"]):
        return False
    return before in YEAR_LEADS or (number.start > 1 and capital(reading, number.start - 1))


YEAR_LEADS = frozenset("for in of since by from to season year day".split())


def names_only(reading: Reading, number: Hit) -> bool:
    """Whether the number only names something: a row, a paper, a house."""
    return (
        of_row(reading, number)
        or said_twice(reading, number)
        or in_address(reading, number)
        or reading.words[number.start - 1] in CENTRES
        or shared_out(reading, number)
    )


def said_twice(reading: Reading, number: Hit) -> bool:
    """Whether the same number stands in an id elsewhere: "quotes 218 and 219 ... mark 219 as won"."""
    value = number.attrs["value"]
    return value.isdigit() and any(
        other.start != number.start and other.attrs["value"] == value for other in reading.entities("number")
    )


def in_address(reading: Reading, number: Hit) -> bool:
    """Whether the number is that of a house: a street stands ahead of it, or a town behind an address."""
    words, at = reading.words, number.start
    lead = words[max(0, at - STREET_WORDS) : at]
    if any(word[0].isdigit() for word in lead):
        return False  # "to Rue Carnot 8, 1,275 per pallet"
    if any(word in STREETS or word.endswith(STREET_ENDS) for word in lead):
        return True
    town = words[number.end : number.end + 1] == [","] and capital(reading, min(number.end + 1, len(words) - 1))
    return town and not ADDRESSED.isdisjoint(words[:at])


STREET_WORDS = 4
STREETS = frozenset(
    "street st road rd avenue av ave av. lane via rue rua calle plaza piazza corso viale boulevard platz ul".split()
)
STREET_ENDS = ("strasse", "straße", "gasse", "straat", "gatan", "gade", "katu", "vej")
ADDRESSED = frozenset("address ship-to shop warehouse site".split())


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
    large = is_price_like(value) or (value.isdecimal() and int(value) >= 25)
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
