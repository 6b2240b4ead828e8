"""Whether numbers agree: parts and their sum, products, shares of a hundred, limits, days between two dates."""

import re
from functools import lru_cache
from itertools import combinations

from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.words.relating import LIMITING, MONTHS, NUMERALS, PERCENT, WHOLE
from askfirst.text.reading import Reading

FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?")
FEW, MANY = 3, 7
"""Sums are looked for among so many numbers."""
PARTS = 4
"""The most parts of a sum."""
CLOSE = 1e-6
REACH = 4
"""How many words behind a limiting word its number may stand."""
HUNDRED = 100.0
SHORT_MONTH = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
DAYS = re.compile(
    rf"\b(\d{{1,2}})(?: {SHORT_MONTH}[a-z]*)?(?: to | and |-|\u2013| until | through )(?:[A-Z][a-z]+day,? )?"
    rf"(\d{{1,2}}) {SHORT_MONTH}"
)
MONTH_DAY = re.compile(rf"\d {SHORT_MONTH}")
"""What both of these cannot do without: it is looked for first, at a fifth of the cost."""
DATES = re.compile(rf"(\w+)(?: the)? (\d{{1,2}}) {SHORT_MONTH}")
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The days of each month; a leap year's day falls within the weekend that is allowed for."""
SPANS = frozenset("day days night nights working workdays weekdays dates sessions".split())


def numbers(found: Features, text: Reading) -> None:
    """Adds the features of a text's numbers."""
    words = text.words
    valued = [(at, number) for at, word in enumerate(words) if (number := value(word)) is not None]
    if not valued:
        return
    sums(found, [number for _, number in valued if number > 1], not WHOLE.isdisjoint(words))
    shares = [number for at, number in valued if at + 1 < len(words) and words[at + 1] in PERCENT]
    if len(shares) > 1:
        whole = sum(shares)
        found["sum:percent/" + ("all" if abs(whole - HUNDRED) < CLOSE else "more" if whole > HUNDRED else "less")] = 1.0
    for at, word in enumerate(words):
        if word in LIMITING:
            limit(found, word, at, valued)
    if MONTH_DAY.search(text.plain):
        days(found, text.plain, [number for at, number in valued if not SPANS.isdisjoint(words[at + 1 : at + 3])])
        dates(found, text.plain)


@lru_cache(8192)
def value(word: str) -> float | None:
    """The number that a word is, if it is one."""
    if FIGURE.fullmatch(word):
        return float(word.replace(",", ""))
    return NUMERALS.get(word)


def sums(found: Features, listed: list[float], said: bool) -> None:
    """Whether one of the numbers is the sum of others, or a product; `said`: whether the text speaks of a whole."""
    if not FEW <= len(listed) <= MANY:
        return
    added = any(is_sum(number, listed[:at] + listed[at + 1 :]) for at, number in enumerate(listed))
    apart = sorted(set(listed))
    product = any(
        abs(one * other - whole) < CLOSE for one, other in combinations(apart, 2) for whole in apart if whole > other
    )
    found["sum:" + ("yes" if added else "no")] = 1.0
    found["product:" + ("yes" if product else "no")] = 1.0
    found["sum:" + ("agrees" if added or product else "differs")] = 1.0
    if said:
        found["sum:said/" + ("yes" if added else "no")] = 1.0


def is_sum(whole: float, parts: list[float]) -> bool:
    """Whether a number is the sum of two to four others."""
    return any(
        abs(sum(some) - whole) < CLOSE
        for size in range(2, min(PARTS, len(parts)) + 1)
        for some in combinations(parts, size)
    )


def limit(found: Features, word: str, at: int, valued: list[tuple[int, float]]) -> None:
    """Whether another number is greater than the one behind a limiting word."""
    behind = [number for place, number in valued if at < place <= at + REACH]
    others = [number for place, number in valued if not at < place <= at + REACH]
    if behind:
        found[f"limit:{word}"] = 1.0
        if others:
            side = "over" if max(others) > behind[0] else "within"
            found[f"limit:{side}"] = found[f"limit:{side}/{word}"] = 1.0


def days(found: Features, plain: str, said: list[float]) -> None:
    """Whether a number of days is that from one date to another, a weekend more or less."""
    match = DAYS.search(plain) if said else None
    if not match:
        return
    last = MONTHS.index(match[4].lower())
    first = MONTHS.index(match[2].lower()) if match[2] else last
    length = int(match[3]) - int(match[1]) + 1 + sum(LENGTHS[first:last])
    if first <= last and length > 0:
        found["days:" + ("agree" if any(length - 2 <= number <= length for number in said) else "differ")] = 1.0


def dates(found: Features, plain: str) -> None:
    """For each two dates which is the later one, by the words before them."""
    told = [(match[1].lower(), (MONTHS.index(match[3].lower()), int(match[2]))) for match in DATES.finditer(plain)]
    for (lead, one), (other_lead, other) in combinations(told[:PARTS], 2):
        order = "<" if one < other else ">" if one > other else "="
        found[f"dates:{lead} {order} {other_lead}"] = found[f"dates:{lead} {order}"] = 1.0
