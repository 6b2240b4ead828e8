"""As in "Chris" among two of that name, "one of the tickets"."""

import itertools
from bisect import bisect_left, bisect_right

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
    found, named = [], Named(discourse)
    for m in discourse.now.mentions:
        name = bare_name(m)
        if not name or (m.possessor and m.end - m.start > 1):
            continue
        options = bearers(named, m, name)
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


class Named:
    """Who or what a case names, looked up once for all the names that stand alone."""

    def __init__(self, discourse: Discourse) -> None:
        self.now = discourse.now
        others = [m for m in self.now.mentions if not m.possessor]
        self.full = full_names([others, *(one.mentions for one in discourse.before)])
        self.starts: dict[str, list[int]] = {}
        for m in others:
            self.starts.setdefault(m.text, []).append(m.start)
        self.couples = couples(self.now, others)
        self.many = first_of_many(self.now.text.reading.words)


def full_names(messages: list[list[Mention]]) -> dict[str, tuple[str, ...]]:
    """The full names that a case has, by each of their words."""
    found: dict[str, set[str]] = {}
    for m in itertools.chain.from_iterable(messages):
        if len(m.words) >= LONGER and set(m.classes) == {"name"} and not bare_name(m):
            for word in m.words:
                found.setdefault(word, set()).add(m.text)
    return {word: tuple(sorted(names)) for word, names in found.items()}


def bearers(named: Named, m: Mention, name: str) -> tuple[str, ...] | None:
    """Who or what the name can mean, if that is more than one; None if it is clear, empty if they are not named."""
    longer = named.full.get(name, ())
    if len(longer) > 1:
        return None if said_since(named, m, longer) or beside(named.now, m) else longer
    one, other = named.couples.get(name, (m, m))
    if m not in (one, other) and name not in one.words:
        return (f"{one.text} {other.text.split()[-1]}", other.text)
    return () if named.many.get(name, m.start) < m.start else None


def said_since(named: Named, m: Mention, longer: tuple[str, ...]) -> bool:
    """Whether the same name stands alone between the first full one and this place: it goes on about that one."""
    first = min((named.starts[text][0] for text in longer if text in named.starts), default=0)
    own = named.starts.get(m.text, [])
    return bisect_right(own, first) < bisect_left(own, m.start)


def couples(now: Message, others: list[Mention]) -> dict[str, tuple[Mention, Mention]]:
    """The first two of each surname that is said once for both: "Dagny and Erik Holm"."""
    found: dict[str, tuple[Mention, Mention]] = {}
    for one, other in itertools.pairwise(others):
        if one.classes != ("name",) or len(other.classes) < LONGER or set(other.classes) != {"name"}:
            continue
        surname = other.text.lower().split()[-1]
        if now.text.reading.words[one.end : other.start] in (["and"], ["&"]) and surname not in one.words:
            found.setdefault(surname, (one, other))
    return found


def beside(now: Message, m: Mention) -> bool:
    """Whether a bracket or a comma with a name behind the name says who it is."""
    words, classes = now.text.reading.words, now.text.classes
    return words[m.end : m.end + 1] in (["("], [","]) and classes[m.end + 1 : m.end + 2] in (["name"], ["id"])


def first_of_many(words: list[str]) -> dict[str, int]:
    """Where "two Stefans" or "both Marias" first stands, by the name of one."""
    found: dict[str, int] = {}
    for place, (count, word) in enumerate(itertools.pairwise(words), 1):
        if count in COUNTING and word.endswith("s"):
            found.setdefault(word.removesuffix("s"), place)
    return found


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
