"""One setting with two values: set it to A and to B, grant/deny the request."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.keys import SINGLE, repeated
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading


@demanding({"set_verb", "+marks", "+slash", "+question", *("=" + word for word in SINGLE)})
def two_settings(material: Material) -> Sequence[Hit]:
    """Every setting that is given two values."""
    reading = material.text
    return [*repeated(reading), *doubled(reading), *two_verbs(reading)]


def doubled(reading: Reading) -> Iterator[Hit]:
    """Such as "Set it to A and to B", "set it to A / B": both are values of one thing."""
    for verb in places(reading, "set_verb"):
        if not (commands(reading, verb.start) or opens(reading, verb.start)):
            continue
        first = next((place for place in leads(reading, verb.end, 14) if behind(reading, place + 1)[0]), None)
        if first is None:
            continue
        lead = reading.words[first]
        joint, second = behind(reading, first + 1)
        if joint is None:
            continue
        one, other = Hit(first, joint), Hit(second, value_end(reading, second, lead))
        if other.end <= other.start or reading.words[one.start + 1 : one.end] == reading.words[other.start : other.end]:
            continue
        if (
            corrected(reading, one, other)
            or any_between(reading, "in_turn", first + 1, other.end + 3)
            or timed(reading, first, other.start)
        ):
            continue
        yield conflict(reading, Hit(first + 1, joint), other)


PAIR = re.compile(r"(?:^|(?<=[.!?\n:] )|(?<=\n)|(?<=please ))([A-Za-z]{3,}) ?(?:/|\?) ?([A-Za-z]{3,})\??(?= )")


def two_verbs(reading: Reading) -> Iterator[Hit]:
    """Such as "Grant/deny the request", "pause? cancel?": the order itself is left to choose."""
    if "/" not in reading.plain and "?" not in reading.plain:
        return
    for found in PAIR.finditer(reading.plain):
        hit = Hit(*reading.cover(*found.span()))
        one, other = found[1].lower(), found[2].lower()
        if one != other and verbs(reading, hit) > 1:
            yield hit._replace(attrs={"a": found[1], "b": found[2]})


def verbs(reading: Reading, hit: Hit) -> int:
    """How many of the words in a stretch are verbs that order something."""
    return sum(
        word in FORM_VERBS or any(verb.start == place for verb in reading.all_hits.get("@doing_verb", ()))
        for place, word in enumerate(reading.words[hit.start : hit.end], hit.start)
    )


FORM_VERBS = frozenset({"deny", "grant", "approve", "reject", "decline", "accept"})


def leads(reading: Reading, position: int, most: int) -> Iterator[int]:
    """Every "to", "as" and the like in the clause of an order, "from" ruled out."""
    for place in range(position, min(position + most, len(reading.words) - 1)):
        word = reading.words[place]
        if word in {".", ";", "!", "?", "and", "from", "then", "but"}:
            return
        if word in VALUE_LEADS:
            yield place


VALUE_LEADS = frozenset({"to", "as", "at", "on", "under", "of"})


JOINTS = ({"and", "&", "plus", "also", ","}, {"and", "&", "plus", "also"})
"""Between two values; a comma says nothing where the lead can also give a place or a day."""


def behind(reading: Reading, start: int) -> tuple[int | None, int]:
    """Where the first value ends and the second begins: at "and to", "& as", or a slash."""
    words = reading.words
    lead = words[start - 1]
    for place in range(start + 1, min(start + 6, len(words) - 1)):
        ranged = words[place] == "," and words[start][0].isdigit()  # "rows 1 to 20, to Ana"
        if words[place] in JOINTS[lead in {"on", "at", "of"}] and words[place + 1] == lead and not ranged:
            return place, place + 2
        if words[place : place + 2] == ["and", "also"] and words[place + 2 : place + 3] == [lead]:
            return place, place + 3
        if words[place] == "/" and not reading.is_data(Hit(place, place + 1)):
            return place, place + 1
        if words[place] in {",", ".", ";", "and", "but", "if", "for"}:
            return None, 0
    return None, 0


def value_end(reading: Reading, start: int, lead: str) -> int:
    """Where a value ends: at the next mark or joining word."""
    end = start + 1
    while end < min(start + 5, len(reading.words)) and reading.words[end] not in ENDS | {lead}:
        end += 1
    return end


ENDS = frozenset({",", ".", ";", "and", "for", "?", "!", "on", "in"})


def timed(reading: Reading, start: int, end: int) -> bool:
    """Whether a date in or behind the first of the values says when it holds."""
    return any(
        start < hit.start < end
        for name in ("date", "clock_time")
        for hit in reading.entities(name)
        if hit.start > start + 1
    )
