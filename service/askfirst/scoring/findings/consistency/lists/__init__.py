"""A number of things against the list of them."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.lists.codes import counted_codes
from askfirst.scoring.findings.consistency.lists.counted import counted_items
from askfirst.scoring.findings.consistency.lists.listing import wrong_list
from askfirst.scoring.findings.consistency.lists.names import counted_names

LISTS: dict[str, MaterialFinder] = {
    "counted_items": counted_items,
    "wrong_list": wrong_list,
    "counted_names": counted_names,
    "counted_codes": counted_codes,
}
