"""Clauses that tell of several of a kind: "carts C-4 and C-6 are both full", "the gym has two clocks"."""

from typing import NamedTuple

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.groups.group import Group
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.lazy import once
from askfirst.text.plurals import is_plural, singular

OWNING = frozenset("have has had 've own owns run runs hold holds keep keeps are 's shows show lists list".split())
"""Verbs behind which it is told what there is."""
GETTING = OWNING | frozenset("got sent sends wrote posted made filed published booked ordered came received".split())
BEING = frozenset({"are", "were", "have", "'ve"})
"""Verbs behind a list of which each member exists by itself."""
EVERY = frozenset({"both", "all", "each"})
MARKS = frozenset({",", ";", ":", ".", "(", "-", "!"})
"""Where clauses begin and end."""
MORE_THAN_ONE = frozenset("two three four five six seven eight nine ten".split())
US = (["us"], ["me"], ["him"], ["her"])
"""Whom several do something to: "two follow us"."""
FARTHEST = 6
"""Tokens from the first of two to the "and" before the second."""
THEIRS = frozenset({"theirs", "one", "his", "hers", "ours"})
"""Behind a list these say that each has one of the thing: "Bo and Ida each have one"."""


class Stated(NamedTuple):
    """A clause that tells of several: where it stands, what they are, and what is known of their sort.

    `head` is their noun, if it is said. Where it is `elliptic` they are of a kind that is named elsewhere: "two came".
    """

    start: int
    end: int
    options: tuple[str, ...]
    head: str
    people: bool
    elliptic: bool


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
