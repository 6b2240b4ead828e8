"""Two values of one field for one thing: mark it as paid and leave it at open."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import at_one_time, negated
from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.objects import PRONOUNS, Claim, reach, same_object
from askfirst.scoring.findings.conflicts.sides import conflict, opens, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FIELDS = tuple((number, f"@status_{number}") for number in range(1, 17))
LEADS = frozenset(
    {
        "as",
        "to",
        "at",
        "status",
        "state",
        "in",
        "on",
        ":",
        "stays",
        "stay",
        "remains",
        "keep",
        "leave",
        "it",
        "them",
    }
)
VERBS = {
    "approve": "approved",
    "reject": "rejected",
    "close": "closed",
    "publish": "published",
    "accept": "accepted",
    "decline": "declined",
}


class Value(NamedTuple):
    """A value of a field and the order that gives it."""

    claim: Claim
    word: str


@demanding({name[1:] for _, name in FIELDS})
def two_statuses(material: Material) -> Sequence[Hit]:
    """The first pair of different values of one field, given to one thing at one time."""
    reading = material.text
    for number, key in FIELDS:
        if key not in reading.all_hits:
            continue
        hits = [hit for hit in places(reading, f"status_{number}") if is_given(reading, hit)]
        if not hits:
            continue
        words = {reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]].lower() for hit in hits}
        values = [given(reading, hit) for hit in hits] + implied(reading, hits, number)
        if len(words) < 2 and len(values) < 2:
            continue
        for one, other in zip(sorted(values), sorted(values)[1:], strict=False):
            if settled(reading, one, other):
                continue
            if one.word != other.word and one.claim.hit != other.claim.hit and clash(reading, one, other):
                return [conflict(reading, one.claim.hit, other.claim.hit)]
    return []


def settled(reading: Reading, one: Value, other: Value) -> bool:
    """Whether two people want two values and a later sentence says which one it is."""
    wishes = {"wants", "want", "prefers", "prefer", "likes", "asked", "wanted"}
    wished = [bool(wishes & set(reading.words[value.claim.hit.start : value.claim.hit.end])) for value in (one, other)]
    if not all(wished):
        return any(wished)
    later = [
        word
        for place, word in enumerate(reading.words)
        if reading.sentences[place] > reading.sentences[other.claim.hit.start]
    ]
    return one.word in later or other.word in later


def is_given(reading: Reading, hit: Hit) -> bool:
    """Whether a value is set here, not the value of something that is looked for or changed from."""
    if hit.start == 0 or (reading.words[hit.start - 1] not in LEADS and not joined(reading, hit)):
        return False
    after = reading.words[hit.end : hit.end + 1]
    return (
        not after
        or not after[0].isalpha()
        or after[0] in {"and", "but", "for", "until", "now", "today", "on", "in", "too", "also", "as"}
    )


def joined(reading: Reading, hit: Hit) -> bool:
    """Whether a value is the second of two: "to draft and published"."""
    return hit.start > 2 and reading.words[hit.start - 1] == "and" and reading.words[hit.start - 3] in {"to", "as"}


def given(reading: Reading, hit: Hit) -> Value:
    """The value with the words of the order ahead of it."""
    start = hit.start
    while start and reading.words[start - 1] not in {".", ",", ";", "!", "?", "and", "but", "then"}:
        start -= 1
        if reading.sentences[start] != reading.sentences[hit.start]:
            start += 1
            break
    word = reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]].lower()
    return Value(Claim(Hit(start, hit.end), min(start + 1, hit.start), hit.start), word)


def implied(reading: Reading, hits: list[Hit], number: int) -> list[Value]:
    """Verbs that give a value of the same field: "approve it and send it back as rejected"."""
    found = []
    for place, word in enumerate(reading.words):
        value = VERBS.get(word)
        if value and value in FIELD_OF.get(number, ()) and hits and opens(reading, place):
            found.append(Value(Claim(Hit(place, place + 1), place + 1, reach(reading, place + 1)), value))
    return found


FIELD_OF = {1: ("closed",), 3: ("approved", "rejected", "accepted", "declined"), 4: ("published",)}


def clash(reading: Reading, one: Value, other: Value) -> bool:
    """Whether two values are for one thing at one time."""
    if negated(reading, one.claim.hit.end - 1) or negated(reading, other.claim.hit.end - 1):
        return False
    if "from" in reading.words[one.claim.hit.start : other.claim.hit.end] or not at_one_time(
        reading, one.claim, other.claim
    ):
        return False
    late = set(reading.words[other.claim.hit.start : other.claim.hit.end])
    if late & PRONOUNS or late & {"its", "his", "her", "their"}:
        return True
    named = names(reading, other.claim.start, other.claim.end)
    return not named - FIELD_WORDS or same_object(reading, one.claim, other.claim)


FIELD_WORDS = frozenset({"status", "state", "stage", "colour", "color", "set", "mark", "priority", "column", "value"})
