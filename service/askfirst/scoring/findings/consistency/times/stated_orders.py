"""Two times of which the text says which comes first, or how far they lie apart."""

import re
from collections.abc import Iterator

from askfirst.scoring.findings.consistency.ledger import Entry, Ledger
from askfirst.scoring.findings.consistency.times.sequence_patterns import (
    BARRED,
    CLOSING,
    DRAWN,
    ENDED,
    FRESH,
    OFF,
    ORDERED,
    OUTCOME,
    RELATIONS,
    SPACED,
    WORD,
)
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.things import same_thing
from askfirst.text.plurals import singular


def related(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """Two times with before or after between them."""
    for pattern, early in RELATIONS:
        for found in pattern.finditer(book.text):
            one, other = book.entry(found[2]), book.entry(found[3])
            if OFF.search(found[0]) or (found[1] == "d" and abs(one.value - other.value) > 180):
                continue
            if (one.value > other.value) if early else (one.value < other.value):
                yield one, other


def drawn(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """A result that is out before what it comes from is closed."""
    for close in CLOSING.finditer(book.text):
        for result in DRAWN.finditer(book.text):
            one, other = book.entry(close[2]), book.entry(result[2])
            if 0 < one.value - other.value < 120 and not of_another(book, close, result):
                yield one, other


def of_another(book: Ledger, close: "re.Match[str]", result: "re.Match[str]") -> bool:
    """Whether a result is named as that of something which the closing does not speak of: "of last year"."""
    start = book.text.rfind("¶", 0, close.start()) + 1
    known = {singular(word) for word in WORD.findall(book.text[start : close.end()])}
    said = {singular(word) for word in WORD.findall(book.text[result.start() : result.start(1) - 1])}
    return bool(said - known - OUTCOME) or different_things(
        book.reading, book.entry(close[2]).hit, book.entry(result[2]).hit
    )


def apart(book: Ledger, one: Entry, other: Entry) -> bool:
    """Whether the clauses of two days speak of different things."""
    left, right = (clause(book.reading, day.hit.start) for day in (one, other))
    return not same_thing(book.reading, left, right, part=True) or different_things(book.reading, one.hit, other.hit)


def barred(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """Something ordered for a day before which it must not be."""
    for bar in BARRED.finditer(book.text):
        for order in ORDERED.finditer(book.text):
            limit, day = book.entry(bar[2] or bar[4]), book.entry(order[2])
            inside = bar.start() <= order.start(2) < bar.end()
            if not inside and 0 < limit.value - day.value < 120 and not apart(book, limit, day):
                yield day, limit


def ended(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """An end, a way back or an arrival ahead of the start."""
    for found in ENDED.finditer(book.text):
        one, other = book.entry(found[2]), book.entry(found[3])
        late = one.value - other.value
        if not FRESH.search(found[0]) and (0 < late < 120 if found[1] == "d" else 0 < late < 300):
            yield one, other


def spaced(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """Two times with a stated distance that is not theirs: "on 8 June, one day after the training of 9 June"."""
    for found in SPACED.finditer(book.text):
        one, other = book.entry(found[2]), book.entry(found[9])
        unit = 24 if found[1] == "d" else 1 / 60
        gap = book.entry(found[3]).size if found[3] else 0.5 if found[5] else 1 if found[6] else 168 if found[7] else 24
        sign = 1 if found[8] == "after" else -1
        apart = (one.value - other.value) * unit
        fitting = gap < 24 if found[1] == "c" else gap % 24 == 0
        if fitting and abs(apart - sign * gap) > 0.01 and abs(apart) < 120 * 24:
            yield one, other
