"""What is denied and yet given: no logo, and the logo at the top."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import PREPOSITIONS
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

DENIALS = frozenset({"no", "without", "zero"})
MARKS = frozenset(
    {",", ";", ".", "and", "but", ":", "(", ")", "!", "?", "–", "—", "or", "with", "whose", "that", "which"}
)

WHOLE = frozenset("throughout always everywhere anyway nevertheless regardless whose all every each still both".split())
"""With one of these the second statement holds wherever the first one does."""

FARTHEST = 14


@demanding({"=" + word for word in DENIALS})
def denied_and_given(material: Material) -> Sequence[Hit]:
    """The first thing that is ruled out and, with the same words around it, asked for."""
    reading = material.text
    for place, word in enumerate(reading.words):
        if word in DENIALS and not reading.is_data(Hit(place, place + 1)):
            ruled_out = phrase(reading, place + 1)
            other = ruled_out and again(reading, place, ruled_out)
            if ruled_out and other:
                return [conflict(reading, Hit(place, ruled_out.end), other)]
    return []


def phrase(reading: Reading, start: int) -> Hit | None:
    """The words behind "no", up to the next mark."""
    end = start
    while end < len(reading) and end < start + 6 and reading.words[end] not in MARKS:
        end += 1
    return Hit(start, end) if end > start else None


def again(reading: Reading, place: int, ruled_out: Hit) -> Hit | None:
    """Where the same thing is asked for, ahead of it or behind."""
    first, *rest = told = said(reading, ruled_out)
    for start in [
        *range(max(0, place - FARTHEST), place),
        *range(ruled_out.end, min(len(reading), ruled_out.end + FARTHEST)),
    ]:
        if (
            reading.words[start] in MARKS
            or singular(reading.words[start]) != first
            or reading.sentences[start] != reading.sentences[place]
        ):
            continue
        hit = phrase(reading, start)
        if hit is None or denied(reading, start) or (start < place and hit.end > place):
            continue
        words = said(reading, hit)
        lead = reading.words[max(0, start - 3) : hit.end]
        same = words == told and len(told) > 1
        whole = bool(WHOLE & set(lead)) and set(head(reading, ruled_out)) <= set(words)
        if (same or whole or (bool(rest) and words == [first, *rest[1:]] and len(rest) > 1)) and not otherwise(
            reading, place, hit
        ):
            return hit
    return None


def head(reading: Reading, hit: Hit) -> list[str]:
    """The words of what is ruled out ahead of the first preposition."""
    end = next((p for p in range(hit.start + 1, hit.end) if reading.words[p] in PREPOSITIONS), hit.end)
    return said(reading, Hit(hit.start, end))


def said(reading: Reading, hit: Hit) -> list[str]:
    """The words of a stretch that name something, in order; at least one."""
    words = [singular(word) for word in reading.words[hit.start : hit.end] if word not in EMPTY and word != "any"]
    return words or [singular(reading.words[hit.start])]


def denied(reading: Reading, start: int) -> bool:
    """Whether the second statement is a denial, too."""
    return bool(
        {"no", "not", "n't", "without", "never", "zero", "neither", "nor"}
        & set(reading.words[max(0, start - 3) : start])
    )


def otherwise(reading: Reading, place: int, hit: Hit) -> bool:
    """Whether a condition, an exception or a correction stands between the two."""
    first, last = min(place + 1, hit.start), max(place, hit.end)
    one, other = Hit(first, first + 1), Hit(last - 1, last)
    return any_between(reading, "in_turn_far", first, last) or corrected(reading, one, other)
