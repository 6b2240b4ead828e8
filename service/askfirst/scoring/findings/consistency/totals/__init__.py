"""Parts, products and shares against what they are said to come to."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.totals.breakdown import wrong_breakdown
from askfirst.scoring.findings.consistency.totals.changes import wrong_change
from askfirst.scoring.findings.consistency.totals.hundred import not_a_hundred
from askfirst.scoring.findings.consistency.totals.parts import wrong_parts
from askfirst.scoring.findings.consistency.totals.rates import wrong_rate
from askfirst.scoring.findings.consistency.totals.sums import wrong_sum
from askfirst.scoring.findings.consistency.totals.wrong_products import wrong_product

TOTALS: dict[str, MaterialFinder] = {
    "not_a_hundred": not_a_hundred,
    "wrong_breakdown": wrong_breakdown,
    "wrong_change": wrong_change,
    "wrong_parts": wrong_parts,
    "wrong_product": wrong_product,
    "wrong_rate": wrong_rate,
    "wrong_sum": wrong_sum,
}
