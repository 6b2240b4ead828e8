"""Nouns of place that only say of which sort another thing is: the customs papers, the yard keys."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural

OWNED = frozenset(
    (
        "calendar list log plan schedule system manager lead leader crew key app tool sheet form template report "
        "account number code budget printer network wifi record status software contact diary logbook fee deposit "
        "rent insurance lease contract policy mailbox channel ticket sign map camera alarm light heater"
    ).split()
)
"""What a place has, so that the noun before it only says whose: the port calendar."""
VERBS = frozenset("needs wants has is was does gets goes takes opens closes as always sometimes on Tuesdays".split())
SIDES = frozenset("front back rear side top end right left north south east west main".split())


def compound(sites: Sites, noun: Hit) -> bool:
    """Whether the noun only says of which sort other things are: the customs papers, the yard keys."""
    end = noun.end
    if end >= len(sites.words) or sites.words[end] in VERBS:
        return False
    return is_plural(sites.words[end]) or sites.words[end] in OWNED


def adjectival(sites: Sites, hit: Hit) -> bool:
    """Whether the words only lead to a noun: at the front desk of Kade 3, in the town hall, up the road salt."""
    if hit.end == len(sites.words):
        return False
    if any(noun.start < hit.end < noun.end for noun in sites.nouns):
        return True
    return sites.words[hit.end - 1] in SIDES and any(noun.start <= hit.end < noun.end for noun in sites.nouns)
