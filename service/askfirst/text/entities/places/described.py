"""Places told only by what is there: next to the coffee machine, where the leak is, at the neighbour's."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import ARTICLES, LOCATIVES, SPEECH
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS, phrase_end

VIEWED = (["everybody"], ["everyone"], ["nobody"], ["they"], ["people"], ["there"])
"""Behind ", where" these begin a place, not an aside."""
KNOWING = frozenset("ask asks tell tells show know knows knew see sees wonder remember say says".split())
MARKED = frozenset("photo photos picture cross tick note mark remark comment tag".split())
"""These are put where something is the case, as it is found: "add a photo where a tile is broken"."""
STOCK = frozenset({"out", "of", "stock"})
"""Behind "where" these make it a condition: "type T where S is out of stock"."""
PEOPLE = frozenset("customer client dealer supplier neighbour neighbours neighbor neighbors guys lads tenant".split())
"""Whoever they are, only a name or an order with their address says where they are."""
CARRY = frozenset(
    "deliver bring take collect fetch return drive dispatch leave drop pick ship haul carry drives delivers".split()
)
GOERS = frozenset("technician engineer inspector crew driver courier team plumber electrician welders fitter".split())
ORDERED = frozenset("order orders po so shipment delivery waybill rma consignment booking".split())
"""What has an address on record."""


def relations(sites: Sites) -> list[Hit]:
    """Spots that are only told by a thing beside them: next to the coffee machine, near Lyon."""
    hits = []
    for hit in sites.reading.all_hits.get("@beside", ()):
        end = hit.end
        if sites.words[hit.start] == "outside" and any(one.end == hit.start for one in sites.named):
            continue  # "on the wall outside room 14"
        if end < len(sites.words) and sites.city(end):
            hits.append(Hit(hit.start, end + 1))
        if end < len(sites.words) and sites.words[end] in ARTICLES:
            close = phrase_end(sites.reading, end + 1, 4)
            named = any(sites.names(position) for position in range(end + 1, close)) or sites.named_behind(close)
            if close > end + 1 and not named:
                hits.append(Hit(hit.start, close))
    return hits


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


def owners(sites: Sites) -> list[Hit]:
    """Places that only a person's genitive names: at the neighbour's."""
    return [
        Hit(end - 2, end + 1)
        for end, word in enumerate(sites.words)
        if word in {"'s", "'"}
        and end > 2
        and sites.words[end - 2] in ARTICLES
        and sites.words[end - 3] in LOCATIVES
        and not (sites.words[end - 3] == "of" and sites.words[end - 4][:1].isdigit())  # "order 4451 of the falconer's"
        and (end + 1 == len(sites.words) or sites.words[end + 1] in STOPS or not sites.words[end + 1].isalnum())
        and not sites.names(end - 1)
    ]


def people(sites: Sites) -> list[Hit]:
    """Things that are carried to nobody knows whom, or people sent there: leave the ladder with the neighbour."""
    if sites.reading.entities("id") and ORDERED.intersection(sites.words):
        return []
    hits = []
    for at, word in enumerate(sites.words):
        if word not in PEOPLE or at < 3 or sites.words[at - 1] not in ARTICLES:
            continue
        if sites.words[at - 2] not in {"to", "from", "with", "at"} or sites.named_behind(at + 1):
            continue
        first = sites.reading.sentence_start(at)
        before = sites.words[first : at - 1]
        sent = "send" in before and not GOERS.isdisjoint(before)
        if (sent or not CARRY.isdisjoint(before)) and sites.words[at + 1 : at + 2] not in (["of"], ["'s"], ["'"]):
            hits.append(Hit(at - 2, at + 1))
    return hits
