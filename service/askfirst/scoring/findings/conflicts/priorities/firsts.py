"""Two clauses of which each says that its thing comes first."""

from itertools import pairwise

from askfirst.scoring.findings.conflicts.priorities.items import MARKS
from askfirst.scoring.findings.statements.claims import reach
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, opens, places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

BEHIND_FIRST = frozenset({"too", "as", "also", "please", "today", "thing", "well"})
START = ("start", "begin")
NESTED = frozenset({"of", "among", "within", "amongst"})


def firsts(reading: Reading) -> list[Hit]:
    """Two clauses of which each says that its thing comes first."""
    found = [*places(reading, "top_rank"), *(Hit(place, place + 1) for place in bare_firsts(reading))]
    found += [
        Hit(place, place + 2)
        for place, word in enumerate(reading.words)
        if word in START and reading.words[place + 1 : place + 2] == ["with"] and opens(reading, place)
    ]
    if doubled := shared(reading, found):
        return doubled
    if goes_on(reading) or any_between(reading, "ordered_anyway", 0, len(reading.words)):
        return []
    for one, other in pairwise(sorted(found)):
        if NESTED & set(reading.words[one.end : other.start]) and "those" in reading.words[one.end : other.start]:
            continue  # "the oldest first, and of those the longest first"
        if reading.clauses[one.start] != reading.clauses[other.start] and not corrected(reading, one, other):
            return [conflict(reading, said(reading, one), said(reading, other))]
    return []


def shared(reading: Reading, found: list[Hit]) -> list[Hit]:
    """One rank that is given to two: "the leak comes first, and so does the pump", "each is his first job"."""
    for hit in found:
        _, end = sentence_of(reading, hit.start)
        behind = reading.words[hit.end : min(end, hit.end + 9)]
        if "so" in behind and set(behind[behind.index("so") + 1 :][:1]) & {"is", "are", "does", "do", "has", "must"}:
            return [conflict(reading, said(reading, hit), Hit(hit.end, end))]
        ahead = reading.words[max(0, hit.start - 5) : hit.start + 1]
        if {"each", "both"} & set(ahead) and {"is", "are", "be", "come", "comes", "go"} & set(ahead):
            return [conflict(reading, said(reading, hit), hit)]
    return []


def bare_firsts(reading: Reading) -> list[int]:
    """Where "first" closes a clause or opens a sentence: "do the audit first", "First call Ben."."""
    words = reading.words
    return [
        place
        for place, word in enumerate(words)
        if word == "first"
        and (
            place + 1 == len(words)
            or words[place + 1] in MARKS | BEHIND_FIRST
            or place == 0
            or words[place - 1] in {".", "!", "\n"}
        )
        and (place == 0 or words[place - 1] not in {"the", "at", "from", "very", "her", "his", "my", "our"})
        and not reading.is_data(Hit(place, place + 1))
    ]


def goes_on(reading: Reading) -> bool:
    """Whether the text goes on with what comes second."""
    words = set(reading.words)
    today = bool({"today", "tonight"} & words) and "tomorrow" in words
    return today or bool({"second", "secondly", "then", "afterwards", "next"} & words)


def said(reading: Reading, hit: Hit) -> Hit:
    """The words ahead of a hit in its clause, with the hit; behind it where it opens the clause."""
    if opens(reading, hit.start):
        return Hit(hit.start, reach(reading, hit.end))
    return Hit(reading.clause_start(hit.start), hit.end)
