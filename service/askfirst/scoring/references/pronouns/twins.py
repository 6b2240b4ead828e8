"""Which two a pronoun can mean that were named in one breath: "the drill and the saw ...; lend it"."""

import itertools
from bisect import bisect_right

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.groups.listings import two_numbers
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.pairs import inside, weak
from askfirst.scoring.references.pronouns.prior import Ordered, all_named, fitting, last_places
from askfirst.scoring.references.pronouns.twosomes import two_people, two_things
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.hit import Hit
from askfirst.text.lazy import once, once_each
from askfirst.text.plurals import singular

Named = tuple[str, str, int]
"""Two by their names, and where the second one ends."""
SHARED = frozenset({"each", "respectively", "together", "everything", "between"})
"""Words with which what is said holds for both."""
APART = frozenset({";", ",", ".", ":", "then", "and", "that", "!"})
"""What a clause begins behind."""


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


def told_before(one: Message, need: str) -> tuple[str, ...]:
    """The two that an earlier message names side by side."""
    if SHARED & set(one.text.reading.words):
        return ()
    pairs = two_things(one, one.mentions) if need == "thing" else two_people(one, one.mentions, need)
    if len(pairs) != 1:
        return ()
    first, second = pairs[0]
    return (first.text, second.text) if first.text.lower() != second.text.lower() else ()


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
