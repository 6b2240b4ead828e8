"""Parts against their whole: 90 seconds as 20, 50 and 40, five men and four women among seven guests."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.consistency.totals.products import products
from askfirst.scoring.findings.consistency.wording import phrase, sort_ahead, worth
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.numbers import WORDS, off
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

BETWEEN = re.compile(r"^[^<>¶:]{0,46}?(?:,|and|;|/|\+|&|plus)[^<>¶:.]{0,24}$")
OPEN = late(
    r"\b(?:rest|remaining|remainder|others?|extra|each|at least|at most|including|of which|of them|more|per|"
    r"every|already|"
    r"until|ago|now|then|later|from|only|another|up to|max|minus|before|after|spare|reserve|a|both|about|"
    r"later|under|over|waits?|ranks?|enough)\b"
)
SPLIT = re.compile(r"\b(?:of the|split|divide|share|allocate|distribute|break|cut|spread|plan|budget)\b")


@demanding({"+digit", "number_word"})
def wrong_parts(material: Material) -> Sequence[Hit]:
    """The first whole whose parts come to something else."""
    reading = material.text
    if not may_have(reading, 3) or not cued(reading):
        return []
    book = ledger(reading)
    times = [book.hit(one.start, one.end) for one in products(book)]
    for total, run in [*wholes(book), *sums(book)]:
        if any(one.hit.overlaps(product) for one in run for product in times):
            continue
        size = sum(one.size for one in run)
        parts = Hit(run[0].hit.start, run[-1].hit.end)
        if off(size, total.size) and not corrected(reading, total.hit, parts):
            values = {"total": phrase(book, total), "sum": worth(book, total, sum(one.value for one in run))}
            return [conflict(reading, total.hit, parts, **values)]
    return []


GIVEN = re.compile(r"\b(?:the|them) <")
"""A figure that is known already: "40 to Ulm, 20 to Linz, and mail them to the three of us"."""
LISTS = re.compile(r"[:(–] (?:\w+ ){0,2}$")
MARKS = frozenset({":", "(", "–", "—"})
CUE = frozenset(
    "split divide share allocate distribute break cut spread plan budget total altogether together told".split()
)
"""What a list of parts cannot do without, for a quick look."""
Tag = tuple["re.Match[str]", Entry]
TAG = re.compile(r"<([a-z])(\d+)>")


def cued(reading: Reading) -> bool:
    """Whether a list of parts may stand here, at a quick look."""
    words = reading.words
    if not CUE.isdisjoint(words) or "of the " in reading.lower or " in all" in reading.lower:
        return True
    if words.count(",") > 2 and may_have(reading, 4):
        return True
    return any(
        word in MARKS
        and any(one[0].isdigit() or one[0] in "€$£" or one in WORDS for one in words[place + 1 : place + 5])
        for place, word in enumerate(words)
    )


def run_of(book: Ledger, tags: Sequence[Tag]) -> Sequence[Tag]:
    """The first of some tags with those that follow it in one list."""
    for place, (one, other) in enumerate(pairwise(tags), 1):
        if not BETWEEN.match(book.text[one[0].end() : other[0].start()]):
            return tags[:place]
    return tags


def wholes(book: Ledger) -> Iterator[tuple[Entry, list[Entry]]]:
    """Every figure with the list behind it that may be its parts."""
    tags = [(found, book.entry(found[2])) for found in TAG.finditer(book.text) if found[1] in "nmtg"]
    listed_till = 0
    for at, (found, total) in enumerate(tags[:-2]):
        run = run_of(book, tags[at + 1 :])
        parts = [entry for _, entry in run]
        lead = book.text[found.end() : run[0][0].start()]
        if len(parts) < 2 or "¶" in lead or not alike(total, parts) or found.start() < listed_till:
            continue
        tail = book.text[run[-1][0].end() :].split("¶")[0]
        within = book.text[run[0][0].start() : run[-1][0].end()]
        ahead = book.text[book.text.rfind("¶", 0, found.start()) + 1 : found.start()]
        listed = bool(LISTS.search(lead) or SPLIT.search(ahead))
        if listed:
            listed_till = run[-1][0].end()
        if any(OPEN.search(stretch) for stretch in (lead, within, tail)) or GIVEN.search(within):
            continue
        size = sum(one.size for one in parts)
        if any(book.said(one.hit).lower() == "one" for one in parts):
            continue
        if max(one.size for one in parts) >= total.size or not 0.6 < size / total.size < 1.6:
            continue
        if listed or enumerated(lead, len(parts), size / total.size):
            yield total, parts


COUNTED = r"((?: (?:(?:sku|item|article|part|lot|batch|model|ref) <n\d+>|[\w'-]+)){0,8})"
"""What a figure of a sum counts, with the number that tells one sort from another: "40 units of SKU 881"."""
SUM = late(
    rf"<([nmtg])(\d+)>{COUNTED} (?:plus|\+|and) <\1(\d+)>{COUNTED},? ?(?:, |= |makes |so )+<\1(\d+)>(?: [\w-]+)?"
    r" (?:in total|in all|altogether|together|total|all told)"
)


def sums(book: Ledger) -> Iterator[tuple[Entry, list[Entry]]]:
    """Two figures added up, with the sum named behind them: "€140 plus €20, €150 in all"."""
    for found in SUM.finditer(book.text):
        if not OPEN.search(found[3] + found[5]) and not sort_ahead(book, found[1], found.start()):
            yield book.entry(found[6]), [book.entry(found[2]), book.entry(found[4])]


def enumerated(lead: str, count: int, ratio: float) -> bool:
    """Whether a list behind a comma is that of the parts: three or more, which nearly come to the whole."""
    return lead.count(",") == 1 and len(lead) < 30 and count > 2 and 0.75 < ratio < 1.35


def alike(total: Entry, parts: Sequence[Entry]) -> bool:
    """Whether the parts are of one sort, and that of the whole or bare."""
    sorts = {one.sort for one in parts}
    return sorts in ({total.sort}, {"n"})
