"""So many times so much against what it is said to come to: 24 vases in 4 boxes of 8."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.consistency.wording import like, phrase, plain, sort_ahead, worth
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.numbers import off
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit

W = r"[a-z][\w'’-]*"
ID = r"[\w-]{0,16}\d[\w-]{0,16}"
PACKS = (
    "boxes|packs?|cartons?|crates?|tables|groups|teams|blocks|rows|sessions|bags|bundles|instalments|installments|parts|"
    "sets|pallets|trays|rounds|batches|units|slots|payments|lessons|classes|cases|rolls|sheets|stacks|pages|tours|runs|"
    "rates|shifts|days|weeks|boats|vans|trucks|cars|buses|tents|rooms|squads|halves|chunks|parcels|lots|jars|bottles|folders|piles"
)
PRODUCTS = tuple(
    map(
        re.compile,
        (
            rf"<n(\d+)> (?:{W} )?(?:{PACKS}) of <([ntgm])(\d+)>",
            rf"<[nt](\d+)> (?:{W} |{ID} ){{0,3}}[x×*@] <([mntg])(\d+)>",
            rf"<[nt](\d+)> (?:{W} |{ID} ){{0,4}}at <(m)(\d+)>",
            rf"<n(\d+)> (?:{W} ){{1,3}}(?:with|for|of|, |: )+<([ntgm])(\d+)> (?:{W} ){{0,2}}(?:each|apiece)\b",
            rf"<n(\d+)> (?:{W} ){{1,2}}for <(t)(\d+)>(?=(?: ,)? so)",
        ),
    )
)
TURNED = tuple(
    map(
        re.compile,
        (
            rf"<([ntg])(\d+)> (?:{W} )?(?:on |for |in |at )?each of (?:the )?<[nt](\d+)>",
            rf"(?:{PACKS}) of <([ntg])(\d+)> , <n(\d+)> (?:{W} )?(?:{PACKS})\b",
            rf"<([ntg])(\d+)> (?:{W} )?(?:a|per|each|every) (?:day|week|month) (?:for|over) <t(\d+)>",
        ),
    )
)
RESULT = re.compile(
    r"[^<¶]{0,30}?(?:=|\bso\b|\bmakes?\b|\btotal(?:ling)?\b|\bsubtotal\b|\baltogether\b|\btogether\b|"
    r"\bcomes? to\b|\bin all\b|\bthat is\b)"
    r"(?: (?:is|of|to|:|=|are|a|for))* <([mntg])(\d+)>|[^<¶]{0,24}<([mntg])(\d+)> (?:\w+ ){0,2}(?:in total|"
    r"altogether|total\b|in all|together)"
)
BARE = re.compile(r" <(m)(\d+)>")
ADDED = re.compile(r"\b(?:and|with|including)\b|[+&]")
"""Something else may be in a result that these lead to: "2 tickets at £15 and a bag, £42 in total"."""
MORE = re.compile(r"^[^<¶;]{0,24}?(?: and| plus| \+| &| ,)(?: [a-z]+){0,2} <([a-z])\d")
"""Another product or amount behind one: "60 eggs in 4 boxes of 12 and 2 boxes of 6"."""
AHEAD = re.compile(rf"<([ntgm])(\d+)>((?: (?:{W}|{ID}|[-#,:(–.¶]|'|'s)){{0,9}}) $")
PARTED = re.compile(r"\b(?:instal?lments?|parts|payments|shares|thirds|halves|rates)\b")
OFF = re.compile(
    r"\b(?:plus|(?<!no )freight|discount|vat|tax|rest|remaining|extra|spare|fee|about|approx|up to|at least|"
    r"(?<!no )more or|or more|max|maximum)\b"
)
SIZE = re.compile(r"[x×*@] <")
"""Two sides of a picture or a wall, not so many times so much, unless a result follows."""


CUE = re.compile(
    r"s of (?:\d|[€$£]|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]{3} \d)| each\b| apiece"
    r"| at (?:[€$£]|[a-z]{3} \d|\d[\d.,]* ?(?:[€$£]|eur|usd|gbp|chf|dollar|pound|franc|[ns]ok|sek|dkk))"
    r"|[x×*@] ?[€$£]?\d|, so \d|rates of | per \w+ (?:for|over) "
)
"""What a product cannot do without, for a quick look."""


class Product(NamedTuple):
    """What so many times so much come to, and where that is said."""

    start: int
    end: int
    times: Entry
    each: Entry

    @property
    def size(self) -> float:
        """The count times the size of each."""
        return self.times.value * self.each.size


@demanding({"+digit", "number_word"})
def wrong_product(material: Material) -> Sequence[Hit]:
    """The first product that differs from what it is said to come to, or to be made of."""
    reading = material.text
    if not CUE.search(reading.lower) or not may_have(reading, 3):
        return []
    book = ledger(reading)
    for product in products(book):
        for total in [*behind(book, product), *ahead(book, product)]:
            whole = book.hit(product.start, product.end)
            if not corrected(reading, total.hit, whole):
                values = {"total": phrase(book, total), "parts": book.said(whole), "sum": made(book, product, total)}
                return [conflict(reading, total.hit, whole, **values)]
    return []


def made(book: Ledger, product: Product, total: Entry) -> str:
    """What a product comes to, as it is said: in the unit of each, or as a bare number like the total."""
    if total.sort == "m":
        return worth(book, total, product.times.value * product.each.value)
    size = plain(product.times.value * product.each.value)
    unit = product.each.unit if total.sort != "n" else ""
    return f"{size} {unit}{'s' * (product.each.sort == 't')}" if unit else size


def products(book: Ledger) -> Iterator[Product]:
    """Every product that is written out."""
    for pattern in PRODUCTS:
        for found in pattern.finditer(book.text):
            yield Product(*found.span(), book.entry(found[1]), book.entry(found[3]))
    for pattern in TURNED:
        for found in pattern.finditer(book.text):
            yield Product(*found.span(), book.entry(found[3]), book.entry(found[2]))


def behind(book: Ledger, product: Product) -> Iterator[Entry]:
    """The result that is named behind a product, where it is wrong and may not count something else in."""
    found = RESULT.match(book.text, product.end) or BARE.match(book.text, product.end)
    if (
        not found
        or (found.re is BARE and not SIZE.search(book.text[product.start : product.end]))
        or OFF.search(found[0])
        or ADDED.search(found[0])
    ):
        return
    total = book.entry(found[found.lastindex or 2])
    if sort_ahead(book, total.sort + product.each.sort, product.start):
        return
    size = product.times.value * product.each.value if total.sort == "n" else product.size
    if comparable(total, product) and off(total.size, size):
        yield total


def comparable(total: Entry, product: Product) -> bool:
    """Whether a total is of the sort of a product; a bare number fits any."""
    return like(total, product.each) or (total.sort == "n" and product.each.sort in "mt")


def ahead(book: Ledger, product: Product) -> Iterator[Entry]:
    """The number ahead that is to be made up of the product, where it is not."""
    found = AHEAD.search(book.text, max(0, product.start - 90), product.start)
    if (
        not found
        or SIZE.search(book.text[product.start : product.end])
        or OFF.search(found[3])
        or OFF.match(book.text[product.end : product.end + 30])
        or more(book, product)
    ):
        return
    total = book.entry(found[2])
    if not like(total, product.each) or total == product.times or product.each.size == 1:
        return
    between = book.text[found.end(2) : product.start]
    if misses(total, product, book.text[product.start : product.end], between):
        yield total


def more(book: Ledger, product: Product) -> bool:
    """Whether another product or amount follows that may belong to the same whole."""
    found = MORE.match(book.text[product.end : product.end + 60])
    return found is not None and found[1] in {"n", product.each.sort}


def misses(total: Entry, product: Product, said: str, between: str) -> bool:
    """Whether a total is not made up of a product: equal parts come to it, places and boxes may be left in part."""
    size, whole = product.size, total.size
    if not 0.4 * size < whole < 2.5 * size:
        return False
    if total.sort == "m":
        return off(whole, size) and 0.7 < whole / size < 1.4 and PARTED.search(said) is not None
    strict = total.sort == "t" and (SPLIT.search(between) is not None or "each of" in said)
    return total.sort in "nt" and (size < whole or size - whole >= product.each.size or (strict and off(whole, size)))


SPLIT = re.compile(r"\b(?:in|into)\b")
