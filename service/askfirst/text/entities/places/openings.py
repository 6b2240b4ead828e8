"""Where the words for a place begin: behind a preposition, a verb of work or the key of a parameter."""

from askfirst.text.entities.places.compounds import goes_on
from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.words import ARTICLES, BARE, BARE_NOUNS, KEYS, LOCATIVES, SOME
from askfirst.text.hit import Hit


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
    if is_value(sites, start):
        return start
    if word in BARE and sites.words[noun.start] in BARE_NOUNS and not small_name(sites, noun.end):
        return start
    return None


def small_name(sites: Sites, position: int) -> bool:
    """Whether a name follows in small letters, as chats write them: at plant lund, to depot arad."""
    orders = sites.reading.all_hits.get("@order_verb", ())
    return goes_on(sites, position) and not any(verb.start == position for verb in orders)


def is_value(sites: Sites, position: int) -> bool:
    """Whether a word is the value of a parameter: to=hall, "where": "lobby"."""
    if sites.words[position - 1] == ":" and position > 1:
        return sites.words[position - 2] in KEYS
    before = sites.reading.raw[: sites.reading.starts[position]].rstrip("\"'")
    key = position - 1 - (sites.words[position - 1] in {'"', "'"})
    return before.endswith("=") and key >= 0 and sites.words[key] in KEYS


def leads(sites: Sites, article: int) -> bool:
    """Whether a preposition or a verb of work stands before the article."""
    if sites.words[article - 1] in LOCATIVES - {"of", "for"}:
        return True
    if sites.words[article - 1] == ":" and article > 1 and sites.words[article - 2] in KEYS:
        return True
    return any(hit.end == article for hit in sites.reading.all_hits.get("@site_work", ()))
