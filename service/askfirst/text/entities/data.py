"""Stretches of data as entities: quotes, addresses, files, links, phone numbers, ids."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Finder, Reading

IDENTIFIER = re.compile(
    r"(?<![\w/])#\d+\b|\b[A-Z][A-Za-z]*-(?:[A-Z0-9]+-)*\d[\w-]*\b|\b[A-Z]{1,6}\d{2,}[\w-]*\b|\b[A-Z]{2,}-[A-Z0-9]+\b"
    r"|\b\d{2,}-[A-Z0-9]+\b|\b[A-Z]\d+(?:[-/]\w+)*\b|\b[A-Z]{3,4}[ ]?\d{6,}\b"
)
HINT = re.compile(r"#\d|[A-Za-z\d]-[A-Z0-9]|[A-Z]\d|[A-Z] \d{6}")
"""What any identifier contains; looked for first, as it is ten times faster."""
NUMBERED = re.compile(
    r"\b(?:order|ticket|invoice|case|quote|deal|po|rma|sku|item|part|user|account|customer|driver|id|no|nr|number|"
    r"row|page|room|gate|dock|bay|line|version|v|step|slide|task|issue|pr|build|store|shop|lot|batch|contract|"
    r"request|incident|asset|policy|claim|zone|level|phase|sprint|week|kw|truck|van|container|lane|aisle|rack|shelf)(s?)"
    r"[ .:#]{1,3}(?:no\.? ?|nr\.? ?|#)?(?!\d{1,3}(?:,\d{3})+\b)\d[\w.-]*\b(?: ?(?:,|and|to|or|-) ?\d[\w.-]*)*",
)
PHONE = re.compile(r"\+\d[\d ()-]{6,}\d")


def of_kind(*kinds: str) -> Finder:
    """A finder for the reading's data spans of some kinds."""

    def find(reading: Reading) -> list[Hit]:
        hits = [Hit(*reading.cover(span.start, span.end)) for span in reading.data if span.kind in kinds]
        return outermost([hit for hit in hits if hit.start < hit.end])

    return find


def find_ids(reading: Reading) -> list[Hit]:
    """Ids such as SKU-77, #1234, "order 55219" or "tickets 4401, 4402 and 4417"."""
    plain, hits = reading.plain, []
    if HINT.search(plain):
        hits += [Hit(*reading.cover(*found.span())) for found in IDENTIFIER.finditer(plain)]
    for found in NUMBERED.finditer(reading.lower) if reading.digits else ():
        start, end = found.span()
        if not found.group(1) and " to " in found.group():
            end = start + found.group().index(" to ")
        hits.append(Hit(*reading.cover(start, end)))
    return outermost([hit for hit in hits if hit.start < hit.end])


def find_phones(reading: Reading) -> list[Hit]:
    """International phone numbers."""
    hits = [Hit(*reading.cover(*found.span())) for found in PHONE.finditer(reading.plain)]
    return [hit for hit in hits if hit.start < hit.end]
