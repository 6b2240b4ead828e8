"""A percentage of an amount against what it is said to be: 25 % of EUR 3,200, so EUR 900."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import ledger
from askfirst.scoring.findings.consistency.mismatch import mismatch, off, plain
from askfirst.text.hit import Hit

SHARE = re.compile(
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
        if wrong and not LOOSE.search(found[4]):
            share = book.hit(found.start(), found.end(3) + 1)
            values = {"share": book.said(share), "result": book.said(result.hit), "sum": plain(due)}
            return [mismatch(share, result.hit, **values)]
    return []
