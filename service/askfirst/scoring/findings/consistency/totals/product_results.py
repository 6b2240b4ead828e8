"""What a product is said to come to, where it does not."""

from collections.abc import Iterator

from askfirst.scoring.findings.consistency.ledger import Entry, Ledger
from askfirst.scoring.findings.consistency.totals.product_patterns import (
    ADDED,
    AHEAD,
    BARE,
    MORE,
    OFF,
    PARTED,
    RESULT,
    SIZE,
    SPLIT,
)
from askfirst.scoring.findings.consistency.totals.products import Product
from askfirst.scoring.findings.consistency.wording import like, sort_ahead
from askfirst.scoring.findings.statements.numbers import off


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
