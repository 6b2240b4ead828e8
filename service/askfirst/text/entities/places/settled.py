"""Words for a place that need no name: a journey, a period, an order of things, where a known thing stands."""

from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import ARTICLES, BARE, BARE_NOUNS, KEYS, LOCATIVES, SOME
from askfirst.text.entities.ranks.exact import find_ranks
from askfirst.text.hit import Hit

SORTED = frozenset("rank re-rank rerank sort re-sort heavy heaviest heavier newest oldest due".split())
QUEUES = frozenset(
    (
        "queue list lists pile agenda page board schedule backlog order plan stack sheet form shift day week month "
        "quarter year season trial period line run meeting contract"
    ).split()
)
"""The top, the front or the end of these is no place."""


FOLK = frozenset(
    "man woman lady boy girl men women boys girls guys kids neighbour neighbours people folks family friends".split()
)
SPEEDS = frozenset({"h", "km/h", "kmh", "kph", "mph"})


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


def opening(sites: Sites, noun: Hit) -> int | None:
    """Where "the old warehouse" begins, if it stands behind a preposition or a verb of work."""
    start = noun.start
    while start > 0 and noun.start - start < 3 and sites.is_adjective(start - 1):
        start -= 1
    if start == 0:
        return None
    word = sites.words[start - 1]
    if word == "way" or "way" in sites.words[start : noun.start]:
        return None  # "on the way home" is a time
    if word in ARTICLES:
        if start > 2 and sites.words[start - 2] == "of" and sites.words[start - 3] in SOME:
            return start - 3 if start > 3 and not sites.is_opening(start - 3) else None
        return start - 1 if start > 1 and leads(sites, start - 1) else None
    if word in BARE and sites.words[noun.start] in BARE_NOUNS:
        return start
    return None


def leads(sites: Sites, article: int) -> bool:
    """Whether a preposition or a verb of work stands before the article."""
    if sites.words[article - 1] in LOCATIVES - {"of", "for"}:
        return True
    if sites.words[article - 1] == ":" and article > 1 and sites.words[article - 2] in KEYS:
        return True
    return any(hit.end == article for hit in sites.reading.all_hits.get("@site_work", ()))
