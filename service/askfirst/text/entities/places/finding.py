"""Places at which something is to be done and that nobody could find: the warehouse - out back.

A site or spot is open without a name, a number, an address or a place that the text names elsewhere.
"""

from askfirst.text.entities.places.compounds import adjectival, compound
from askfirst.text.entities.places.described import PEOPLE, wheres
from askfirst.text.entities.places.settled import opening, passing, settled
from askfirst.text.entities.places.sites import Sites
from askfirst.text.hit import Hit, outermost
from askfirst.text.mood import only_about
from askfirst.text.reading import Reading

KEYS = ("@site_noun", "@spot_noun", "@vague_place")
GENERIC = frozenset({"where", "'s", "'", "beside", "behind", "near"}) | PEOPLE


def find_open_places(reading: Reading) -> list[Hit]:
    """Every place that would have to be asked about."""
    if not any(key in reading.all_hits for key in KEYS) and GENERIC.isdisjoint(reading.words):
        return []
    sites = Sites(reading)
    return outermost([hit for hit in unnamed(sites) if acted_on(reading, hit)])


def acted_on(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence orders something to be done there, and does not only speak of it."""
    sentence = reading.sentences[hit.start]
    if only_about(reading, hit):
        return False
    return any(reading.sentences[verb.start] == sentence for verb in reading.all_hits.get("@placing", ()))


def unnamed(sites: Sites) -> list[Hit]:
    """Places with a preposition or work to be done, that have neither name nor number."""
    hits = []
    for noun in sites.nouns:
        start = opening(sites, noun)
        if start is not None and not (sites.is_named(noun) or compound(sites, noun)):
            hits.append(Hit(start, noun.end))
    described = [hit for hit in wheres(sites) if not sites.reading.is_data(hit)]
    vague = [
        hit
        for hit in (*sites.reading.hits("@vague_place"), *described)
        if not any(known(sites, hit) for known in (Sites.shown_by_record, adjectival, passing, settled))
        and not (any(noun.end == hit.end for noun in sites.nouns) and compound(sites, hit))
        and not sites.named_behind(hit.end)
    ]
    return outermost([*vague, *hits])
