"""As in "Chris" among two of that name, "one of the tickets"."""

import itertools

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.finding import several
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TITLES = frozenset("mr mrs ms dr prof mr. mrs. ms. dr. prof. herr frau".split())
LONGER = 2
"""Words that a full name has at least."""


def namesakes(discourse: Discourse) -> list[Hit]:
    """A name alone that two others share: "Chris" beside Chris Wong and Chris Adey, "Stefan" of "two Stefans"."""
    if not discourse.material.history and not repeated(discourse.now.text.reading):
        return []
    found = []
    for m in discourse.now.mentions:
        name = bare_name(m)
        if not name or (m.possessor and m.end - m.start > 1):
            continue
        options = bearers(discourse, m, name)
        if options is not None:
            found.append(several(m.start, m.end, options))
    return found


def repeated(reading: Reading) -> bool:
    """Whether a word with a capital stands in the text twice, or once more in the plural."""
    capitals = [word for word, capital in zip(reading.words, reading.capitals, strict=True) if capital]
    return len(frozenset(capitals)) < len(capitals) or of_many(reading)


def of_many(reading: Reading) -> bool:
    """Whether a name stands in the text once for one and once for several: "two Stefans ... Stefan"."""
    if COUNTING.isdisjoint(reading.words):
        return False
    capitals = frozenset(word for word, capital in zip(reading.words, reading.capitals, strict=True) if capital)
    return any(word + "s" in capitals for word in capitals)


def bare_name(m: Mention) -> str:
    """The one word of a name that stands alone, but for a title; empty if it is no such name."""
    words = [word for word in m.text.lower().split() if word not in TITLES]
    return words[0] if len(words) == 1 and set(m.classes) == {"name"} and not m.plural else ""


def bearers(discourse: Discourse, m: Mention, name: str) -> tuple[str, ...] | None:
    """Who or what the name can mean, if that is more than one; None if it is clear, empty if they are not named."""
    now = discourse.now
    others = [o for o in now.mentions if o is not m and not o.possessor]
    messages = [(now, others), *((one, one.mentions) for one in discourse.before)]
    longer = {
        o.text
        for _, mentions in messages
        for o in mentions
        if name in o.words and len(o.words) >= LONGER and set(o.classes) == {"name"} and not bare_name(o)
    }
    if len(longer) > 1:
        full = [o.start for o in others if o.text in longer]
        between = any(o.text == m.text and o.start < m.start and o.start > min(full, default=0) for o in others)
        return None if between or beside(now, m) else tuple(sorted(longer))
    if couple := sharing(now, others, name):
        return couple
    reading = now.text.reading
    if many_of(reading.words[: m.start], name):
        return ()
    return None


def sharing(now: Message, others: list[Mention], name: str) -> tuple[str, ...]:
    """Both of "Dagny and Erik Holm", who share the surname; empty if there are no such two."""
    for one, other in itertools.pairwise(others):
        if one.classes != ("name",) or len(other.classes) < LONGER or set(other.classes) != {"name"}:
            continue
        joined = now.text.reading.words[one.end : other.start] in (["and"], ["&"])
        if joined and other.text.lower().endswith(name) and name not in one.words:
            return (f"{one.text} {other.text.split()[-1]}", other.text)
    return ()


def beside(now: Message, m: Mention) -> bool:
    """Whether a bracket or a comma with a name behind the name says who it is."""
    words, classes = now.text.reading.words, now.text.classes
    return words[m.end : m.end + 1] in (["("], [","]) and classes[m.end + 1 : m.end + 2] in (["name"], ["id"])


def many_of(before: list[str], name: str) -> bool:
    """Whether "two Stefans" or "both Marias" stands before."""
    return any(word == name + "s" and before[place - 1] in COUNTING for place, word in enumerate(before) if place)


COUNTING = frozenset({"two", "both", "three"})


def one_of_several(discourse: Discourse) -> list[Hit]:
    """As in "Close one of the tickets": an order for one that does not say which."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@one_of"):
        p = hit.start
        after = words[hit.end : hit.end + 3]
        if (
            not p
            or not after
            or after[0] not in ("the", "my", "our", "his", "her", "their", "its", "these", "those", "them")
            or set(after) & {"best", "most", "first"}
        ):
            continue
        chosen = text.classes[p - 1] == "verb" or words[p - 1] in (
            "to",
            "from",
            "with",
            "of",
            "in",
            "for",
            "by",
        )
        if chosen and words[p - 1] not in ("choose", "pick", "select", "any", "is", "are"):
            noun = next((m for m in discourse.now.mentions if m.end > hit.end and m.start <= hit.end + 1), None)
            groups = [g for g in discourse.now.groups if not g.people]
            counted = text.classes[hit.end + 1 : hit.end + 2] == ["number"]
            found.append(several(p, noun.end if noun else hit.end + 1 + counted, groups[-1].options if groups else ()))
    return found
