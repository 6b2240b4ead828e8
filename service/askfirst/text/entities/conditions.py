"""Conditions of a discount: a term, a minimum, a tier, an expiry, who is eligible.

A date alone is none: "approved on 2 April" says nothing about when the discount ends. A customer's
or product's name is none either.
"""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

ENDS = frozenset(
    "until till til through thru ending expires expiry expiring ends lapses valid between during "
    "within expire lapse".split()
)
TERMS = frozenset("for on over within first next with during per".split())
PERIODS = frozenset({"in", "for", "throughout", "this", "during", "only", "off"})
MORE = frozenset("over above from exceeding beyond > >= ≥ under below past".split())
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


def find_discount_conditions(reading: Reading) -> list[Hit]:
    """Every stretch that says when, for how long, from what size or for whom a discount holds."""
    hits = [*spoken(reading, "@discount_condition"), *conditionals(reading)]
    for date in reading.entities("date"):
        period = date.attrs["form"] == "period" and (
            reading.words[date.start] in {"this", "next"} or near_before(reading, date, PERIODS, 1)
        )
        if (
            period
            or is_range(reading, date)
            or near_before(reading, date, ENDS, 4)
            or (near_before(reading, date, {"before", "by"}, 3) and buying(reading, date))
        ):
            hits.append(date)
    told = reading.entities("described") if reading.entities("duration") else []
    for duration in reading.entities("duration"):
        if any(duration.overlaps(one) for one in told):
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
    hits = [
        hit
        for hit in hits
        if not any(hit.overlaps(one) for one in reading.entities("id")) and not of_the_past(reading, hit)
    ]
    hits += [Hit(*reading.cover(*found.span())) for found in PER_HEAD.finditer(reading.plain)]
    hits += [date for date in reading.entities("date") if reading.words[date.end : date.end + 1] == ["only"]]
    return outermost(hits + parameters(reading))


PAST = frozenset("had was were has been have bought paid took spent made went came".split())


def of_the_past(reading: Reading, hit: Hit) -> bool:
    """Whether an aside tells what a customer did: "Norda, who ordered 200 frames in 2025,"."""
    words = reading.words
    for at in range(hit.start - 1, max(0, hit.start - ASIDE_WORDS), -1):
        if reading.sentences[at] != reading.sentences[hit.start]:
            return False
        if words[at] in {"who", "which"} and words[at - 1] == ",":
            return words[at + 1] in PAST or words[at + 1].endswith("ed")
    return False


ASIDE_WORDS = 12

PER_HEAD = re.compile(
    r"\b(?:one|once|twice|two|1|2) per [a-z]{3,}"
    r"|\b(?:with|on showing|against) (?:an? |the |her |his |their |its )?(?:[a-z-]+ ){0,2}"
    r"(?:card|badge|pass|id|receipt|coupon|certificate|membership)\b"
    r"|\b(?:from|above|after|beyond|past|over|beginning with|starting with|starting at) the "
    r"(?:second|third|[a-z]+th|\d+(?:st|nd|rd|th))\b"
    r"|\bfor the first [a-z]+ (?:who|that|to)\b"
    r"|\b(?:while|as long as) [^.,;]{2,40} lasts?\b"
    r"|\bolder than (?:\d|two|three|four|five|six|ten)"
    r"|\b(?:in|with) one (?:order|go|delivery|invoice|purchase|booking)\b"
    r"|\bthe (?:second|third|other) (?:one|piece|item|pair|bottle|box|set) (?:is|at|for|costs|gets)\b"
    r"|\bat \d+(?:/\d+)+ [a-z]+"
    r"|\b(?:buy|order|take|book) [^.;]{3,60} together\b"
    r"|\b(?:pick-up|pickup|collection|collected|cash-and-carry|self-collection)\b"
    r"|\b(?:full|whole|complete) (?:containers?|lorry|lorries|truckloads?|pallets?|trucks?|wagons?)\b"
    r"|\b(?:ex-)?display (?:pieces|models|items)? ?only\b"
)
"""How often somebody gets it, what has to be shown for it, and from which piece on."""


