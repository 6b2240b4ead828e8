"""Two of a sort that are named in one breath: "the drill and the saw", "Elin told Maja"."""

import itertools

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import SOMEONE, Mention
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.text.plurals import singular

Pair = tuple[Mention, Mention]
FARTHEST = 7
"""Tokens from the first of two to the second: "a chair for Luc and a lamp"."""
LONGEST_TURN = 6
TURNING = frozenset(
    "told tells met wrote writes texted mailed emailed phoned called asked asks spoke talked informed reminded "
    "answered replied visited saw relieves thanked".split()
)
"""What stands between two people of whom the one turned to the other, with "to" or "with" or without."""
TOWARDS = frozenset({"to", "with", "from", "for"})
MEETING = frozenset(
    "spoke spoken talked chatted met handed hands take takes took taken swapped swaps stood stands argued discussed "
    "wrote written complained apologised lent lends reports reported".split()
)
"""With one of these and "to", "with" or "from" two people have to do with each other: "is to take over from"."""
ARTICLES = frozenset(["the", "a", "an", "my", "our", "his", "her", "their", "your", ""])
WHERE = frozenset({"in", "at", "from", "of", "on", "near", "via", "between"})
PLACED = WHERE - {"from"}
"""Behind these a name is a place or an owner; "from Ida" may be a person."""


def two_things(now: Message, mentions: list[Mention]) -> list[Pair]:
    """Neighbours that "and" joins: "the drill and the saw", "a chair for Luc and a lamp"."""
    words, classes = now.text.reading.words, now.text.classes
    singles = [m for m in mentions if is_single(m)]
    found = []
    for one, other in itertools.pairwise(singles):
        gap = words[one.end : other.start]
        if not gap or gap[-1] not in {"and", "&"} or len(gap) > FARTHEST or one.before in WHERE or "(" in gap:
            continue
        if words[max(0, one.start - 1)] == "," or not ARTICLES.issuperset((one.determiner, other.determiner)):
            continue
        if any(
            classes[p] in {"verb", "pronoun"} or words[p] in {",", ";", ".", ":"} for p in range(one.end, other.start)
        ):
            continue
        behind = other.end < len(words) and classes[other.end] == "verb" and words[other.end].endswith("s")
        if comparable(one, other) and not behind:
            found.append((one, other))
    return found


def is_single(m: Mention) -> bool:
    """Whether a phrase speaks of one thing that is told by an article, a number or a name."""
    if m.person or m.plural or m.possessor or m.classes[-1] == "time":
        return False
    return bool(m.determiner) or m.classes[-1] in ("id", "number", "data") or (m.named and not m.before)


def comparable(one: Mention, other: Mention) -> bool:
    """Whether two phrases name things in the same manner."""
    if one.determiner and other.determiner:
        return not (one.named and one.classes[-1] == "name") and other.before == ""
    if one.classes[-1] in ("id", "number", "data"):
        return one.classes[-1] == other.classes[-1] and singular(one.head) == singular(other.head)
    return False


def two_people(now: Message, mentions: list[Mention], need: str) -> list[Pair]:
    """Two people side by side, or one who turned to the other: "Elin told Maja", "Silke and Roos"."""
    words = now.text.reading.words
    people = [m for m in mentions if (can_be_a_person(m) or is_trade(m) or may_open(now, m)) and fits(m, need)]
    found = []
    for one, other in itertools.pairwise(people):
        joined = words[one.end : other.start] in (["and"], ["&"])
        if not joined and not turned(now, one, other):
            continue
        if words[max(0, one.start - 1)] != "," and (can_be_a_person(other) or (is_trade(one) and is_trade(other))):
            found.append((one, other))
    return found


def turned(now: Message, one: Mention, other: Mention) -> bool:
    """Whether the one turned to the other: "Elin told Maja", "has spoken with", "handed over to"."""
    gap = now.text.reading.words[one.end : other.start]
    if not gap or len(gap) > LONGEST_TURN:
        return False
    if len(gap) in (1, 2) and gap[0] in TURNING and gap[1:] in ([], ["to"], ["with"], ["at"]):
        return True
    return gap[-1] in TOWARDS and any(word in MEETING for word in gap[:-1]) and not one.before


def can_be_a_person(m: Mention) -> bool:
    """Whether a phrase can be a person's name: no place and no owner."""
    return m.classes[-1] == "name" and not m.possessor and not m.plural and not m.group and m.before not in PLACED


def is_trade(m: Mention) -> bool:
    """Whether it is somebody told by a trade: "the chef", "the butcher"."""
    return m.determiner == "the" and not m.named and not m.plural and (m.person or m.head.endswith(SOMEONE))


def may_open(now: Message, m: Mention) -> bool:
    """Whether an unknown word with the capital of its sentence may be a name: "Haldis interviewed Margit"."""
    sentences = now.text.reading.sentences
    opening = not m.start or sentences[m.start - 1] != sentences[m.start]
    return opening and m.classes == ("noun",) and not m.determiner and not m.sorts and m.text[0].isupper()
