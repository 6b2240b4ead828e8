"""Whether two stretches of a text speak of different things."""

from askfirst.scoring.findings.conflicts.sides import sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def different_things(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the sentences of two hits name things of one sort with different labels.

    "Cold store 2" and "cold store 3", "room A" and "room B" are different; a list and a bus are not
    of one sort and say nothing.
    """
    left, right = labels(reading, one, other), labels(reading, other, one)
    return any(left[sort].isdisjoint(right[sort]) for sort in left.keys() & right.keys())


def labels(reading: Reading, hit: Hit, other: Hit) -> dict[str, set[str]]:
    """The label nearest to a hit for each word ahead of one: store -> {2}; ahead of the hit first."""
    start, end = sentence_of(reading, hit.start)
    found: dict[str, set[str]] = {}
    for position in [*range(hit.start - 1, start, -1), *range(hit.end, end)]:
        if position and not other.start <= position < other.end and is_label(reading, position):
            found.setdefault(reading.words[position - 1].rstrip("s"), {reading.words[position]})
    return found


def is_label(reading: Reading, position: int) -> bool:
    """Whether a token can tell one thing of a sort from another: 2, B, X-7, Porto."""
    if any(hit.end == position for hit in reading.all_hits.get("@currency", ())):
        return False
    word = reading.raw[reading.starts[position] : reading.ends[position]]
    if not reading.words[position - 1].isalpha() or reading.words[position - 1] in NO_SORT:
        return False
    return word[0].isdigit() or (word[0].isupper() and word != "I")


NO_SORT = frozenset(
    ("to at for in on of with from by and or the a an is are most than least only about over all under be").split()
)
