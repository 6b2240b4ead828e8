"""Nouns of place that only say of which sort another thing is: the customs papers, the yard keys."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import ARTICLES, LOCATIVES
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS
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
LATER = frozenset(
    "please pls plz asap today tomorrow tonight now again too first instead soon later only also there here "
    "early late thanks thx straight right door doors side staff team area address level floor "
    "everyone everybody people nobody somebody someone most".split()
)


def compound(sites: Sites, noun: Hit) -> bool:
    """Whether the noun only says of which sort other things are: the customs papers, the yard keys."""
    end = noun.end
    if end >= len(sites.words) or sites.words[end] in VERBS:
        return False
    return is_plural(sites.words[end]) or sites.words[end] in OWNED or goes_on(sites, end)


def goes_on(sites: Sites, position: int) -> bool:
    """Whether the noun phrase goes on with a plain word: the paint shop - queue."""
    if position >= len(sites.words) or sites.reading.clauses[position] != sites.reading.clauses[position - 1]:
        return False
    word = sites.words[position]
    return (
        word.isalpha()
        and word not in STOPS | ARTICLES | LOCATIVES | LATER
        and not word.endswith(("ly", "ing", "ed"))
        and not any(date.start <= position < date.end for date in sites.dates)
    )


def adjectival(sites: Sites, hit: Hit) -> bool:
    """Whether the words only lead to a noun: at the front desk of Kade 3, in the town hall, up the road salt."""
    if hit.end == len(sites.words):
        return False
    if any(noun.start < hit.end < noun.end for noun in sites.nouns):
        return True
    return sites.words[hit.end - 1] in SIDES and any(noun.start <= hit.end < noun.end for noun in sites.nouns)
