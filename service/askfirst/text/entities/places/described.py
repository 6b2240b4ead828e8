"""Places told only by what is there: next to the coffee machine, where the leak is, at the neighbour's."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import SPEECH
from askfirst.text.hit import Hit

VIEWED = (["everybody"], ["everyone"], ["nobody"], ["they"], ["people"], ["there"])
"""Behind ", where" these begin a place, not an aside."""
KNOWING = frozenset("ask asks tell tells show know knows knew see sees wonder remember say says".split())
MARKED = frozenset("photo photos picture cross tick note mark remark comment tag".split())
"""These are put where something is the case, as it is found: "add a photo where a tile is broken"."""
STOCK = frozenset({"out", "of", "stock"})
"""Behind "where" these make it a condition: "type T where S is out of stock"."""
PEOPLE = frozenset("customer client dealer supplier neighbour neighbours neighbor neighbors guys lads tenant".split())
"""Whoever they are, only a name or an order with their address says where they are."""


def wheres(sites: Sites) -> list[Hit]:
    """Places that only a clause describes: where the leak is; not "tell me where"."""
    found = [position for position, word in enumerate(sites.words) if word == "where" and position]
    return [
        Hit(position, min(position + 4, len(sites.words)))
        for position in found
        if not sites.is_opening(position)
        and KNOWING.isdisjoint(sites.words[max(0, position - 4) : position])
        and (sites.words[position - 1] != "," or sites.words[position + 1 : position + 2][0:1] in VIEWED)
        and not STOCK.issubset(sites.words[position + 1 : position + 6])
        and sites.words[position - 1] not in SPEECH | MARKED | {";", "hall", "room", "site", "building", "(", "-"}
    ]
