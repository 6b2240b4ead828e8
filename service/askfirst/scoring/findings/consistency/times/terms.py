"""A day, a length, and the day that they are said to come to: out on 30 June, three months' notice, over on 31 July."""

import re
from calendar import monthrange
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late

END = (
    r"(?:(?:new|last|final) (?:end|day|date|deadline)|(?:end|closing|expiry|due|return) ?(?:date|day)|"
    r"ends?|ended|ending|over|until|till|expir(?:es?|y|ing)|runs out|lapses|back)"
)
AHEAD = r"(?<!every )(?<!each )(?<!within )(?<!last )(?<!past )(?<!first )(?<!next )(?<!after )(?<!per )(?<!a )(?<!of )"
BEHIND = r"(?! (?:before|after|earlier|later|ago|apart|each|every|per|a\b|old|ahead|break|prior|of each))"
TERM = late(
    rf"<d(\d+)>([^<]{{0,60}}?){AHEAD}<t(\d+)>{BEHIND}"
    rf"([^<¶]{{0,50}}?)\b{END}(?: (?:is|on|at|of|to|:|becomes|then))* <d(\d+)>"
)
OPEN = re.compile(
    r"\b(?:if|unless|or|pause|break|plus|extra|then|twice|remind|reminder|at least|at most|up to|about|not)\b"
)
LOOSE = late(
    r"\b(?:if|unless|or|pause|break|plus|extra|remind|reminder|about|not|every|each|within|last|past|before|after|earlier|"
    r"later|ago|apart|notice|per|ahead|first|next|old|working|business|at least|at most|up to|tickets?|cancell?able|"
    r"hours?|minutes?)\b|<t\d+> pass"
)
TAG = re.compile(r"<([a-z])(\d+)>")
MONTHS = {"month": 1, "year": 12}
DAYS = {"day": 1, "night": 1, "week": 7}
LONGEST = 100
"""Years beyond which no term is added up: nobody means them, and the calendar ends with the year 9999."""


@demanding({"+digit"})
def wrong_term(material: Material) -> Sequence[Hit]:
    """The first end that is not the start with the length added to it."""
    reading = material.text
    if len(days(reading)) < 2 or not reading.entities("duration"):
        return []
    book = ledger(reading)
    for start, length, end, notice in [*terms(book), *alone(book)]:
        first, last = date.fromordinal(round(start.value)), date.fromordinal(round(end.value))
        due = added(first, length)
        if due is None or not first < last or corrected(reading, start.hit, end.hit):
            continue
        if end.hit < start.hit and over_the_year(first, last, length):
            continue
        off, most = (last - due).days, 1 + slack(length)
        if off < -most or (off > most and not notice):
            return [conflict(reading, Hit(start.hit.start, length.hit.end), end.hit)]
    return []


def terms(book: Ledger) -> Iterator[tuple[Entry, Entry, Entry, bool]]:
    """Every start, length and end, and whether the length is a notice, whose end may be that of a later month."""
    for found in TERM.finditer(book.text):
        between = found[2] + found[4]
        if not OPEN.search(between) and between.count("¶") < 2:
            yield book.entry(found[1]), book.entry(found[3]), book.entry(found[5]), "notice" in between


def alone(book: Ledger) -> Iterator[tuple[Entry, Entry, Entry, bool]]:
    """The two days and the one length of a sentence that has no others."""
    for said in book.text.split("¶"):
        tags = [(found[1], book.entry(found[2])) for found in TAG.finditer(said)]
        by_sort = {sort: [entry for one, entry in tags if one == sort] for sort in "dt"}
        if len(by_sort["d"]) == 2 and len(by_sort["t"]) == 1 and not LOOSE.search(said):
            early, late = sorted(by_sort["d"], key=lambda entry: entry.value)
            if by_sort["t"][0].value > 1:
                yield early, by_sort["t"][0], late, False


def added(start: date, length: Entry) -> date | None:
    """A day so much later; None where the length is not in days, weeks, months or years, or is beyond `LONGEST`."""
    if start.year > date.max.year - 2 * LONGEST:
        return None
    if length.unit in DAYS:
        span = length.value * DAYS[length.unit]
        return start + timedelta(round(span)) if span <= 366 * LONGEST else None
    if length.unit not in MONTHS or length.value * MONTHS[length.unit] > 12 * LONGEST or length.value % 1:
        return None
    month = start.month - 1 + int(length.value) * MONTHS[length.unit]
    year, month = start.year + month // 12, month % 12 + 1
    return date(year, month, min(start.day, monthrange(year, month)[1]))


def over_the_year(first: date, last: date, length: Entry) -> bool:
    """Whether the later day is the start and the end falls into the next year: 1 December to 28 February."""
    due = added(last, length)
    return due is not None and abs(first.toordinal() + 365 - due.toordinal()) <= 2 + slack(length)


def slack(length: Entry) -> int:
    """How many days more an end may be off: months end on different days, weekends move a day."""
    return 3 if length.unit in MONTHS else 0
