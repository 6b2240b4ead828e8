"""Dates (2025-12-01 - 3 nov 2025 - Friday - end of March - Q3) and lengths of time (30 days - two weeks - 24h)."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.needs import needing
from askfirst.text.reading import Reading

DAYS, MONTHS = r"(?:0?[1-9]|[12]\d|3[01])", r"(?:0?[1-9]|1[0-2])"
YEAR_4, YEARS = r"(?:19|20)\d\d", r"(?:(?:19|20)\d\d|\d\d)"
DIGITS = re.compile(
    rf"(?<![\w.,/-])(?!24/7)(?:{YEAR_4}([./-]){MONTHS}\1{DAYS}|{DAYS}([./-]){MONTHS}\2{YEARS}"
    rf"|{MONTHS}([./-]){DAYS}\3{YEARS}|{DAYS}/{MONTHS}|{MONTHS}/{DAYS}|{DAYS}\.\s?{MONTHS}\.(?=\s?[a-z,;)])"
    rf"|{YEAR_4}-?[qh][1-4]|[qh][1-4][ -/]?{YEAR_4}|{YEAR_4}-{MONTHS})(?!(?!t\d)[\w/-])(?!\.\d)"
)
HINT = re.compile(r"\d[./-]\s?\d|[qh][1-4]")
"""What any date in digits contains, in lower case."""
NAMED_DAY = re.compile(
    r"\b(?:on|by|until|till|before|after|from|since|of) the (\d{1,2}(?:st|nd|rd|th))\b"
    r"(?! (?!of|at|and|or|to|in|with|for|pls|please)[a-z])",
    re.IGNORECASE,
)
NAMED_YEAR = re.compile(
    rf"\b(?:in|by|since|during|until|before|after|throughout|year|fy) ({YEAR_4})\b(?! ?[a-z]+s\b)",
    re.IGNORECASE,
)
BARE_YEAR = re.compile(r"\b(?:for|of|vs|versus|from) (20\d\d)(?=\s*(?:$|[.,;:!?)]|(?:as|by|per|in|to|and|with|vs)\b))")
"""A year behind a word that may lead in an amount too: nothing is counted by it here."""
DAY = re.compile(r"^\d{1,2}(?:st|nd|rd|th|er|[.º°ª])?$", re.IGNORECASE)
YEAR = re.compile(r"^(?:19|20)\d\d$")
SPANS = frozenset({"to", "and", "or", "-", "–", "until", "till"})
"""Between two days of one month: 1 to 20 April."""
OF = frozenset({"of", ".", "de", "del"})
"""Between day and month, month and year: the 7th of October, 7 de octubre de 2025."""
LISTS = {"@weekday": "weekday", "@near_day": "day", "@calendar_period": "period"}


@needing("+digit", "@month", "@weekday", "@near_day", "@calendar_period")
def find_dates(reading: Reading) -> list[Hit]:
    """Calendar days and periods; attribute `form`: "day", "weekday" or "period"."""
    hits: list[Hit] = []
    if reading.digits:
        lower = reading.lower
        for found in DIGITS.finditer(lower) if HINT.search(lower) else ():
            hits.append(Hit(*reading.cover(*found.span()), {"form": "day"}))
        for found in NAMED_DAY.finditer(lower) if " the " in lower else ():
            hits.append(Hit(*reading.cover(*found.span(1)), {"form": "day"}))
        for pattern in (NAMED_YEAR, BARE_YEAR) if " 19" in lower or " 20" in lower else ():
            for found in pattern.finditer(lower):
                hits.append(Hit(*reading.cover(*found.span(1)), {"form": "period"}))
    hits += [month_date(reading, month) for month in reading.hits("@month") if is_month(reading, month)]
    for name, form in LISTS.items():
        hits += [Hit(hit.start, hit.end, {"form": form}) for hit in reading.hits(name)]
    return outermost([hit for hit in hits if hit.start < hit.end])


def is_month(reading: Reading, month: Hit) -> bool:
    """Whether "may", "march" or "mar" is a month here: a capital, or a number beside it."""
    word = reading.words[month.start]
    if word not in {"may", "march", "mar"}:
        return True
    if reading.text(month)[0].isupper() and month.start > 0:
        return True
    beside = reading.words[max(0, month.start - 1) : month.start] + reading.words[month.end : month.end + 1]
    return any(DAY.match(one) or YEAR.match(one) for one in beside)


def month_date(reading: Reading, month: Hit) -> Hit:
    """The month with its day and year, if they stand beside it."""
    start, end = month.start, month.end
    words = reading.words
    form = "period"
    if start > 1 and words[start - 1] in OF and DAY.match(words[start - 2]):
        start, form = start - 2, "day"
    elif start > 0 and DAY.match(words[start - 1]):
        start, form = start - 1, "day"
    elif end < len(words) and DAY.match(words[end]):
        end, form = end + 1, "day"
    if form == "day" and start > 1 and words[start - 1] in SPANS and DAY.match(words[start - 2]):
        start -= 2
    if end < len(words) and words[end] == "," and end + 1 < len(words) and YEAR.match(words[end + 1]):
        end += 2
    elif end < len(words) and YEAR.match(words[end]):
        end += 1
    elif end + 1 < len(words) and words[end] in OF and YEAR.match(words[end + 1]):
        end += 2
    return Hit(start, end, {"form": form})


JOINED = re.compile(r"\b\d+(?:[.,]\d+)?[ -]?(?:h|hrs?|min|mins|sec|s|d|wks?|mo|yrs?)\b(?!:)|\b\d+[ -](?:second|minute|hour|day|week|month|year)s?\b")  # fmt: skip  # noqa: E501
ONE = frozenset({"a", "an", "per", "half", "each", "every"})

WHOLE = frozenset({"-", "full", "whole", "consecutive"})
"""Words between a number and its unit: "four full days"."""


def find_durations(reading: Reading) -> list[Hit]:
    """A number with a unit of time, or "an hour", "half a day", "a week"."""
    hits = []
    if reading.digits:
        for found in JOINED.finditer(reading.lower):
            start, end = reading.cover(*found.span())
            if start < end:
                hits.append(Hit(start, end))
    units = reading.hits("@time_unit")
    for number in reading.entities("number") if units else ():
        hits += [
            Hit(number.start, unit.end)
            for unit in units
            if 0 <= unit.start - number.end <= 1 and WHOLE.issuperset(reading.words[number.end : unit.start])
        ]
    for unit in units:
        if unit.start and reading.words[unit.start - 1] in ONE - {"per", "each", "every"}:
            hits.append(Hit(unit.start - 1, unit.end))
    ones = {hit.end: hit.start for hit in reading.all_hits.get("@one_word", ())}
    hits += [Hit(ones[unit.start], unit.end) for unit in units if unit.start in ones]
    return outermost(hits)


@needing("@vague_time")
def find_vague_times(reading: Reading) -> list[Hit]:
    """The expressions of the list @vague_time, the longest wording where several overlap."""
    return outermost([hit for hit in reading.hits("@vague_time") if not as_soon_as(reading, hit)])


def as_soon_as(reading: Reading, hit: Hit) -> bool:
    """Whether the word belongs to "as soon as the order is paid", which is no open time."""
    before, after = reading.words[hit.start - 1 : hit.start], reading.words[hit.end : hit.end + 1]
    return before == ["as"] and after == ["as"]
