"""A percentage of an amount against what it is said to be: 25 % of EUR 3,200, so EUR 900."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Ledger, ledger
from askfirst.scoring.findings.consistency.wording import worth
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.numbers import off
from askfirst.scoring.findings.statements.places import conflict
from askfirst.text.hit import Hit
from askfirst.text.late import late

SHARE = late(
    r"<p(\d+)> (?:of|on) (?:(?:the|his|her|its|their|our|a|invoice|total|price|fee|sum|order|value) )*<([mn])(\d+)>"
    r"([^¶]{0,60}?)(?:¶ [^¶<]{0,40}|)<([mn])(\d+)>"
)
LOOSE = re.compile(r"\b(?:at most|up to|max|least|plus|from|about|rest|minus|less|before|vat)\b")


@demanding({"percent", "+digit"}, {"=%", "=percent", "=pct"})
def wrong_rate(material: Material) -> Sequence[Hit]:
    """The first share of an amount that is not what is said."""
    reading = material.text
    if not reading.digits:
        return []
    book = ledger(reading)
    for found in SHARE.finditer(book.text):
        rate, base, result = book.entry(found[1]), book.entry(found[3]), book.entry(found[6])
        due = rate.value * base.value / 100
        wrong = found[2] == found[5] and off(result.value, due) and 0.5 < result.value / max(due, 0.01) < 2
        share = book.hit(found.start(), found.end(3) + 1)
        if wrong and is_result(book, found) and not different_things(reading, share, result.hit):
            values = {"share": book.said(share), "result": book.said(result.hit), "sum": worth(book, result, due)}
            return [conflict(reading, share, result.hit, **values)]
    return []


def is_result(book: Ledger, found: "re.Match[str]") -> bool:
    """Whether the amount behind a share is what it comes to, and not another one for someone or something else."""
    between = book.text[found.end(3) + 1 : found.start(5) - 1]
    if LOOSE.search(between) or JOINED.search(between):
        return False
    if EQUALS.search(between):
        return True
    if FOR.search(between):
        return False
    if "¶" in between or ";" in between:
        return bool(STATED.search(book.text[: found.start()])) and not FOR_WHAT.match(book.text, found.end())
    return not FOR.match(book.text, found.end()) or not between.strip(" ,(")


JOINED = re.compile(r"\b(?:and|while|but|then)\b|[+&]")
EQUALS = re.compile(r"(?:=|\bso|\bi\.e\.|\bthat is|\bwhich is|\bmakes|\bcomes to) ?,?(?: (?:about|a|the|sum|of))* $")
FOR = re.compile(r" ?\b(?:to|for|from)\b")
FOR_WHAT = re.compile(r" ?\b(?:for|on|of|from)\b")
STATED = re.compile(r"(?:\b(?:is|are|was|equals)|[:=]) $")
