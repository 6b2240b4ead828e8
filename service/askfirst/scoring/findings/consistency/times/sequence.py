"""What comes before or after what, against the dates: drawn on 28 April, after entries close on 30 April."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.statements.amounts import singular
from askfirst.scoring.findings.statements.calendar import days
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.scoring.findings.statements.scope import clause, different_things, same_thing
from askfirst.text.hit import Hit

GAP = r"[^<¶;]{0,60}"
RELATIONS = tuple(
    (re.compile(pattern), early)
    for pattern, early in (
        (
            rf"<([dc])(\d+)>,? ?(?:,|\(|-|–)? ?(?:but |and |so |i\.e\. |that is |well |just |right |shortly |"
            rf"still )*(?:before|ahead of|prior to) (?!you|i\b|we|that){GAP}<\1(\d+)>",
            True,
        ),
        (
            rf"<([dc])(\d+)>,? ?(?:,|\(|-|–)? ?(?:but |and |so |i\.e\. |that is |well |just |right |shortly |"
            rf"only )*(?:after|once|following) (?!that|this){GAP}<\1(\d+)>",
            False,
        ),
    )
)
CLOSING = re.compile(
    r"\b(?:clos(?:es?|ing)(?: date)?|ends?|finish(?:es)?|deadline|open until|runs? (?:until|till|to)|"
    r"accepted until|until|voting|entries (?:until|by)|last day)\b[^<¶;.]{0,40}<(d)(\d+)>"
)
DRAWN = re.compile(
    r"\b(?:draw|drawn|pick|name|announce|publish|award|choose|count|evaluate|select|"
    r"reveal)\b[^<¶;]{0,40}\b(?:winners?|results?|prizes?|votes?|tally|ranking|entries|"
    r"raffle)\b[^<¶;]{0,30}<(d)(\d+)>"
)
BARRED = re.compile(
    r"\b(?:not(?: be)?|n't|never|nobody|no one|nothing|none|no)\b[^<¶;]{0,60}?\b(?:before|until|earlier than|"
    r"sooner than|prior to)\b[^<¶;]{0,24}<(d)(\d+)>|\bembargo\b[^<¶;]{0,30}<(d)(\d+)>"
)
ORDERED = re.compile(
    r"\b(?:goes out|go out|goes live|publish|post|send|release|announce|ring|call|start|begin|book|ship|pay|"
    r"open|launch|air|mail|run|schedule|visit|install)\b[^<¶;]{0,40}?<(d)(\d+)>"
)


WORDS = frozenset(
    (
        "before after prior ahead following once until till embargo back return returns returning arrive arrives "
        "arriving arrival finish finishes end ends ending close closes closing deadline voting entries reopen due "
        "delivery leave leaves leaving depart departs departure departing than day open"
    ).split()
)


@demanding({"+digit"}, {"=" + word for word in WORDS})
def wrong_sequence(material: Material) -> Sequence[Hit]:
    """The first two times that cannot be in the order that is asked for."""
    reading = material.text
    if len(days(reading)) < 2 and len(reading.entities("clock_time")) < 2:
        return []
    book = ledger(reading)
    for variant, find in FINDERS:
        for one, other in find(book):
            if not corrected(reading, one.hit, other.hit):
                early, late = (one, other) if one.value <= other.value else (other, one)
                values = {"early": book.said(early.hit), "late": book.said(late.hit), "variant": variant}
                return [conflict(reading, one.hit, other.hit, **values)]
    return []


def related(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """Two times with before or after between them."""
    for pattern, early in RELATIONS:
        for found in pattern.finditer(book.text):
            one, other = book.entry(found[2]), book.entry(found[3])
            if OFF.search(found[0]) or (found[1] == "d" and abs(one.value - other.value) > 180):
                continue
            if (one.value > other.value) if early else (one.value < other.value):
                yield one, other


OFF = re.compile(r"\b(?:if|unless|or|not|day|days|weeks?|hours?)\b")


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


WORD = re.compile(r"[a-z]{3,}")
OUTCOME = frozenset(
    (
        "draw drawn pick name announce publish award choose count evaluate select reveal winner result prize vote "
        "tally ranking entrie entry raffle draw the and all from our out their lucky three two final for"
    ).split()
)
"""What says no more than that something is drawn or counted."""


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


START = (
    r"(?:from|out|start(?:s|ing)?|begin(?:s|ning)?|leav(?:e|es|ing)|depart(?:s|ure|ing)?|sails?|"
    r"arriv(?:e|es|ing|al)|check-in|hire date|production|flight|book(?: the)?)"
)
END = (
    r"(?:back|return(?:s|ing)?|arriv(?:e|es|ing|al)|finish(?:es)?|end(?:s|ing)?(?: it)?|reopen|due|"
    r"delivery|check-out|leav(?:e|es|ing)|depart(?:s|ure|ing)?|hand(?:ed)? over)"
)
ENDED = re.compile(
    rf"\b{START}\b[^<¶;]{{0,40}}?<([dc])(\d+)>[^<¶;]{{0,40}}?\b(?:and|"
    rf",)[^<¶;,]{{0,20}}?\b{END}\b[^<¶;]{{0,40}}?<\1(\d+)>"
)
FRESH = re.compile(r"\b(?:if|unless|or|next day|tomorrow|sorry|instead|not|pay|invoice|report|move|change|later)\b")


def ended(book: Ledger) -> Iterator[tuple[Entry, Entry]]:
    """An end, a way back or an arrival ahead of the start."""
    for found in ENDED.finditer(book.text):
        one, other = book.entry(found[2]), book.entry(found[3])
        late = one.value - other.value
        if not FRESH.search(found[0]) and (0 < late < 120 if found[1] == "d" else 0 < late < 300):
            yield one, other


SPACED = re.compile(
    r"<(d|c)(\d+)>,? ?(?:,|\(|-|–|which must be|which is|is|exactly|that is)* ?(?:,|exactly|"
    r"just)* ?(?:<t(\d+)>|(the|a|one) day|(half) an hour|(an) hour|a (week)) (before|after|ahead of|"
    r"prior to)[^<¶;]{0,50}?<\1(\d+)>"
)


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


FINDERS = (("order", related), ("order", drawn), ("order", barred), ("order", ended), ("distance", spaced))
