"""Consistency: what a request says of figures, days and lists, worked out and compared.

`ledger` holds each amount, day and time once, as a tag between the words; every other module is one relation between
them, and gives the first pair that does not agree, with the values for its question.
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.capacity import over_capacity
from askfirst.scoring.findings.consistency.lengths import wrong_duration
from askfirst.scoring.findings.consistency.listing import wrong_list
from askfirst.scoring.findings.consistency.parts import wrong_parts
from askfirst.scoring.findings.consistency.products import wrong_product
from askfirst.scoring.findings.consistency.rates import wrong_rate
from askfirst.scoring.findings.consistency.sequence import wrong_sequence

CONSISTENCY: dict[str, MaterialFinder] = {
    "over_capacity": over_capacity,
    "wrong_duration": wrong_duration,
    "wrong_list": wrong_list,
    "wrong_parts": wrong_parts,
    "wrong_product": wrong_product,
    "wrong_rate": wrong_rate,
    "wrong_sequence": wrong_sequence,
}
