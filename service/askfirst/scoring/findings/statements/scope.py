"""Whether two statements speak of the same thing, and nothing takes the conflict between them away."""

from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PRONOUNS = frozenset("it them they its their he she him her there".split())
EXCEPTIONS = ("in_turn_hard", "clash_off_early", "beyond_ok")
CONDITIONS = frozenset("if unless except otherwise instead when whenever while whether".split())
NAMING = frozenset({"path", "url", "file", "email"})
FARTHEST = 45
"""Tokens between two statements of one request that are about one thing."""


def compared(reading: Reading, one: Hit, other: Hit) -> list[Hit]:
    """The finding for two statements that exclude each other, or none where they are not to be compared."""
    if one.overlaps(other) or excepted(reading, one, other):
        return []
    return [conflict(reading, one, other)]


def excepted(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether an exception, a condition or a correction stands in the sentences of two statements."""
    early, late = sorted((one, other))
    if late.start - early.end > FARTHEST or corrected(reading, early, late):
        return True
    start, end = sentence_of(reading, early.start)[0], sentence_of(reading, late.start)[1]
    outside = {*range(early.start, early.end), *range(late.start, late.end)}
    if any(word in CONDITIONS and place not in outside for place, word in enumerate(reading.words[start:end], start)):
        return True
    return any(any_between(reading, name, early.end, late.start) for name in EXCEPTIONS)


def ids(reading: Reading, start: int, end: int) -> set[str]:
    """What tells things apart in a stretch: words with a digit that are no part of a date or time."""
    timed = {
        place
        for name in ("date", "clock_time", "duration", "money")
        for hit in reading.entities(name)
        for place in range(hit.start, hit.end)
    }
    return {
        word
        for place, word in enumerate(reading.words[start:end], start)
        if place not in timed and (any(map(str.isdigit, word)) or reading.data_kinds[place] in NAMING)
    }


def same_thing(reading: Reading, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether the later of two stretches speaks of what the earlier one does.

    Ids decide where both have them; else it is the same where it says "it", or names nothing new.
    """
    early, late = sorted((one, other))
    if PRONOUNS & set(reading.words[late[0] : min(late[0] + 3, late[1])]):
        return True
    labels, more = ids(reading, *early), ids(reading, *late)
    if labels and more:
        return bool(labels & more)
    if PRONOUNS & set(reading.words[slice(*late)]):
        return True
    known, said = names(reading, *early), names(reading, *late)
    return not said or bool(said & known) or not known


def clause(reading: Reading, place: int) -> tuple[int, int]:
    """The tokens around a place up to the next comma, semicolon, full stop or joining word."""
    start = end = place
    while start and reading.sentences[start - 1] == reading.sentences[place] and reading.words[start - 1] not in ENDS:
        start -= 1
    while end < len(reading) and reading.sentences[end] == reading.sentences[place] and reading.words[end] not in ENDS:
        end += 1
    return start, end


ENDS = frozenset({",", ";", ".", "and", "but", ":", "!", "?", "(", ")", "–", "—"})
