"""What a change is said to come to: from 4 to 6 percent, plus three points - 15 % off 2,000, his price 1,600."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.numbers import off
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late

THAT_IS = (
    r"(?:that is|that 's|that makes|i\.e\.|so|which is|meaning|=|an? (?:rise|increase|drop|cut|plus) of|up by|down by|"
    r"plus|minus)"
)
CHANGE = late(
    rf"\bfrom <([nmpg])(\d+)>(?: [a-z]+)? to <([nmpg])(\d+)>([^¶;]{{0,50}}?)\b{THAT_IS}"
    r"(?: (?:plus|minus|up|down|a|by|an|another|rise|increase|of|raise|drop|cut|,))* <([nmpg])(\d+)>"
)
REDUCED = late(
    r"<p(\d+)> (?:off|discount|rebate|reduction|less|cheaper|price cut)\b([^<¶]{0,60}(?:<d\d+>)?[^<¶]{0,40}?)"
    r"\b(?:list|full|regular|original|normal|gross|old|usual|from|of)\b(?: (?:price|fee|rate|is|was|:))* <m(\d+)>"
    r"([^<¶]{0,40}?)\b(?:price|pays?|to pay|now|net|comes to|so|=|total|reduced to)(?: (?:is|of|now|only|:))* <m(\d+)>"
)
COUNTED = re.compile(r"(?:so|that is|that 's|that makes|i\.e\.|which is|meaning|=),? <[ng]\d+>$")
RISING = re.compile(r"\b(?:rais|ris|increas|gr[eo]w|lower|reduc|cut|drop|fell|fall|chang|expand|extend|went|go)")
MORE = re.compile(r"(?: [a-z]+)? (?:more|extra|additional|fewer|less|up|down|higher|lower|points?)\b")
OPEN = re.compile(r"\b(?:plus|vat|tax|shipping|freight|or|another|about|each|per|instalment|deposit)\b")
CUE = re.compile(r"\bfrom\b|\boff\b|\bdiscount\b|\brebate\b|\breduction\b")


@demanding({"+digit", "number_word"})
def wrong_change(material: Material) -> Sequence[Hit]:
    """The first change that is not the difference, or price that is not the reduced one."""
    reading = material.text
    if not may_have(reading, 3) or not CUE.search(reading.lower):
        return []
    book = ledger(reading)
    for stretch, result in [*differences(book), *reductions(book)]:
        if not corrected(reading, stretch, result.hit):
            return [conflict(reading, stretch, result.hit)]
    return []


def differences(book: Ledger) -> Iterator[tuple[Hit, Entry]]:
    """Every "from ... to ..." with a difference that is another one, in points or in percent."""
    for found in CHANGE.finditer(book.text):
        one, other, change = book.entry(found[2]), book.entry(found[4]), book.entry(found[7])
        gap = abs(other.value - one.value)
        if OPEN.search(found[5]) or not gap or change.sort not in {other.sort, "n", "p", "g"}:
            continue
        rate = 100 * gap / one.value if one.value else gap
        if inclusive(book, found, gap, change):
            continue
        if off(change.value, gap) and not (change.sort == "p" and not off(change.value, rate)):
            yield Hit(one.hit.start, other.hit.end), change


def inclusive(book: Ledger, found: re.Match[str], gap: float, change: Entry) -> bool:
    """Whether the figure counts both ends: "print from 4 to 6, so 3 pages"."""
    counts = found[1] == found[3] == "n" and COUNTED.search(found[0]) is not None
    start = book.text.rfind("¶", 0, found.start()) + 1
    if RISING.search(book.text[start : found.start()]):
        return False
    return counts and change.value == gap + 1 and MORE.match(book.text, found.end()) is None


def reductions(book: Ledger) -> Iterator[tuple[Hit, Entry]]:
    """Every price that is not the full one with the percentage off."""
    for found in REDUCED.finditer(book.text):
        rate, full, price = book.entry(found[1]), book.entry(found[3]), book.entry(found[5])
        share = full.value * rate.value / 100
        if OPEN.search(found[4]) or not 0 < price.value < full.value:
            continue
        if off(price.value, full.value - share) and off(price.value, share):
            yield Hit(rate.hit.start, full.hit.end), price
