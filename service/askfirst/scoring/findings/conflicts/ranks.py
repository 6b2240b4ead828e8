"""One rank for several: both come first, oldest first and angriest first, sorted by price and by size."""

import itertools
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.priorities.firsts import said
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places, sentence_of
from askfirst.scoring.findings.statements.things import names
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FARTHEST = 9
"""Tokens from "both" to the rank that both have."""
MARKS = frozenset({",", ";", ".", ":", "(", ")", "!", "?"})
HELD = frozenset({"is", "are", "be", "come", "comes", "go", "goes", "have", "has", "get", "gets", "take", "takes"})
AFTER_RANK = MARKS | HELD | frozenset("and on for in at to with as so but today tonight tomorrow by from until".split())
"""What may stand behind a rank: "both first, please", but not "offer each the first free slot"."""
TURNS = frozenset("then afterwards second secondly otherwise equal ties tied after parallel where".split())
"""Words that put one of the two behind the other, or say what holds where they are alike."""


@demanding({"all_of_several", "first_rank"})
def all_first(material: Material) -> Sequence[Hit]:
    """The first rank that several are said to have: "both must be first", "each before the other"."""
    reading = material.text
    if TURNS & set(reading.words) or any_between(reading, "agreement_told", 0, len(reading)):
        return []
    for all_ in places(reading, "all_of_several"):
        for rank in places(reading, "first_rank"):
            if of_all(reading, all_, rank):
                return [Hit(all_.start, rank.end)]
    return []


def of_all(reading: Reading, all_: Hit, rank: Hit) -> bool:
    """Whether the rank is said of all of them, in one clause and with nothing behind it that it belongs to."""
    if not 0 <= rank.start - all_.end <= FARTHEST or not reading.same_sentence(all_, rank):
        return False
    if MARKS & set(reading.words[all_.end : rank.start]):
        return False
    return reading.words[rank.end : rank.end + 1] == [] or reading.words[rank.end] in AFTER_RANK


@demanding({"=first", "=top"})
def two_firsts(material: Material) -> Sequence[Hit]:
    """The first two that are each to come first: "oldest first and angriest first"."""
    reading = material.text
    if any_between(reading, "agreement_told", 0, len(reading)):
        return []
    found = list(leading(reading))
    for one, other in itertools.pairwise(found):
        between = set(reading.words[one.end : other.start])
        start, end = sentence_of(reading, other.start)
        if TURNS - {"then"} & set(reading.words[start:end]) or "then" in reading.words[start : other.end]:
            continue
        if (
            len(found) > 2
            or reading.sentences[other.start] != reading.sentences[one.start]
            or other.start - one.end > FARTHEST
        ):
            continue
        if between & {"and", "but", ","} and not corrected(reading, one, other) and heads(reading, one, other):
            return [conflict(reading, said(reading, one), said(reading, other))]
    return []


def leading(reading: Reading) -> Iterator[Hit]:
    """Where something is said to come first: "hospital first", "newest on top"."""
    words = reading.words
    for place, word in enumerate(words):
        if word not in {"first", "top"} or reading.is_data(Hit(place, place + 1)):
            continue
        start = place - (word == "top")
        behind = words[place + 1] if place + 1 < len(words) else "."
        if word == "top" and words[place - 1 : place] != ["on"]:
            continue
        if start and words[start - 1][0].isalnum() and words[start - 1] not in NO_HEAD and behind in AFTER_RANK:
            yield Hit(start, place + 1)


NO_HEAD = frozenset(
    "the at from very a each her his my our your their on to and or but who whoever which for of".split()
)


def heads(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether two different things come first."""
    left = names(reading, max(clause(reading, one.start)[0], one.start - 3), one.start)
    right = names(reading, max(clause(reading, other.start)[0], one.end, other.start - 3), other.start)
    return bool(left) and bool(right) and not left & right


@demanding({"sorting_verb"}, {"=and"})
def two_keys(material: Material) -> Sequence[Hit]:
    """Two keys to sort by at once: "sort the queue by date and by grade"."""
    reading = material.text
    words = reading.words
    if TURNS & set(words) or "within" in words:
        return []
    before = -1
    for verb in places(reading, "sorting_verb"):
        _, end = sentence_of(reading, verb.start)
        # what stands far behind was tried from an earlier verb of the sentence, with the same words before it
        last = min(end - 2, verb.end + NEAR) if end == before else end - 2
        before = end
        for place in range(verb.end + 1, last):
            if words[place] != "and":
                continue
            lead = next((at for at in range(place - 1, max(verb.end - 1, place - NEAR), -1) if words[at] in LEADS), -1)
            behind = place + 1 + (words[place + 1] in {"also", "then", "again"})
            if lead > 0 and words[behind : behind + 1] == [words[lead]] and not MARKS & set(words[lead:place]):
                return [conflict(reading, Hit(lead, place), Hit(behind, clause(reading, behind)[1]))]
    return []


NEAR = 5
LEADS = frozenset({"by", "of", "on"})
