"""One attribute with two values: a close date of 15 July and of 30 June."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.amounts import DEGREES, MEASURES
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SORTS = ("date", "clock_time", "money", "percent", "duration", "number", "id")
LEADS = frozenset(
    {"is", "=", ":", "to", "at", "of", "as", "be", "becomes", "stays", "on", "for", "will", "must", "should", "until"}
)
BREAKS = frozenset({",", ";", ".", "and", "but", "(", ")", "!", "?", "-", "–", "then", "with", "plus"})

NEUTRAL = frozenset(
    (
        "its the a an his her their set with and as put at to , 's . ; : change enter use of for my our this that "
        "same but make keep also give ("
    ).split()
)
MEASURED = [[unit] for unit in MEASURES | DEGREES]


class Value(NamedTuple):
    """An attribute with the value that it is given, and the words around it that say of what."""

    hit: Hit
    attribute: str
    sort: str
    value: str
    said_of: frozenset[str]


@demanding({"attribute_single"})
def two_values(material: Material) -> Sequence[Hit]:
    """The first attribute that is given two values at one time."""
    reading = material.text
    if len(reading.all_hits.get("@attribute_single", ())) < 2:
        return []
    every = list(values(reading))
    for one, other in combinations(every, 2):
        if (one.attribute, one.sort) != (other.attribute, other.sort) or one.value == other.value:
            continue
        if one.said_of != other.said_of or reading.sentences[other.hit.start] - reading.sentences[one.hit.start] > 1:
            continue
        if corrected(reading, one.hit, other.hit) or any_between(reading, "in_turn_far", one.hit.start, other.hit.end):
            continue
        if another_thing(reading, every, one, other):
            continue
        return [conflict(reading, one.hit, other.hit)]
    return []


def values(reading: Reading) -> Iterator[Value]:
    """Every attribute with a value right behind it."""
    for noun in places(reading, "attribute_single"):
        place = noun.end
        while place < len(reading) and place < noun.end + 3 and reading.words[place] in LEADS:
            place += 1
        for sort in SORTS:
            hit = next((hit for hit in reading.entities(sort) if hit.start == place), None)
            if hit is not None:
                whole = Hit(noun.start, hit.end + (reading.words[hit.end : hit.end + 1] in MEASURED))
                text = reading.text(hit).lower()
                yield Value(
                    whole,
                    reading.plain[reading.starts[noun.start] : reading.ends[noun.end - 1]].lower(),
                    sort,
                    text,
                    said_of(reading, whole),
                )
                break
        else:
            yield from in_words(reading, noun, place)


WORDED = (*(f"@status_{number}" for number in range(1, 17)), *(f"@sort_{number}" for number in range(1, 10)))


def in_words(reading: Reading, noun: Hit, place: int) -> Iterator[Value]:
    """A value that is a word of one sort, right behind the attribute: "severity low"."""
    for key in WORDED:
        for hit in reading.all_hits.get(key, ()):
            if hit.start == place:
                whole = Hit(noun.start, hit.end)
                yield Value(whole, reading.text(noun).lower(), key, reading.text(hit).lower(), said_of(reading, whole))
                return


def said_of(reading: Reading, hit: Hit) -> frozenset[str]:
    """What narrows the attribute: the word ahead that names something, and the words behind the value."""
    ahead = reading.words[hit.start - 1] if hit.start else ""
    narrowed = set() if ahead in NEUTRAL or not ahead else {ahead}
    for word in reading.words[hit.end :]:
        if word in BREAKS:
            break
        if word not in EMPTY - {"in", "from", "on"}:
            narrowed.add(word)
    return frozenset(narrowed)


def another_thing(reading: Reading, every: Sequence[Value], one: Value, other: Value) -> bool:
    """Whether something else is named ahead of the second value, which it then belongs to."""
    taken = {place for value in every for place in range(value.hit.start, value.hit.end)}
    return any(
        place not in taken and word[0].isalnum() and word not in NEUTRAL and word not in EMPTY
        for place, word in enumerate(reading.words[one.hit.end : other.hit.start], one.hit.end)
    )
