"""Two of a sort named in one breath, of which a pronoun can mean either: "the drill and the saw ...; lend it"."""

import itertools
from bisect import bisect_right

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.groups.listings import two_numbers
from askfirst.scoring.references.mentions.mention import SOMEONE, Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.scoring.references.pronouns.pairs import inside, weak
from askfirst.scoring.references.pronouns.prior import Ordered, all_named, fitting, last_places
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.hit import Hit
from askfirst.text.lazy import once, once_each
from askfirst.text.plurals import singular

Pair = tuple[Mention, Mention]
Named = tuple[str, str, int]
"""Two by their names, and where the second one ends."""

FARTHEST = 7
"""Tokens from the first of two to the second: "a chair for Luc and a lamp"."""
TURNING = frozenset(
    "told tells met wrote writes texted mailed emailed phoned called asked asks spoke talked informed reminded "
    "answered replied visited saw relieves thanked".split()
)
"""What stands between two people of whom the one turned to the other, with "to" or "with" or without."""
ARTICLES = frozenset(["the", "a", "an", "my", "our", "his", "her", "their", "your", ""])
WHERE = frozenset({"in", "at", "from", "of", "on", "near", "via", "between"})
PLACED = WHERE - {"from"}
"""Behind these a name is a place or an owner; "from Ida" may be a person."""
SHARED = frozenset({"each", "respectively", "together", "everything", "between"})
"""Words with which what is said holds for both."""


def twins(now: Message, anaphor: Anaphor) -> tuple[str, ...]:
    """Both things or people that a pronoun of the same text can mean; empty if one is meant, or none."""
    if shared(now, anaphor.start):
        return ()
    found = last_two(now, anaphor)
    if found is None:
        return ()
    one, other, end = found
    if one.lower() == other.lower() or named_since(now, anaphor, end) or again(now, one, other, end):
        return ()
    return (one, other) if clause_apart(now, end, anaphor) else ()


def last_two(now: Message, anaphor: Anaphor) -> Named | None:
    """The last two ahead of a pronoun that it can mean, with the end of the second."""
    twos, ends = told_twos(now, anaphor.need)
    count = bisect_right(ends, anaphor.start)
    if count or anaphor.need != "thing":
        return twos[count - 1] if count else None
    listed, behind = numbered(now)
    count = bisect_right(behind, anaphor.start)
    return listed[count - 1] if count else None


@once_each
def told_twos(now: Message, need: str) -> tuple[list[Named], list[int]]:
    """All twos of a text that a pronoun of that need can mean, and where they end."""
    pairs = two_things(now, now.mentions) if need == "thing" else two_people(now, now.mentions, need)
    return [(one.text, other.text, other.end) for one, other in pairs], [other.end for _, other in pairs]


def named_since(now: Message, anaphor: Anaphor, end: int) -> bool:
    """Whether something else that the pronoun can mean is named between the two and the pronoun."""
    last = strong(now, anaphor.need).last(anaphor.start)
    if last is not None and last.start >= end:
        return True
    reading = now.text.reading
    if reading.words[anaphor.start] not in POSSESSIVE_PRONOUNS:
        return False
    last = all_named(now).last(anaphor.start)
    return last is not None and last.start >= end and reading.same_clause(Hit(last.start, last.end), anaphor.hit)


@once_each
def strong(now: Message, need: str) -> Ordered:
    """What a pronoun of that need takes up before all else: people by name, things that are no mere detail."""
    found = fitting(now, need).mentions
    if need == "thing":
        return Ordered([m for m in found if not m.plural and not weak(m, False)])
    return Ordered([m for m in found if m.person and m.named])


def shared(now: Message, position: int) -> bool:
    """Whether what is said holds for both; "each" does so in its own sentence."""
    everywhere, sentences = sharing(now)
    return everywhere or now.text.reading.sentences[position] in sentences


@once
def sharing(now: Message) -> tuple[bool, frozenset[int]]:
    """Whether a word says that all is for both, and the sentences in which "each" does."""
    reading = now.text.reading
    if SHARED.isdisjoint(reading.words):
        return False, frozenset()
    places = [place for place, word in enumerate(reading.words) if word in SHARED]
    each = frozenset(reading.sentences[place] for place in places if reading.words[place] == "each")
    return any(reading.words[place] != "each" for place in places), each


def told_before(one: Message, need: str) -> tuple[str, ...]:
    """The two that an earlier message names side by side."""
    if SHARED & set(one.text.reading.words):
        return ()
    pairs = two_things(one, one.mentions) if need == "thing" else two_people(one, one.mentions, need)
    if len(pairs) != 1:
        return ()
    first, second = pairs[0]
    return (first.text, second.text) if first.text.lower() != second.text.lower() else ()


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


@once
def numbered(now: Message) -> tuple[list[Named], list[int]]:
    """Every two of one noun that only numbers tell apart, and their ends: "reels 14 and 15", "van 1 ... and van 2"."""
    reading = now.text.reading
    dated = {day.start for day in reading.entities("date")}
    found = [
        (f"{hit.noun} {hit.numbers[0]}", f"{hit.noun} {hit.numbers[1]}", hit.end)
        for hit in two_numbers(reading)
        if not inside(now, hit.end) and dated.isdisjoint(range(hit.start, hit.end))
    ]
    labelled = [
        m for m in now.mentions if m.classes[0] == "noun" and m.classes[-1] in ("number", "id") and not m.before
    ]
    for one, other in itertools.pairwise(labelled):
        same = reading.sentences[one.start] == reading.sentences[other.start]
        if same and singular(one.head) == singular(other.head) and "and" in reading.words[one.end : other.start]:
            found.append((one.text, other.text, other.end))
    found.sort(key=lambda two: two[2])
    return found, [end for *_, end in found]


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


LONGEST_TURN = 6
TOWARDS = frozenset({"to", "with", "from", "for"})
MEETING = frozenset(
    "spoke spoken talked chatted met handed hands take takes took taken swapped swaps stood stands argued discussed "
    "wrote written complained apologised lent lends reports reported".split()
)
"""With one of these and "to", "with" or "from" two people have to do with each other: "is to take over from"."""


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


def again(now: Message, one: str, other: str, end: int) -> bool:
    """Whether one of the two is named again behind both."""
    last = last_places(now)
    apart = set(one.lower().split()) ^ set(other.lower().split())
    return any(last.get(word, -1) >= end for word in apart - {"the", "a", "an"})


def clause_apart(now: Message, end: int, anaphor: Anaphor) -> bool:
    """Whether the pronoun stands in a later clause than the two, in the same sentence or the next."""
    reading = now.text.reading
    if reading.sentences[anaphor.start] - reading.sentences[end - 1] > 1:
        return False
    return not APART.isdisjoint(reading.words[end : anaphor.start])


APART = frozenset({";", ",", ".", ":", "then", "and", "that", "!"})
"""What a clause begins behind."""
