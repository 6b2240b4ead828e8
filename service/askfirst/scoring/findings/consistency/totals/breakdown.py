"""A whole and the list that breaks it down: lunch for 14, 6 fish, 5 vegetarian, 4 meat.

Each item of the list opens with its figure or closes with it, whatever it counts; the whole stands ahead of the list,
in its sentence or the one before, or behind it with a word for a total.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.totals.whole_figures import Whole, wholes
from askfirst.scoring.findings.consistency.wording import plain
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.numbers import EXACT, NUMBER, off, value
from askfirst.scoring.findings.statements.places import conflict, corrected, quoted
from askfirst.text.hit import Hit
from askfirst.text.late import late

MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b"
FIGURE = (
    rf"(?:(?P<sign>[€$£]|(?:eur|usd|gbp|chf|sek|nok|dkk|zar|pln|aud|cad|jpy) )?(?P<figure>{NUMBER})(?![\d:.-]))"
    r"(?: ?(?P<unit>%|k\b|kg|g\b|t\b|tons?|tonnes?|"
    r"litres?|liters?|l\b|minutes?|min\b|hours?|h\b|days?|weeks?|euros?|eur|pounds?|dollars?|points?|percent))?"
)
LEADING = late(
    rf"(?:(?:and|plus|log|take|put|send|book|enter|namely|i\.e\.|with|another) )*{FIGURE}"
    rf"(?! (?:{MONTH}|(?:to|until|-|–) \d|o'clock|am\b|pm\b|of (?:them|these|us|you)\b|(?:days?|hours?|"
    rf"weeks?) (?:before|after|later)))"
    r"(?:-| (?P<what>[a-z'’-]+)[^<]*)?$"
)
TRAILING = late(rf"(?:and )?(?!(?:together|altogether|total|in all)\b)(?P<what>(?:[^\W\d][\w'’-]* ){{1,3}}){FIGURE}$")
FIRST = late(rf".* (?P<what>[^\W\d][\w'’-]* ){FIGURE}$")
"""The first item of a list, with what leads to it: "set heating 45 %"."""
SPLITTING = re.compile(r", (?:and )?|; (?:and )?| and | plus | \+ |: | \(|\)| – | — |[.!?](?= |$)|\n")
OPEN = late(
    r"\b(?:rest|remaining|remainder|others?|another|extra|each of|at least|including|of which|more|per|already|until|"
    r"ago|later|only|max|minus|before|after|spare|reserve|both|about|around|waits?|if|or|unless|every|from \d|"
    r"not|apiece|"
    r"than|roughly|up to|times|twice|half|instead|last|change[ds]?|discount|vat|tax|net|x)\b|[×@?]"
)
CLOSED = late(
    r"\b(?:no|none|nothing|not a|without)(?: \w+)? (?:left|others?|more|else|extra|spare|free|stays?|remains?|"
    r"rest|to others)\b|"
    r"\b(?:nobody (?:else|from other \w+)|each (?:person|guest|with)|one (?:dish|plate|box|seat|place|"
    r"bed) (?:each|for each|per)|every one|"
    r"everyone|no \w+ stays behind|no unpaid|none unpaid|just these|in exactly one)\b"
)
SPLIT = re.compile(
    r"\b(?:split|divide|share|allocate|distribute|break|spread|weights?|percentages|consist|take|made up|cut)\b"
)


class Item(NamedTuple):
    """One item of a list: its figure, the unit behind or the sign ahead of it, and where it stands."""

    start: int
    end: int
    value: float
    unit: str
    leads: bool
    what: str


@demanding({"+digit", "number_word"}, {"=:", "=,", "=and", "=("})
def wrong_breakdown(material: Material) -> Sequence[Hit]:
    """The first whole that its list does not come to."""
    reading = material.text
    if not may_have(reading, 3):
        return []
    for run in runs(reading.lower):
        made = sum(one.value for one in run)
        found = list(wholes(reading, run[0].start, run[-1].end))
        fitting = [one for one in found if comparable(one, run)]
        if not fitting or any(not off(one.value, made, EXACT) for one in found):
            continue
        whole = fitting[-1]
        parts = Hit(*reading.cover(run[0].start, run[-1].end))
        if told(reading.lower, whole, run, made) and not corrected(reading, whole.hit, parts):
            values = {"whole": quoted(reading, whole.hit), "parts": quoted(reading, parts), "sum": plain(made)}
            return [conflict(reading, whole.hit, parts, **values)]
    return []


def runs(text: str) -> Iterator[list[Item]]:
    """Every list of two or more items, one behind the other."""
    run: list[Item] = []
    start = 0
    for mark in [*SPLITTING.finditer(text), None]:
        end = mark.start() if mark else len(text)
        item = item_of(text, start, end, first=not run)
        if item and (not run or run[-1].leads == item.leads):
            run.append(item)
        else:
            if len(run) > 1:
                yield run
            run = [item] if item else []
        start = mark.end() if mark else end
        if mark and mark[0].strip() in BREAKS and run:
            if len(run) > 1:
                yield run
            run = []
    if len(run) > 1:
        yield run


BREAKS = frozenset({".", "!", "?", "", ":", "(", "–", "—"})
"""Between two items these stand in no list."""


def item_of(text: str, start: int, end: int, first: bool) -> Item | None:
    """The item that a stretch is, if it opens or closes with a figure; `first` lets other words lead to it."""
    for pattern, leads in ((LEADING, True), (TRAILING, False), *([(FIRST, False)] if first else [])):
        found = pattern.match(text[start:end])
        if found and (number := value(found["figure"])):
            unit = found["unit"] or ("€" if (found["sign"] or "").strip() else "")
            return Item(start, end, number, unit, leads, (found["what"] or "").strip())
    return None


def comparable(whole: Whole, run: Sequence[Item]) -> bool:
    """Whether a whole is larger than each item, near to what they come to, and of their unit."""
    made, most = sum(one.value for one in run), max(one.value for one in run)
    units = {one.unit for one in run if one.unit}
    if whole.value <= most or not 0.6 < made / whole.value < 1.7 or whole.value == len(run):
        return False
    if not any(one.what or one.unit for one in run) or (not run[0].leads and len({one.what for one in run}) == 1):
        return False  # "lanes 1, 2 and 4", "room 1, room 2"
    return len(units) < 2 and whole.takes(next(iter(units), ""))


def told(text: str, whole: Whole, run: Sequence[Item], made: float) -> bool:
    """Whether the list is said to be that of the whole, and of all of it."""
    start, end = run[0].start, run[-1].end
    stop = re.search(r"[.!?;](?: |$)", text[end:])
    tail = text[end : end + stop.start()] if stop else text[end:]
    lead = text[whole.end : start] if whole.end <= start else ""
    around = lead + " " + text[start:end] + tail
    closed = CLOSED.search(around)
    if OPEN.search(CLOSED.sub(" ", around)):
        return False
    ahead = text[max(0, whole.start - 60) : whole.start]
    listed = lead.rstrip().endswith((":", "(", "–", "—")) or whole.start >= end
    divided = bool(SPLIT.search(ahead + lead))
    return listed or divided or bool(closed) or (made > whole.value and all(one.what in PLACING for one in run))


PLACING = frozenset("in at on to for from with into".split())
