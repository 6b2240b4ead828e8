"""Conditions of a discount: a term, a minimum, a tier, an expiry, who is eligible.

A date alone is none: "approved on 2 April" says nothing about when the discount ends. A customer's
or product's name is none either.
"""

from askfirst.text.entities.discounts.clauses import conditionals
from askfirst.text.entities.discounts.patterns import PER_HEAD
from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

ENDS = frozenset(
    "until till til through thru ending expires expiry expiring ends lapses valid between during "
    "within expire lapse".split()
)
TERMS = frozenset("for on over within first next with during per ≤ < <= payment".split())
PERIODS = frozenset({"in", "for", "throughout", "this", "during", "only", "off"})
MORE = frozenset("over above from exceeding beyond > >= ≥ under below past min min. minimum".split())
BOUGHT = (
    "contract",
    "contracts",
    "term",
    "terms",
    "plan",
    "plans",
    "subscription",
    "subscriptions",
    "commitment",
    "agreement",
    "lease",
    "deal",
    "renewal",
    "licence",
    "license",
)
NEXT = frozenset("next first following coming every".split())


def find_discount_conditions(reading: Reading) -> list[Hit]:
    """Every stretch that says when, for how long, from what size or for whom a discount holds."""
    hits = [*spoken(reading, "@discount_condition"), *conditionals(reading)]
    for date in reading.entities("date"):
        period = date.attrs["form"] == "period" and (
            reading.words[date.start] in {"this", "next"} or near_before(reading, date, PERIODS, 1)
        )
        if (
            period
            or near_before(reading, date, ENDS, 4)
            or reading.words[max(0, date.start - 2) : date.start] == ["up", "to"]
        ):
            hits.append(date)
    told = reading.covered("described") if reading.entities("duration") else frozenset()
    for duration in reading.entities("duration"):
        if duration.within(told):
            continue  # "the parcel sat in Malmö for 9 days"
        if reading.words[duration.start - 1 : duration.start] == ["us"]:
            continue  # "they have been with us 24 months"
        if near_before(reading, duration, TERMS, 2) or any(
            word in BOUGHT for word in reading.words[duration.end : duration.end + 2]
        ):
            hits.append(duration)
    for name in ("number", "money"):
        hits += [
            hit
            for hit in reading.entities(name)
            if (near_before(reading, hit, MORE, 2) or near_before(reading, hit, NEXT, 1)) and not is_other(reading, hit)
        ]
    hits = [hit for hit in hits if not hit.within(reading.covered("id"))]
    hits += [Hit(*reading.cover(*found.span())) for found in PER_HEAD.finditer(reading.plain)]
    hits += [date for date in reading.entities("date") if reading.words[date.end : date.end + 1] == ["only"]]
    return outermost(hits)


def near_before(reading: Reading, hit: Hit, words: "frozenset[str] | set[str]", reach: int) -> bool:
    """Whether one of the words stands at most so many tokens ahead, in the same sentence."""
    first = max(0, hit.start - reach)
    return any(
        reading.words[position] in words and reading.sentences[position] == reading.sentences[hit.start]
        for position in range(first, hit.start)
    )


def is_other(reading: Reading, hit: Hit) -> bool:
    """Whether the number belongs to a date or a percentage: "from 10 % to 12 %"."""
    return hit.within(reading.covered("date", "percent", "clock_time"))
