"""Places without a name: to the warehouse, where the leak is, at the neighbour's, near Lyon."""

from askfirst.text.entities.places.compounds import adjectival, compound
from askfirst.text.entities.places.described import owners, people, relations, wheres
from askfirst.text.entities.places.openings import opening
from askfirst.text.entities.places.settled import identified, of_a_party, passing, present, settled
from askfirst.text.entities.places.sites import Sites
from askfirst.text.hit import Hit, outermost


def unnamed(sites: Sites) -> list[Hit]:
    """Places with a preposition or work to be done, that have neither name nor number."""
    hits = []
    for noun in sites.nouns:
        start = opening(sites, noun)
        if start is not None and not (sites.is_named(noun) or compound(sites, noun) or identified(sites, start)):
            hits.append(Hit(start, noun.end))
    described = [
        hit
        for hit in (*relations(sites), *wheres(sites), *owners(sites), *people(sites))
        if not sites.reading.is_data(hit)
    ]
    vague = [
        hit
        for hit in (*sites.reading.hits("@vague_place"), *described)
        if not any(known(sites, hit) for known in (Sites.shown_by_record, adjectival, passing, settled))
        and not (any(noun.end == hit.end for noun in sites.nouns) and compound(sites, hit))
        and not sites.named_behind(hit.end)
        and not beside_named(sites, hit)
    ]
    return [hit for hit in outermost([*vague, *hits]) if not (of_a_party(sites, hit) or present(sites, hit))]


def beside_named(sites: Sites, hit: Hit) -> bool:
    """Whether a place with its name follows: "on the wall outside room 14"."""
    return sites.words[hit.start : hit.end] in (["outside"], ["inside"]) and any(
        one.start == hit.end for one in sites.named
    )
