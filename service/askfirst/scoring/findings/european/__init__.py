"""What Spanish, French, German and Portuguese share: finders in code whose words come from the lexicons.

Each finder is about how something is said (a quantity without its unit, a place by a word that any of several can
mean), so that one mechanism serves four languages; a lexicon without its lists has none of it.
"""

from collections.abc import Mapping

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.european.destinations import open_destination
from askfirst.scoring.findings.european.quantities import bare_quantity

EUROPEAN_FINDINGS: Mapping[str, MaterialFinder] = {
    "bare_quantity": bare_quantity,
    "open_destination": open_destination,
}
