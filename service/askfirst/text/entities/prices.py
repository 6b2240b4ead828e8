"""Prices without a currency: bare numbers, told from ids, dates, quantities and years.

Price amounts without a currency: "at 2,150 apiece" - "setup fee of 7,200" - "unit price: 480".

A bare number is a price by what stands around it. Ids, dates, quantities, percentages, times,
scores and years are none. Attribute `by`: "rate" (each, per seat), "noun" (fee of), "deal" (a verb
of selling).
"""

import re

from askfirst.text.hit import Hit
from askfirst.text.orders import governed_by, spoken
from askfirst.text.reading import Reading

RATES = frozenset(
    "each apiece ea per flat net gross nett monthly annually yearly weekly quarterly daily hourly pp "
    "pcm pa p.a p.a. pm pw / excl incl ex exw fob cif ddp all-in upfront vat pro".split()
)
OWNERS = frozenset({"the", "our", "my", "your", "their", "his", "her", "those", "these", "them", "which", "it"})
ARTICLES = frozenset({"a", "an", "the", "every"})
SMALLEST = 25
"""What costs less is no price of a deal, unless it is written as one."""
FOLLOWERS = RATES | frozenset(
    "please pls plz and or for on in with to from if as is are until till by including excluding plus "
    "all total only effective starting valid because so but then less instead thanks thx now today "
    "tomorrow once when while which who that this before after delivered installed paid payable "
    "shipped max minimum tops tax uom should will was would can same like via . , ; : ! ? ) ( - – — "
    "\" ' | } ] < > = a an the we they i he she it again straight asap ok right not without inclusive "
    "exclusive discounted instead off up down firm final at of since via unless though although her "
    "his their our my your & him them us me back into across goes apiece dearer cheaper".split()
)


def ends(reading: Reading, number: Hit, after: str) -> bool:
    """Whether the number stands by itself: what follows is no noun that it counts."""
    if after == "of" and reading.words[number.end + 1 : number.end + 2] and reading.words[number.end + 1] in OWNERS:
        return False
    if (
        after[:1].isdigit()
        or after == "+"
        or (after == "or" and reading.words[number.end + 1 : number.end + 2] in (["more"], ["less"], ["fewer"]))
    ):
        return False
    second = reading.words[number.end + 1 : number.end + 3]
    if after in {"to", "or", "and", "-", "–"} and len(second) == 2 and second[0][:1].isdigit():
        return second[1] in FOLLOWERS or not second[1][:1].isalpha()
    if [after, *second[:1]] == ["full", "stop"] or after in {"comma", "period"}:
        return True  # dictated
    last = number.end == len(reading) or reading.sentences[number.end] != reading.sentences[number.start]
    return last or after in FOLLOWERS or not after[:1].isalpha()


def is_rate(reading: Reading, number: Hit, after: str) -> bool:
    """Whether the number is so much for each: "340 per licence", "950 a month", "120 flat"."""
    if after in RATES:
        return after != "per" or reading.words[number.end + 1 : number.end + 2] not in (["the"], ["our"], ["attached"])
    _, slash, per = reading.words[number.end - 1].partition("/")
    if slash and not per[:1].isdigit():
        return True
    following = reading.words[number.end + 1] if number.end + 1 < len(reading) else ""
    if after not in ARTICLES or not following[:1].isalpha():
        return False
    if any(unit.start == number.end + 1 for unit in reading.all_hits.get("@rate_unit", ())):
        return True
    return after in {"a", "an"} and selling(reading, number)


def selling(reading: Reading, number: Hit) -> bool:
    """Whether the number's sentence speaks of selling: a verb or noun of deals, ahead of or behind it."""
    return any(reading.same_sentence(hit, number) for hit in spoken(reading, "@deal_word"))


CENTS = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+[.,]\d\d")
LARGE = re.compile(r"\d ?(?:k|m)$|thousand|million|grand|\d ?mi[lo]\b")
"""Numbers that are written as amounts: "1,200.50", "12k", "2 million"."""
GROUPED = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?|\d+[.,]\d\d|\d+(?:[.,]\d+)?(?:,-)|\d+(?:[.,]\d+)? ?[kKmM]")
LIMITS = frozenset({"between", "over", "above", "below", "under", "than", "least", "exceeding", "beyond", "most"})


def is_price_like(value: str) -> bool:
    """Whether a number is written as amounts are: 2,150 - 64.20 - 45k - two hundred thousand."""
    return bool(GROUPED.fullmatch(value)) or (not value[:1].isdigit() and (" " in value or "-" in value))


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
    if not valued and not ends(reading, number, after):
        return ""
    if CENTS.fullmatch(value):
        return "noun"
    if before in LIMITS:
        return ""
    written = is_price_like(value)
    large = written or (value.isdecimal() and whole_number(value) >= SMALLEST)
    if is_rate(reading, number, after) and (large or selling(reading, number)):
        return "rate"
    if LARGE.search(value.lower()) or (large and after == "back"):
        return "deal"
    if not large or (after == ":" and value.isdigit()):
        return ""
    placed = before in PLACES and (written or before not in {",", "-", "–", "("})
    return "deal" if written or (placed and selling(reading, number)) else ""


FACTS = ("id", "money", "percent", "date", "duration", "clock_time", "phone")


def find_price_amounts(reading: Reading) -> list[Hit]:
    """Bare numbers in a price context, outside of orders that only report or delete."""
    if not reading.digits and "@number_word" not in reading.all_hits:
        return []
    hits = []
    for number in reading.entities("number"):
        if reading.is_data(number) or number.within(reading.covered(*FACTS)):
            continue
        by = price_by(reading, number)
        if by and not governed_by(reading, number, "@price_harmless", "@price_doing"):
            hits.append(Hit(number.start, number.end, {"by": by}))
    return hits


MOST_DIGITS = 40
"""More digits than any count or id has; Python refuses to read some thousands of them."""


def whole_number(digits: str) -> int:
    """The number that decimal digits stand for; of more than `MOST_DIGITS`, one greater than all others."""
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS + len(digits)
