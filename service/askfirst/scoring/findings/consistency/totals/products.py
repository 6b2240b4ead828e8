"""So many times so much, as it is written out: "4 boxes of 8"."""

from collections.abc import Iterator
from typing import NamedTuple

from askfirst.scoring.findings.consistency.ledger import Entry, Ledger
from askfirst.scoring.findings.consistency.totals.product_patterns import PRODUCTS, TURNED


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


def products(book: Ledger) -> Iterator[Product]:
    """Every product that is written out."""
    for pattern in PRODUCTS:
        for found in pattern.finditer(book.text):
            yield Product(*found.span(), book.entry(found[1]), book.entry(found[3]))
    for pattern in TURNED:
        for found in pattern.finditer(book.text):
            yield Product(*found.span(), book.entry(found[3]), book.entry(found[2]))
