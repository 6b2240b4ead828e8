"""Labels that tell things of one sort apart: "cold store 2" and "cold store 3", "closed in May and open in June"."""

from bisect import bisect_left
from itertools import chain

from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import is_word
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
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
    found: dict[str, set[str]] = {}
    for sort, places in sorted_labels(reading).get(reading.sentences[hit.start], {}).items():
        behind = bisect_left(places, hit.start)
        nearest = chain(range(behind - 1, -1, -1), range(bisect_left(places, hit.end), len(places)))
        label = next((places[at] for at in nearest if not other.start <= places[at] < other.end), None)
        if label is not None:
            found[sort] = {reading.words[label]}
    return found


@once
def sorted_labels(reading: Reading) -> dict[int, dict[str, list[int]]]:
    """Where labels stand in each sentence, its first word left out, by the word ahead of them."""
    found: dict[int, dict[str, list[int]]] = {}
    numbers = reading.sentences
    for position in range(1, len(reading)):
        if numbers[position] == numbers[position - 1] and is_label(reading, position):
            sort = reading.word_before(position).rstrip("s")
            found.setdefault(numbers[position], {}).setdefault(sort, []).append(position)
    return found


def is_label(reading: Reading, position: int) -> bool:
    """Whether a token can tell one thing of a sort from another: 2, B, X-7, Porto."""
    word = reading.raw[reading.starts[position] : reading.ends[position]]
    if not reading.word_before(position).isalpha() or reading.word_before(position) in NO_SORT:
        return False
    if not word[0].isdigit() and not (word[0].isupper() and word != "I"):
        return False
    return not is_word(reading, "currency", position - 1) or not any(
        hit.end == position for hit in reading.all_hits["@currency"]
    )
