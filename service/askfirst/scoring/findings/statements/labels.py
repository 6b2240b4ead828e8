"""Labels that tell things of one sort apart: "cold store 2" and "cold store 3", "closed in May and open in June"."""

from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import sentence_of, word_before
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

HOLDING = frozenset("for on in by".split())
"""Behind these stands for whom, where or when something holds."""
LEADING = HOLDING | frozenset("to at with from of as until till".split())
NO_SORT = frozenset(
    ("to at for in on of with from by and or the a an is are most than least only about over all under be").split()
)


def different_things(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the sentences of two hits name things of one sort with different labels.

    "Cold store 2" and "cold store 3", "room A" and "room B" are different; a list and a bus are not
    of one sort and say nothing.
    """
    if each_its_own(reading, *sorted((one, other))):
        return True
    left, right = labels(reading, one, other), labels(reading, other, one)
    return any(left[sort].isdisjoint(right[sort]) for sort in left.keys() & right.keys())


def each_its_own(reading: Reading, early: Hit, late: Hit) -> bool:
    """Whether each of two facts has what it holds for behind it: "closed in May and open in June"."""
    left, right = complements(reading, early, late.start), complements(reading, late, len(reading))
    return any(left[lead].isdisjoint(right[lead]) for lead in left.keys() & right.keys())


def complements(reading: Reading, hit: Hit, limit: int) -> dict[str, set[str]]:
    """The names and words behind each preposition that follows a hit in its clause: for -> {norway}."""
    end = min(clause(reading, hit.end - 1)[1], limit)
    found: dict[str, set[str]] = {}
    for at in range(hit.end, end):
        lead = reading.words[at]
        if lead in HOLDING and lead not in found:
            stop = next((one for one in range(at + 1, end) if reading.words[one] in LEADING), end)
            words = {singular(word) for word in reading.words[at + 1 : stop]} - EMPTY
            if words:
                found[lead] = words
    return found


def labels(reading: Reading, hit: Hit, other: Hit) -> dict[str, set[str]]:
    """The label nearest to a hit for each word ahead of one: store -> {2}; ahead of the hit first."""
    start, end = sentence_of(reading, hit.start)
    found: dict[str, set[str]] = {}
    for position in [*range(hit.start - 1, start, -1), *range(hit.end, end)]:
        if position and not other.start <= position < other.end and is_label(reading, position):
            found.setdefault(word_before(reading, position).rstrip("s"), {reading.words[position]})
    return found


def is_label(reading: Reading, position: int) -> bool:
    """Whether a token can tell one thing of a sort from another: 2, B, X-7, Porto."""
    if any(hit.end == position for hit in reading.all_hits.get("@currency", ())):
        return False
    word = reading.raw[reading.starts[position] : reading.ends[position]]
    if not word_before(reading, position).isalpha() or word_before(reading, position) in NO_SORT:
        return False
    return word[0].isdigit() or (word[0].isupper() and word != "I")
