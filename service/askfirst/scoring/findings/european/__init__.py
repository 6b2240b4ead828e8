"""What Spanish, French, German and Portuguese share: finders in code whose words come from the lexicons.

Each finder is about how something is said (a list and one who points into it, a sum and its parts, a noun and
what narrows it), so that one mechanism serves four languages; a lexicon without its lists has none of it.
"""

from collections.abc import Mapping

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.european.destinations import open_destination
from askfirst.scoring.findings.european.listing import one_of_listed
from askfirst.scoring.findings.european.objects import nameless_object
from askfirst.scoring.findings.european.pointers import nothing_pointed
from askfirst.scoring.findings.european.quantities import bare_quantity
from askfirst.scoring.findings.european.searches import empty_search
from askfirst.scoring.findings.european.values import missing_value

EUROPEAN_FINDINGS: Mapping[str, MaterialFinder] = {
    "bare_quantity": bare_quantity,
    "empty_search": empty_search,
    "missing_value": missing_value,
    "nameless_object": nameless_object,
    "nothing_pointed": nothing_pointed,
    "one_of_listed": one_of_listed,
    "open_destination": open_destination,
}
