"""One object named twice and sent two ways: all calls for Ext. 14 to Petra, all calls for Ext. 14 to Marc."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LEADS = frozenset("to into onto at under as with for by in".split())
WHOLE = frozenset({"all", "every"})
JOINTS = frozenset({",", ";", "and", "but", "."})
MARKS = frozenset({",", ";", ".", "and", "but", "!", "?", "(", ")"})
LONGEST, FARTHEST = 6, 24
"""Words of an object; tokens from one naming to the other."""


@demanding({"=and", "=,", "=;"}, {"=to", "=into", "=as", "=at", "=with", "=under", "=by", "=in", "=for", "=onto"})
def repeated_object(material: Material) -> Sequence[Hit]:
    """The first object that is named twice in the same words, with two values behind the same word."""
    reading = material.text
    if len(set(reading.words)) > len(reading.words) - 2:
        return []
    for one, other in twins(reading):
        if reading.is_data(one) or reading.is_data(other) or corrected(reading, one, other):
            continue
        if dated(reading, one, other) or any_between(reading, "in_turn", one.start, other.end + 2):
            continue
        return [conflict(reading, one, other)]
    return []


def twins(reading: Reading) -> Iterator[tuple[Hit, Hit]]:
    """Two namings of one object, each with the same preposition and another word behind it."""
    words = reading.words
    for lead in range(2, len(words) - 1):
        if words[lead] not in LEADS:
            continue
        for later in range(lead + 3, min(len(words) - 1, lead + FARTHEST)):
            if words[later] != words[lead] or reading.sentences[later] - reading.sentences[lead] > 1:
                continue
            size = shared(words, lead, later)
            start = later - size
            if size < 2 or not tells_apart(words[start:later]) or start - 1 <= lead or words[start - 1] not in JOINTS:
                continue
            one, other = Hit(lead - size, value_end(words, lead + 1)), Hit(start, value_end(words, later + 1))
            if words[lead + 1 : one.end] != words[later + 1 : other.end]:
                yield one, other


def shared(words: list[str], lead: int, later: int) -> int:
    """How many words ahead of two places are the same."""
    size = 0
    while size < LONGEST and lead - size > 0 and words[lead - size - 1] == words[later - size - 1]:
        if words[later - size - 1] in MARKS:
            break
        size += 1
    return size


def tells_apart(words: list[str]) -> bool:
    """Whether the words name one object: by an id, or as all of it."""
    coded = any(any(map(str.isdigit, word)) and not word[0].isdigit() for word in words)
    return (coded or words[0] in WHOLE) and any(word not in EMPTY and word.isalpha() for word in words)


def value_end(words: list[str], start: int) -> int:
    """Where a value ends."""
    return next(
        (at for at in range(start, min(len(words), start + 5)) if words[at] in MARKS), min(len(words), start + 5)
    )


def dated(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a day, a time or a length of time in one of them says when it holds."""
    return any(
        hit.overlaps(side)
        for name in ("date", "clock_time", "duration")
        for hit in reading.entities(name)
        for side in (one, other)
    )
