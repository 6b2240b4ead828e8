"""Shares of one whole that do not come to a hundred: 40 percent on signature, the other 70 percent on delivery."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.statements.numbers import EXACT, off
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit

BETWEEN = re.compile(r"^[^<¶;:]{0,40}?(?:,|\band\b|/|&|\+)[^<¶;:]{0,24}$")
OTHER = re.compile(r"\b(?:other|remaining|rest,?|rest of)(?: of)? $")
RECEIVER = re.compile(r"(?:\band|,|&) (?!the other)[a-z]+(?: [a-z]+)? the other $")
SPLIT = re.compile(r"\b(?:test|split|divide|share|allocate|distribute|mix|plan|blend|break|made up of|shares)\b")
OPEN = re.compile(
    r"\b(?:off|discount|more|less|growth|rise|vat|tax|interest|up|down|at least|at most|over|under|above|below|then)\b"
)
WHOLE = 100


@demanding({"=%", "=percent", "percent"})
def not_a_hundred(material: Material) -> Sequence[Hit]:
    """The first shares of one whole that come to less or more than all of it.

    What two people get, and what comes to less than half, are shares of a part: "Ida 10 percent and Bo the other 5".
    """
    reading = material.text
    book = ledger(reading)
    for run in shares(book):
        if off(sum(one.value for one in run), WHOLE, EXACT) and not corrected(reading, run[0].hit, run[-1].hit):
            return [conflict(reading, Hit(run[0].hit.start, run[-2].hit.end), run[-1].hit)]
    return []


def shares(book: Ledger) -> Iterator[list[Entry]]:
    """Every run of percentages that says it is all: with "the other" ahead of the last, or as a split of three."""
    tags = [(found, book.entry(found[1])) for found in re.finditer(r"<p(\d+)>", book.text)]
    run: list[tuple[re.Match[str], Entry]] = []
    for tag in tags:
        if run and not BETWEEN.match(book.text[run[-1][0].end() : tag[0].start()]):
            run = []
        run.append(tag)
        start = book.text.rfind("¶", 0, run[0][0].start()) + 1
        if len(run) < 2 or OPEN.search(book.text[start : book.text.find("¶", tag[0].end()) % (len(book.text) + 1)]):
            continue
        total = sum(entry.value for _, entry in run)
        between = book.text[run[-2][0].end() : tag[0].start()]
        if OTHER.search(between) and not (total < WHOLE / 2 and RECEIVER.search(between)):
            yield [entry for _, entry in run]
        following = re.match(r"[^<¶;:]{0,40}?(?:,|\band\b)[^<¶;:]{0,24}<p", book.text[tag[0].end() :])
        if len(run) > 2 and not following and total > WHOLE and SPLIT.search(book.text[start : run[0][0].start()]):
            yield [entry for _, entry in run]
