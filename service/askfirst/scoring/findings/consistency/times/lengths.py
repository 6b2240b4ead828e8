"""How long a stretch is against the length that it is said to have: 8:00 to 12:00, six hours."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.consistency.wording import plain
from askfirst.scoring.findings.statements.lengths import Length
from askfirst.scoring.findings.statements.periods.lengths import fits
from askfirst.scoring.findings.statements.periods.stretches import Stretch
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late

TO = r"(?:to|-|–|—|until|till|through)"
DAY = r"(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:[a-z]*day)? )?"
HOURS = late(
    rf"<c(\d+)> (?:{TO}|and (?:it )?(?:ends?|finish(?:es)?|stops?|closes?|is over)(?: at)?|, ends?(?: at)?) <c(\d+)>"
)
BARE = re.compile(rf"\bfrom <n(\d+)> {TO} <t(\d+)>")
DAYS = late(rf"<d(\d+)> {TO} {DAY}<d(\d+)>|{DAY}<n(\d+)> {TO} {DAY}<d(\d+)>")
LENGTH = late(
    r"(?:^|(?<=[¶,;:(–=] )|\b(?:for|lasts?|takes?|runs?|of|the|a|is|so|i\.e\.) )<t(\d+)>(?! (?:before|after|"
    r"earlier|later|ago|notice|apart|each|every|per|a\b|old|ahead|break|pause|prior|at a time))"
)
TURN = re.compile(
    r"\d[^.]{0,12}(?: to |-|–|—| until | till | through )|\b(?:ends?|ended|finish(?:es)?|"
    r"stops?|closes?|reopen|back)\b"
)
"""What the end of a stretch cannot do without, for a quick look."""
OFF = re.compile(
    r"\b(?:every|each|within|reminder|remind|break|breaks|pause|lunch|per|notice|last|first|next|past|half|"
    r"between|travel|plus|of which|twice|again)\b"
)


class Run(NamedTuple):
    """A stretch of time with its place in the ledger."""

    start: int
    end: int
    stretch: Stretch


@demanding({"+digit"})
def wrong_duration(material: Material) -> Sequence[Hit]:
    """The first stretch that is not as long as its sentence says."""
    reading = material.text
    if not TURN.search(reading.lower) or not reading.entities("duration"):
        return []
    book = ledger(reading)
    if "<t" not in book.text:
        return []
    for run in [*runs(book), *reckoned(book)]:
        start = book.text.rfind("¶", 0, run.start) + 1
        end = book.text.find("¶", run.end) % (len(book.text) + 1)
        lengths = [
            found for found in LENGTH.finditer(book.text, start, end) if not run.start <= found.start() < run.end
        ]
        if len(lengths) != 1 or book.text.count("<t", start, end) > 1 + ("<t" in book.text[run.start : run.end]):
            continue
        entry = book.entry(lengths[0][1])
        if OFF.search(book.text[start:end]) or entry.value <= 1 or not misfits(book, run.stretch, entry):
            continue
        whole = Hit(run.stretch.start.start, run.stretch.end.end)
        if not corrected(reading, whole, entry.hit):
            values = {
                "start": book.said(run.stretch.start),
                "end": book.said(run.stretch.end),
                "length": book.said(entry.hit),
            }
            return [conflict(reading, whole, entry.hit, real=said(run.stretch), **values)]
    return []


def runs(book: Ledger) -> Iterator[Run]:
    """Every stretch of hours or days."""
    for found in HOURS.finditer(book.text):
        one, other = book.entry(found[1]), book.entry(found[2])
        yield Run(*found.span(), Stretch(one.hit, other.hit, round(other.value - one.value) % 1440, "minute", False))
    for found in BARE.finditer(book.text):
        one, other = book.entry(found[1]), book.entry(found[2])
        if other.unit == "hour" and one.value <= 24 and other.value <= 24:
            yield Run(
                *found.span(), Stretch(one.hit, other.hit, round(other.value - one.value) * 60 % 1440, "minute", False)
            )
    for found in DAYS.finditer(book.text):
        other = book.entry(found[2] or found[4])
        last = date.fromordinal(round(other.value))
        first = start_of(book, found, last)
        if first and first <= last:
            one = book.entry(found[1] or found[3])
            yield Run(*found.span(), Stretch(one.hit, other.hit, (last - first).days, "day", False))


RECKONED = late(
    r"\b(?:from|start(?:s|ed)?(?: on)?|began(?: on)?|begins?(?: on)?|hire date|on|"
    r"since)\b[^<¶;]{0,30}<d(\d+)>[^¶]{0,60}?<t\d+>[^<¶]{0,60}?"
    r"\b(?:end(?:s|ed)?(?: is)?(?: on| at)?|reopen[^<¶;]{0,20}|until|finish(?:es)?(?: on)?|back on|"
    r"expires?(?: on)?|through)\b[^<¶;]{0,20}<d(\d+)>"
)


def reckoned(book: Ledger) -> Iterator[Run]:
    """A start, a length and an end that is said to follow from them."""
    for found in RECKONED.finditer(book.text):
        one, other = book.entry(found[1]), book.entry(found[2])
        if one.value < other.value:
            yield Run(
                found.end(), found.end(), Stretch(one.hit, other.hit, round(other.value - one.value), "day", False)
            )


def start_of(book: Ledger, found: "re.Match[str]", last: date) -> date | None:
    """The first day of a stretch: a date, or a number in the month of the last."""
    if found[1]:
        return date.fromordinal(round(book.entry(found[1]).value))
    number = book.entry(found[3]).value
    return last - timedelta(last.day - number) if number < last.day and number == int(number) else None


def misfits(book: Ledger, stretch: Stretch, entry: Entry) -> bool:
    """Whether a length is not that of a stretch, also by the clock of twelve hours."""
    words = book.said(entry.hit).lower()
    if stretch.unit == "minute" and entry.unit not in {"minute", "hour"}:
        return False
    if stretch.unit == "day" and entry.unit in {"minute", "hour"}:
        return False
    length = Length(entry.hit, entry.value, entry.unit, "working" in words or "business" in words)
    twelve = stretch._replace(amount=(stretch.amount + 720) % 1440) if stretch.unit == "minute" else stretch
    return not fits(book.reading, stretch, length) and not fits(book.reading, twelve, length)


def said(stretch: Stretch) -> str:
    """How long a stretch is, in words."""
    amount = stretch.amount
    if stretch.unit == "minute":
        return times(amount / 60, "hour") if amount >= 60 else times(amount, "minute")
    if amount > 60:
        return f"about {times(round(amount / 30.4), 'month')}"
    return f"{times(amount, 'night')}, or {times(amount + 1, 'day')} with both ends"


def times(count: float, unit: str) -> str:
    """So many of a unit.

    >>> times(1, "night"), times(1.25, "hour")
    ('1 night', '1.25 hours')
    """
    return f"{plain(count)} {unit}{'s' * (count != 1)}"