def parameters(reading: Reading) -> list[Hit]:
    """Parameters that give a condition: min_order=10_kits, "valid_until": "2026-09-30"."""
    if "=" not in reading.raw and "{" not in reading.raw:
        return []
    return [
        Hit(*reading.cover(*found.span(1)))
        for found in PARAMETER.finditer(reading.raw)
        if not CONDITION_KEYS.isdisjoint(found[1].lower().split("_"))
    ]


PARAMETER = re.compile(r"""\b([A-Za-z_]{3,30})"?\s?[=:]\s?["'\d\w]""")


CONDITION_KEYS = frozenset(
    (
        "min minimum max maximum until till expires expiry expire valid end ends term months threshold limit uses "
        "condition conditions eligibility eligible tier moq requires terms duration period"
    ).split()
)
"""Parts of the names of parameters that say when a discount holds."""


ASKED = frozenset("know see check ask tell wonder wondering asks asked unsure sure".split())
NEXT = frozenset("next first following coming every".split())


def is_range(reading: Reading, date: Hit) -> bool:
    """Whether the date has a beginning and an end: 5 to 12 May."""
    to = {"to", "–", "until", "till"}
    if any(word in to for word in reading.words[date.start : date.end]):
        return True
    led = date.start > 1 and reading.words[date.start - 1] in to
    return led and any(one.end == date.start - 1 for one in reading.entities("date"))


VAGUE = frozenset(
    "enough plenty lot lots soon quickly fast more bigger larger big large regularly often nicely well".split()
)
LOOSE = frozenset(
    (
        "ask asks asked complain complains insist insists push pushes seem seems like likes want wants happy "
        "interested nice keen grumble hesitate hesitates haggle haggles threatens threaten unhappy anything "
        "helps help think thinks keep keeps need needs must can could"
    ).split()
)
"""What nobody could check of a customer."""
SHORT = 2
ASIDE = frozenset("you i possible needed necessary any anything so not that there in this".split())


def conditionals(reading: Reading) -> list[Hit]:
    """Clauses with "if" or "when" about what the customer does: orders, pays, signs, takes so many."""
    found = []
    for word in reading.hits("@if_word"):
        before = reading.words[word.start - 1 : word.start]
        after = reading.words[word.end : word.end + 1]
        if (before and before[0] in ASKED) or not after or after[0] in ASIDE:
            continue
        clause = reading.words[word.end : word.end + 10]
        if VAGUE & set(clause) and not any(one[:1].isdigit() for one in clause):
            continue
        acts = [*spoken(reading, "@buying_word"), *reading.entities("number")]
        told = reading.words[word.start] in {"if", "while"} and LOOSE.isdisjoint(clause) and len(clause) > SHORT
        if told or any(0 <= act.start - word.end <= 9 and reading.same_sentence(act, word) for act in acts):
            found.append(word)
    return found


def near_before(reading: Reading, hit: Hit, words: "frozenset[str] | set[str]", reach: int) -> bool:
    """Whether one of the words stands at most so many tokens ahead, in the same sentence."""
    first = max(0, hit.start - reach)
    return any(
        reading.words[position] in words and reading.sentences[position] == reading.sentences[hit.start]
        for position in range(first, hit.start)
    )


def buying(reading: Reading, hit: Hit) -> bool:
    """Whether an act of ordering, signing or paying leads up to the date."""
    return any(
        reading.same_sentence(verb, hit) and 0 <= hit.start - verb.end <= 4 for verb in spoken(reading, "@buying_word")
    )


def is_other(reading: Reading, hit: Hit) -> bool:
    """Whether the number belongs to a date or a percentage: "from 10 % to 12 %"."""
    return any(hit.overlaps(other) for name in ("date", "percent", "clock_time") for other in reading.entities(name))
