"""So many times so much against what it is said to come to: 24 vases in 4 boxes of 8."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.consistency.totals.product_patterns import CUE
from askfirst.scoring.findings.consistency.totals.product_results import ahead, behind
from askfirst.scoring.findings.consistency.totals.products import Product, products
from askfirst.scoring.findings.consistency.wording import phrase, plain, worth
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit


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
