"""Places without a name that the rest of the text explains."""

import re

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import LABEL, LOCATIVES, OTHERS
from askfirst.text.hit import Hit


def explained(sites: Sites, hit: Hit) -> bool:
    """Whether the text names the same place elsewhere, or the site of a spot in the sentence."""
    noun = sites.words[hit.end - 1]
    if spelled_out(sites, hit) or owner_named(sites, hit):
        return True
    if noun == "address" and sites.addresses:
        return True
    if on_record(sites) or of_each(sites, hit):
        return True
    definite = sites.words[hit.start] in {"the", "this", "that"} and OTHERS.isdisjoint(sites.words[hit.start : hit.end])
    if definite and any(sites.words[one.end - 1] == noun for one in sites.named):
        return True
    beside = any(one.start == hit.start for one in sites.reading.all_hits.get("@beside", ()))
    if beside and sites.city(hit.end - 1):
        return False
    spot = beside or any(one.end == hit.end for one in sites.reading.all_hits.get("@spot_noun", ()))
    if spot and any(holds_spots(sites, one, hit) for one in sites.named):
        return True
    if single_source(sites, hit):
        return True
    return LABEL.search(sites.reading.plain) is not None


def on_record(sites: Sites) -> bool:
    """Whether the text says where the address is kept: "the address is in the order", and the order is named."""
    kept = KEPT.search(sites.reading.lower)
    return kept is not None and bool(sites.reading.entities("id") or sites.reading.entities("number"))


KEPT = re.compile(
    r"\baddress (?:is|stands|as) (?:in|on|per|with) (?:the|its|their|his|her) "
    r"(?:order|ticket|job|booking|record|file|note|crm)\b"
)


def of_each(sites: Sites, hit: Hit) -> bool:
    """Whether it belongs to each of the sites named ahead: "ask each depot to lock its tills"."""
    if sites.words[hit.start] not in {"its", "their"}:
        return False
    return any(
        one.end <= hit.start
        and sites.reading.same_sentence(one, hit)
        and not EACH.isdisjoint(sites.words[max(0, one.start - 3) : one.start])
        for one in sites.nouns
    )


EACH = frozenset({"each", "every", "all", "both"})


def single_source(sites: Sites, hit: Hit) -> bool:
    """Whether it comes from a house's one store and goes to a named place: "from the central store to ward 7B"."""
    words = sites.words[hit.start : hit.end]
    if sites.words[hit.start - 1] != "from" or words[0] not in {"the", "our"} or not {"central", "main"} & set(words):
        return False
    return any(sites.reading.same_sentence(one, hit) for one in (*sites.named, *sites.reading.entities("id")))


def holds_spots(sites: Sites, named: Hit, spot: Hit) -> bool:
    """Whether a spot lies at a named site: at the Linz plant ... beside the entrance (there)."""
    sentences = sites.reading.sentences
    apart = sentences[spot.start] - sentences[named.start]
    there = sites.words[spot.end : spot.end + 1] == ["there"]
    if apart and not (apart == 1 and there):
        return False
    if not there and any(one.start == named.start for one in sites.reading.all_hits.get("@spot_noun", ())):
        return False
    start = named.start
    while start > 0 and named.start - start < 4 and sites.words[start] not in LOCATIVES and not sites.is_opening(start):
        start -= 1
    return sites.words[start] in {"at", "in", "inside", "to", "of"} or sites.is_opening(start)


LEADS = frozenset({":", "namely", "(", "-", "=", "ie", "i.e", "i.e."})


def spelled_out(sites: Sites, hit: Hit) -> bool:
    """Whether the place's name follows behind a mark: "somewhere else: bin C-2", "over there, i.e. to bay 11"."""
    if hanging(sites, hit):
        return True
    at = hit.end + (sites.words[hit.end : hit.end + 1] == ["else"])
    if sites.words[at : at + 2] == [",", "which"] and sites.words[at + 2 : at + 3] in (["is"], ["means"]):
        return any(at < one.start <= at + AHEAD + 3 for one in sites.named)
    if sites.words[at : at + 1] == [","]:
        at += 1
    if at >= len(sites.words) or sites.words[at] not in LEADS:
        return False
    return any(at < one.start <= at + AHEAD or at < one.end <= at + AHEAD for one in sites.named)


def hanging(sites: Sites, hit: Hit) -> bool:
    """Whether the very spot follows: "where they always hang, on hook 4", "where Jo said: kitchen, 3rd floor"."""
    words, end = sites.words, sites.reading.sentence_end(hit.end - 1)
    at = next((on for on in range(hit.start + 1, min(hit.end + WITHIN, end)) if words[on] in {",", ":"}), end)
    if at + 1 >= end or at < hit.end - 1:
        return False
    if words[at] == ":":
        return any(at < one.start < at + NEAR for one in sites.named)
    return words[at + 1] in SPOTS and any(sites.names(on) for on in range(at + 2, min(at + 5, end)))


WITHIN = 5
"""Words between the loose place and the mark: "somewhere with a free socket: room 3.07"."""
NEAR = 9
SPOTS = frozenset({"on", "in", "at", "under", "behind"})
AHEAD = 5


def owner_named(sites: Sites, hit: Hit) -> bool:
    """Whether the place belongs to one that is named ahead: "the canteen in Graz ... the canteen's loading door"."""
    owners = [at for at in range(hit.start, hit.end) if sites.words[at : at + 1] == ["'s"]]
    return any(
        sites.words[one.end - 1] == sites.words[at - 1] and one.end <= hit.start for at in owners for one in sites.named
    )
