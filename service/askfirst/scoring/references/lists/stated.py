"""What a definite phrase can mean where a clause of its own tells of several: "the cart ...; C-4 and C-6 are full"."""

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.lists.statements import MARKS, MORE_THAN_ONE, Stated, statements
from askfirst.scoring.references.mentions.mention import SOMEONE, Mention
from askfirst.text.plurals import singular

POINTING = frozenset({"the", "my", "our", "that", "his", "her", "their", "'s"})
"""Before a noun these make it one that is known."""
COUNTING = MORE_THAN_ONE | {"both", "all", "came"}
"""With one of these a text may count several."""
TELLING = frozenset({"are", "were", "have", "has", "'ve", "'s", "there", "own", "got", "sent", "hold", "holds"})
"""With one of these and an "and" it may tell of two."""
EITHER = frozenset("either any whichever whoever every".split())
"""With these it does not matter which, or a rule says it."""
CHOOSING = frozenset("newest latest oldest newer older first last cheapest next second third other same whole".split())
"""In a phrase these say which of several it is."""
SMALL = frozenset("the a an in at of from one and".split())
"""Words of an option that name nothing."""
NEAR = 5
"""Tokens behind a phrase in which a superlative may choose."""


def states_several(words: frozenset[str]) -> bool:
    """Whether the text may tell that there are several of what it calls "the": "two follow us", "X and Y are"."""
    if words.isdisjoint(POINTING):
        return False
    return not words.isdisjoint(COUNTING) or ("and" in words and not words.isdisjoint(TELLING))


def several_stated(now: Message, m: Mention) -> tuple[str, ...] | None:
    """What a definite phrase can be among several of its kind that the text tells of; None where it is clear.

    Empty where they are counted and not named: "the clock in the gym; the gym has two clocks".
    """
    words = now.text.reading.words
    if (
        not EITHER.isdisjoint(words)
        or m.plural
        or (m.named and not repeated(now, m))
        or m.possessor
        or m.determiner not in POINTING
    ):
        return None
    if not CHOOSING.isdisjoint(words[m.start : m.end + 1]) or chosen(words[m.end : m.end + NEAR]):
        return None
    for stated in statements(now):
        if stated.start >= m.end:
            fitting = apart(now, m.end, stated.start) and fits_kind(m, stated) and not opens(now, m)
            fitting = fitting and (not stated.elliptic or close(now, m, stated))
        else:
            fitting = stated.end <= m.start and apart(now, stated.end, m.start) and stated.head == singular(m.head)
            fitting = fitting and not since(now, m, stated)
        if fitting and not again(now, m, stated):
            return stated.options
    return None


def repeated(now: Message, m: Mention) -> bool:
    """Whether the number behind the noun says how often: "print the list 6 times"."""
    return m.classes[-2:] == ("noun", "number") and now.text.reading.words[m.end : m.end + 1] == ["times"]


def close(now: Message, m: Mention, stated: Stated) -> bool:
    """Whether the clause stands in the same sentence or the next."""
    sentences = now.text.reading.sentences
    return sentences[stated.start] - sentences[m.start] <= 1


def opens(now: Message, m: Mention) -> bool:
    """Whether the phrase begins its clause, and so is rather told about than given as an order's object."""
    return not m.start or now.text.reading.words[m.start - 1] in MARKS


def chosen(behind: list[str]) -> bool:
    """Whether a superlative follows, which chooses one: "the rep with the fewest accounts"."""
    return any(word in ("most", "least") or (word.endswith("est") and len(word) > 4) for word in behind)


def since(now: Message, m: Mention, stated: Stated) -> bool:
    """Whether another one of the kind is named between the two."""
    return any(stated.end <= o.start < m.start and singular(o.head) == stated.head for o in now.mentions)


def fits_kind(m: Mention, stated: Stated) -> bool:
    """Whether the phrase can be one of those told of."""
    if stated.head:
        return singular(m.head) == stated.head
    if stated.elliptic:
        return not m.before or m.before in ("to", "for", "with", "from", "of", "back")
    if stated.people:
        return m.person or m.head.endswith(SOMEONE)
    return not m.person and "place_noun" not in m.sorts


def apart(now: Message, start: int, end: int) -> bool:
    """Whether a mark ends the clause in between."""
    return not MARKS.isdisjoint(now.text.reading.words[start:end])


def again(now: Message, m: Mention, stated: Stated) -> bool:
    """Whether one of them is named elsewhere, which singles it out."""
    reading = now.text.reading
    own = [set(option.lower().split()) for option in stated.options]
    common = set.intersection(*own) if own else set()
    elsewhere = set(reading.words[: stated.start]) | set(reading.words[stated.end :])
    shared = common | SMALL | {stated.head, m.head}
    return any((member - shared) & elsewhere for member in own)
