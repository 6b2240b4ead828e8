"""What Spanish, French, German and Portuguese share: finders in code whose words come from the lexicons.

Each finder is about how something is said (a sum and its parts, a noun and what narrows it), so that one mechanism
serves four languages; a lexicon without its lists has none of it.
"""

from collections.abc import Mapping

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.european.destinations import open_destination
from askfirst.scoring.findings.european.lengths import days_mismatch, wrong_eve
from askfirst.scoring.findings.european.prices import unmarked_price
from askfirst.scoring.findings.european.quantities import bare_quantity
from askfirst.scoring.findings.european.sets import open_set
from askfirst.scoring.findings.european.totals import share_mismatch, total_mismatch

EUROPEAN_FINDINGS: Mapping[str, MaterialFinder] = {
    "bare_quantity": bare_quantity,
    "days_mismatch": days_mismatch,
    "open_destination": open_destination,
    "open_set": open_set,
    "share_mismatch": share_mismatch,
    "total_mismatch": total_mismatch,
    "unmarked_price": unmarked_price,
    "wrong_eve": wrong_eve,
}
