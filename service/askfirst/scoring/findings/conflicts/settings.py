"""Two values for one setting: mode=fast mode=safe - to manual and to automatic - open / closed."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.repeated import SINGLE, repeated
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

SLASHED = re.compile(
    r"\b(?:(?:to|as) ([a-zA-Z]{3,}/[a-zA-Z]{3,})"
    r"|(on/off|off/on|public/private|open/closed|enabled/disabled|active/inactive))(?=[\s,.;!?]|$)"
)


@demanding({"set_verb", "+marks", "+slash", "+question", *("=" + word for word in SINGLE)})
def two_settings(material: Material) -> Sequence[Hit]:
    """Every setting that is given two values."""
    reading = material.text
    return [*repeated(reading), *doubled(reading), *slashed(reading), *two_verbs(reading)]


def doubled(reading: Reading) -> Iterator[Hit]:
    """Such as "Set it to A and to B", "set it to A / B": both are values of one thing."""
    for verb in places(reading, "set_verb"):
        if not (commands(reading, verb.start) or opens(reading, verb.start)):
            continue
        first = next_to(reading, verb.end, 14)
        if first is None:
            continue
        lead = reading.words[first]
        joint, second = behind(reading, first + 1, lead)
        if joint is None:
            continue
        one, other = Hit(first, joint), Hit(second, value_end(reading, second, lead))
        if other.end <= other.start or reading.words[one.start + 1 : one.end] == reading.words[other.start : other.end]:
            continue
        if (
            corrected(reading, one, other)
            or any_between(reading, "in_turn", first + 1, other.end + 3)
            or timed(reading, first, other.end + 4)
        ):
            continue
        yield conflict(reading, Hit(first + 1, joint), other)


def slashed(reading: Reading) -> Iterator[Hit]:
    """Such as "Change the interval to weekly/monthly": two words for one value."""
    if "/" not in reading.plain:
        return
    for found in SLASHED.finditer(reading.plain):
        hit = Hit(*reading.cover(*found.span(found.lastindex or 0)))
        for verb in places(reading, "set_verb"):
            if 0 < hit.start - verb.end <= 10 and reading.same_sentence(verb, hit) and commands(reading, verb.start):
                one, _, other = reading.text(hit).partition("/")
                yield hit._replace(attrs={"a": one, "b": other})
                break


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


def next_to(reading: Reading, position: int, most: int) -> int | None:
    """The next "to" or "as" in the clause of an order, "from" ruled out."""
    for place in range(position, min(position + most, len(reading.words) - 1)):
        word = reading.words[place]
        if word in {".", ";", "!", "?", "and", "from", "then", "but"}:
            return None
        if word in {"to", "as", "at", "on"}:
            return place
    return None


def behind(reading: Reading, start: int, lead: str) -> tuple[int | None, int]:
    """Where the first value ends and the second begins: at "and to", "& as", or a slash."""
    words = reading.words
    for place in range(start + 1, min(start + 6, len(words) - 1)):
        if words[place] in {"and", "&", "plus", "also", ","} and words[place + 1] == lead:
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
    """Whether a date in or behind one of the values says when it holds."""
    return any(
        start < hit.start < end
        for name in ("date", "clock_time")
        for hit in reading.entities(name)
        if hit.start > start + 1
    )
