"""Words for a place that need no name: a journey, a period, an order of things, where a known thing stands."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.ranks.exact import find_ranks
from askfirst.text.hit import Hit

STOWS = frozenset(
    (
        "put place store park leave keep hold stage stack deliver set lay hang mount install unload load drop drop-off "
        "dump stow stash lock pile deposit position erect build assemble meet collect pick bury plant quarantine"
    ).split()
)
"""Verbs behind which "in the yard" is where something is to go."""
SORTED = frozenset("rank re-rank rerank sort re-sort heavy heaviest heavier newest oldest due".split())
QUEUES = frozenset(
    (
        "queue list lists pile agenda page board schedule backlog order plan stack sheet form shift day week month "
        "quarter year season trial period line run meeting contract"
    ).split()
)
"""The top, the front or the end of these is no place."""


def identified(sites: Sites, start: int) -> bool:
    """Whether a plain "in the hall" only says where a known thing stands: count the chairs in the hall."""
    if start < 3 or sites.words[start - 1] not in {"in", "on", "into"} or sites.words[start] != "the":
        return False
    if not any(noun.start == start + 1 for noun in sites.nouns):
        return False
    sentence = sites.reading.sentence_start(start)
    return STOWS.isdisjoint(sites.words[sentence : start - 1])


def present(sites: Sites, hit: Hit) -> bool:
    """Whether "on site" only says who is there: "run the test with all six crew on site"."""
    return (
        sites.words[hit.end - 1] == "site"
        and sites.words[hit.end - 2] == "on"
        and "with" in sites.words[max(0, hit.end - 7) : hit.end - 2]
    )


def of_a_party(sites: Sites, hit: Hit) -> bool:
    """Whether "our side" or "my end" only says whose affair it is."""
    return sites.words[hit.end - 1] in PARTIES and not OWNERS.isdisjoint(sites.words[hit.start : hit.end - 1])


FOLK = frozenset(
    "man woman lady boy girl men women boys girls guys kids neighbour neighbours people folks family friends".split()
)
SPEEDS = frozenset({"h", "km/h", "kmh", "kph", "mph"})
PARTIES = frozenset({"side", "end", "part"})
OWNERS = frozenset({"our", "my", "your", "their", "his", "her"})


def passing(sites: Sites, hit: Hit) -> bool:
    """Whether the words name a journey or a period: on the way back, outside the 30 days."""
    behind = sites.words[hit.end : hit.end + 1]
    before = sites.words[max(0, hit.start - 2) : hit.start]
    if before[-1:] in (["about"], ["regarding"], ["concerning"]):
        return True
    if before[-1:] == ["from"] and before[0] in FOLK:
        return True  # "the boys from next door" says who they are
    if sites.words[hit.end - 1] == "way" and behind and behind[0] in {"back", "home", "there", "to", "from"}:
        return True
    if sites.words[hit.end - 2 : hit.end] in (["way", "home"], ["way", "back"], ["way", "there"]):
        return True
    if sites.words[hit.start : hit.end] == ["in", "town"] and not SPEEDS.isdisjoint(before):
        return True
    if behind == ["of"] and not QUEUES.isdisjoint(sites.words[hit.end : hit.end + 6]):
        return True
    if sites.words[hit.start] not in {"outside", "inside", "within"}:
        return False
    times = [time for name in ("duration", "date", "number") for time in sites.reading.entities(name)]
    hours = "hours" in sites.words[hit.end : hit.end + 4]
    return hours or any(0 <= time.start - hit.end <= 2 for time in times)


def settled(sites: Sites, hit: Hit) -> bool:
    """Whether it tells an order of things, or only adds to a named place: "room 2.08 next to the lift"."""
    words, before = sites.words, sites.words[max(0, hit.start - 1) : hit.start]
    if words[hit.start] == "at" and words[hit.end - 1] in {"top", "bottom"}:
        first = sites.reading.sentence_start(hit.start)
        return bool(before) and (before[0].endswith("est") or not SORTED.isdisjoint(words[first : hit.start]))
    if words[hit.start] in {"where", "wherever"}:
        end = hit.start - (before[:1] in (["roughly"], ["exactly"], ["just"], ["right"], ["about"]))
        if words[end - 1] == "," and any(one.end == end - 1 for one in sites.named):
            return True
        return before == ["from"] or (
            words[hit.start : hit.start + 3][1:] in (["they", "are"], ["it", "is"], ["it", "was"])
            and not {"leave", "keep", "stay", "stays"}.isdisjoint(words[max(0, hit.start - 5) : hit.start])
        )
    ranked = (
        words[hit.start] in {"behind", "before"} and hit.start and words[hit.start - 1] in {"right", "straight", ","}
    )
    if ranked and any(sites.reading.same_sentence(one, hit) for one in find_ranks(sites.reading)):
        return True
    if words[hit.start] not in {"next", "beside", "behind", "opposite", "near", "in", "under"}:
        return False
    at = hit.start - 1 - (before == [","])
    return at > 0 and sites.names(at) and any(0 < at - noun.end + 1 <= 2 for noun in sites.nouns)
