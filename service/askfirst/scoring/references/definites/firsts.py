"""Definite first mentions of any noun: "glaze the mug", where nothing before could bring a mug along.

A definite noun phrase needs no name where there is one of its sort for everybody who reads it (the website,
the CEO, the weekend: the lexicon's `unique_noun`), where what follows tells which one it is, or where
something was named that it can belong to. Everything else, as the object of an order, has to be asked for.
"""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.orders import ordered_at

CLOSING = frozenset(
    "again please pls now today tomorrow tonight asap too also instead back off out up down away".split()
)
"""Words behind a noun that tell nothing about it."""
ASKING = frozenset({"can", "could", "would", "will"})
FILLING = frozenset({"enter", "record", "log", "write", "key"})
PLACING = frozenset({"in", "on", "at", "under"})
TAKING = frozenset({"to", "into", "by", "via", "with"})
"""A thing behind these gets something, and does not own it."""
RECEIVING = frozenset({"to", "for", "by", "before", "until", "till", "at", "on"})
"""Behind these stands who gets it, or when."""
NAMED_AFTER = frozenset({"to", "by", "before", "until", "till"})
"""A name behind these says nothing of the thing; "the offer for Bellini" and "the flat at Kessler's" are told by it."""


def first_mention(discourse: Discourse, m: Mention) -> bool:
    """Whether a bare "the mug" is what an order is to be done to, and the text could not say which."""
    text = discourse.now.text
    if m.determiner != "the" or m.end - m.start > 2 or discourse.before or not m.start:
        return False
    verb = m.start - 1
    if text.classes[verb] != "verb" or text.reading.words[verb - 1 : verb] == ["to"]:
        return False  # "remind Olga to sign the lease": she knows
    if text.reading.words[verb - 1 : verb] == ["you"] and text.reading.words[verb - 2] not in ASKING:
        return False
    if one_of_its_kind(discourse, m) or not tells_nothing(discourse, m) or anchored(discourse, m):
        return False
    return ordered_at(discourse, m.start) and not discourse.now.told[m.start]


def one_of_its_kind(discourse: Discourse, m: Mention) -> bool:
    """Whether everybody knows which one is meant: the CEO, the website, the cheapest."""
    reading = discourse.now.text.reading
    if m.head.endswith("est") or "circumstance_noun" in m.sorts or m.classes != ("noun",):
        return True
    return any(hit.end == m.end for hit in reading.all_hits.get("@unique_noun", ()))


def anchored(discourse: Discourse, m: Mention) -> bool:
    """Whether something but a person was spoken of before, or is named by id, that it can belong to."""
    reading = discourse.now.text.reading
    placed = reading.words[m.start - 1] in FILLING or any(
        hit.end == m.start for hit in reading.all_hits.get("@placing_verb", ())
    )
    taken = TAKING | PLACING if placed else TAKING
    return any(
        not o.person and (o.named or bool(o.determiner) or o.plural)
        if o.end <= m.start
        else o.named and o.classes[-1] in ("id", "data", "number") and o.before not in taken
        for o in discourse.now.mentions
        if o is not m
    )


def tells_nothing(discourse: Discourse, m: Mention) -> bool:
    """Whether what follows is the end, a time, a recipient or the next order, and no description."""
    text = discourse.now.text
    words, classes, end = text.reading.words, text.classes, m.end
    if end >= len(words) or words[end] in CLOSING or classes[end] == "time":
        return True
    if words[end] in (".", "!", "?", ";"):
        return True
    if words[end] in (",", "and"):
        return classes[end + 1 : end + 2] in (["verb"], ["stop"], ["pronoun"])
    if words[end] in PLACING and classes[end + 1 : end + 2] == ["time"]:
        return "event_noun" not in m.sorts
    if words[end] in PLACING and words[m.start - 1] in FILLING:
        return classes[end + 1 : end + 2] in (["noun"], ["id"])
    if classes[end + 1 : end + 2] == ["name"]:
        return words[end] in NAMED_AFTER
    return words[end] in RECEIVING and classes[end + 1 : end + 2] in (
        ["time"],
        ["stop"],
        ["pronoun"],
        ["number"],
    )
