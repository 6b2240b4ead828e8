"""Several of a kind that a clause of its own tells of: "the cart ...; carts C-4 and C-6 are both full"."""

from typing import NamedTuple

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.groups.group import Group
from askfirst.scoring.references.mentions.mention import SOMEONE, Mention
from askfirst.text.lazy import once
from askfirst.text.plurals import is_plural, singular

POINTING = frozenset({"the", "my", "our", "that", "his", "her", "their", "'s"})
"""Before a noun these make it one that is known."""
EVERY = frozenset({"both", "all", "each"})
BEING = frozenset({"are", "were", "have", "'ve"})
"""Verbs behind a list of which each member exists by itself."""
OWNING = frozenset("have has had 've own owns run runs hold holds keep keeps are 's shows show lists list".split())
"""Verbs behind which it is told what there is."""
GETTING = OWNING | frozenset("got sent sends wrote posted made filed published booked ordered came received".split())
MARKS = frozenset({",", ";", ":", ".", "(", "-", "!"})
EITHER = frozenset("either any whichever whoever every".split())
"""With these it does not matter which, or a rule says it."""
CHOOSING = frozenset("newest latest oldest newer older first last cheapest next second third other same whole".split())
"""In a phrase these say which of several it is."""
MORE_THAN_ONE = frozenset("two three four five six seven eight nine ten".split())
US = (["us"], ["me"], ["him"], ["her"])
FARTHEST = 6
"""Tokens from the first of two to the "and" before the second."""
THEIRS = frozenset({"theirs", "one", "his", "hers", "ours"})


COUNTING = frozenset({"both", "two", "three", "four", "all", "came"})
TELLING = frozenset({"are", "were", "have", "has", "'ve", "'s", "there", "own", "got", "sent", "hold", "holds"})


SMALL = frozenset("the a an in at of from one and".split())
NEAR = 5
"""Tokens behind a phrase in which a superlative may choose."""


class Stated(NamedTuple):
    """A clause that tells of several: where it stands, what they are, and what is known of their sort."""

    start: int
    end: int
    options: tuple[str, ...]
    head: str
    people: bool
    elliptic: bool


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


@once
def statements(now: Message) -> list[Stated]:
    """Every clause of a text that tells of several."""
    found = [stated for group in now.groups if (stated := listed(now, group))]
    return found + of_one_kind(now) + counted(now)


def listed(now: Message, group: Group) -> Stated | None:
    """A list that opens a clause and is told to exist: "carts C-4 and C-6 are both full"."""
    reading = now.text.reading
    words = reading.words
    first = words[group.start - 1] if group.start else "."
    behind = words[group.end : group.end + 3]
    lead = words[max(0, group.start - 2) : group.start]
    owned = bool(OWNING & set(lead)) and first not in MARKS
    ones = group.options[0].startswith("the one ")
    being = first in MARKS and bool(behind) and (behind[0] in EVERY | BEING or not EVERY.isdisjoint(behind[:2]))
    dated = first in MARKS and now.text.classes[group.end : group.end + 1] == ["verb"]
    if not (owned or being or ones or (dated and words[group.end].endswith(("ed", "came", "sent", "wrote")))):
        return None
    members = [m for m in now.mentions if group.start <= m.start and m.end <= group.end and not m.possessor]
    names = bool(members) and all(m.classes[-1] == "name" for m in members)
    head = ""
    if members and "noun" in members[0].classes and is_plural(members[0].head):
        head = singular(members[0].head)
    elif behind_plural := plural_subject(now, group.start):
        head = behind_plural
    own = not THEIRS.isdisjoint(behind[1:]) or not THEIRS.isdisjoint(words[group.end : group.end + 4])
    return Stated(group.start, group.end, group.options, head, names, ones or own)


def plural_subject(now: Message, start: int) -> str:
    """The noun of "the spare pumps are SP-1 and SP-2", "two keys, 6 and 7"; empty if there is none."""
    words = now.text.reading.words
    if words[start - 1 : start] not in (["are"], ["were"], [","], ["("], [":"]):
        return ""
    m = next((m for m in now.mentions if m.end == start - 1 and m.plural and not m.named), None)
    return singular(m.head) if m else ""


def of_one_kind(now: Message) -> list[Stated]:
    """Two of one noun with what tells them apart: "a square logo and a round one", "an old and a new flyer"."""
    words, found = now.text.reading.words, list[Stated]()
    for m in now.mentions:
        if m.determiner not in ("a", "an", "the") or m.plural or m.person:
            continue
        head, other = m.head, other_of(words, m)
        if other:
            found.append(
                Stated(
                    m.start,
                    other,
                    (said(now, m.start, m.end), f"{said(now, other - 3, other - 1)} {head}"),
                    head,
                    False,
                    False,
                )
            )
        elif (
            m.end - m.start > 2
            and words[m.start - 1 : m.start] == ["and"]
            and m.start > 2
            and words[m.start - 3] in ("a", "an", "the")
        ):
            first = f"{said(now, m.start - 3, m.start - 1)} {head}"
            found.append(Stated(m.start - 3, m.end, (first, said(now, m.start, m.end)), head, False, False))
    return found


def other_of(words: list[str], m: Mention) -> int:
    """Where the second of two ends, that "and" or a comma joins to the phrase; 0 if there is none."""
    for at in range(m.end, min(len(words) - 3, m.end + FARTHEST)):
        if words[at] in (".", ";", ":"):
            break
        if words[at] == "and" and words[at + 1] in ("a", "an", "the") and words[at + 3] in ("one", m.head):
            return at + 4
    return 0


def said(now: Message, start: int, end: int) -> str:
    """The words as they are written."""
    reading = now.text.reading
    return reading.raw[reading.starts[start] : reading.ends[end - 1]]


def counted(now: Message) -> list[Stated]:
    """Things that are counted and not named: "the gym has two clocks", "16 came today", "she sent six"."""
    text = now.text
    words, classes, found = text.reading.words, text.classes, list[Stated]()
    nouns = {m.start: m for m in reversed(now.mentions) if m.plural and not m.named}
    for place, word in enumerate(words):
        if not place or not (word in MORE_THAN_ONE or (word.isdecimal() and len(word) < 3 and int(word) > 1)):
            continue
        before, after = words[place - 1], words[place + 1] if place + 1 < len(words) else "."
        noun = nouns.get(place)
        if noun and before in OWNING:
            found.append(Stated(place, noun.end, (), singular(noun.head), False, False))
        elif (
            before in GETTING
            and before not in ("are", "'s")
            and (after in MARKS or (after != "of" and classes[place + 1] == "prep"))
        ) or (
            before in MARKS and place > 1 and after != "of" and (after in GETTING or words[place + 2 : place + 3] in US)
        ):
            found.append(Stated(place, place + 1, (), "", False, True))
    return found


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
