"""A value that is ordered and another one that is required: in French; the letter must be in German."""

from collections.abc import Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import days
from askfirst.scoring.findings.conflicts.lengths import minutes
from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.sides import any_between, clause_of, conflict, corrected, opens
from askfirst.scoring.findings.conflicts.things import different_things
from askfirst.scoring.findings.conflicts.values import value_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

SORTS = tuple(f"@sort_{number}" for number in range(1, 10))
MUST = frozenset("use must has have should needs need shall requires required only".split())
IS = frozenset({"is", "are", "costs", "starts", "begins"})
FILLER = frozenset(
    (
        "role roles shipping "
        "be language format file type price cost amount time date version copy written letters set have has "
        "must should need shall only is are costs use using used done sent made start place delivery day "
        "takes required requires starts begins delivered paid one final new correct kind"
    ).split()
)
ENTITIES = ("money", "clock_time")


@demanding({"=" + word for word in IS | MUST})
def required_otherwise(material: Material) -> Sequence[Hit]:
    """One thing with two values of one sort, the one ordered, the other said to be the right one."""
    reading = material.text
    if IS.isdisjoint(reading.words) and MUST.isdisjoint(reading.words):
        return []
    if any_between(reading, "clash_off", 0, len(reading)) or any_between(reading, "in_turn_far", 0, len(reading)):
        return []
    for sort in groups(reading):
        for (one, low), (other, high) in product(sort, sort):
            if low != high and (one.start < other.start or reversed_too(reading, one)) and clash(reading, one, other):
                return [conflict(reading, one, other)]
    return []


def groups(reading: Reading) -> list[list[tuple[Hit, object]]]:
    """The values in the text by their sort, of each sort with more than one value."""
    found: list[list[tuple[Hit, object]]] = []
    for key in SORTS:
        hits = reading.all_hits.get(key, ())
        if len(hits) > 1:
            found.append([(hit, reading.text(hit).lower()) for hit in hits if not reading.is_data(hit)])
    if "@currency" in reading.all_hits:
        found.append([(hit, value_of(reading, hit)) for hit in reading.entities("money")])
    if ":" in reading.plain or "am" in reading.words or "pm" in reading.words:
        found.append([(hit, minutes(reading.text(hit))) for hit in reading.entities("clock_time")])
    if "@month" in reading.all_hits:
        found.append([(day.hit, (day.month, day.day)) for day in days(reading)])
    return [sort for sort in found if 1 < len(sort) < 5]


def clash(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether an order gives the first value, and a statement on the same thing gives the second."""
    start, end = clause_of(reading, one.start)
    begin, finish = clause_of(reading, other.start)
    if start == begin or abs(reading.sentences[begin] - reading.sentences[start]) > 1:
        return False
    lead = set(reading.words[begin : other.start])
    if (
        not lead & (MUST | IS)
        or not led(reading, begin, other)
        or (commands_here(reading, begin) and "use" not in lead)
    ):
        return False
    if {"not", "n't", "never", "no", "from", "was", "or", "than", "by", "least", "most"} & set(
        reading.words[begin:finish]
    ):
        return False
    if not (commands_here(reading, start) or headed(reading, start, one)) or "from" in reading.words[start:end]:
        return False
    known = names(reading, start, end)
    said = names(reading, begin, other.start) - FILLER or names(reading, other.end, finish) - FILLER
    tied = said <= known and (bool(said) or bool((HEADS | {"it", "its"}) & lead))
    return tied and not corrected(reading, one, other) and not different_things(reading, one, other)


def headed(reading: Reading, start: int, value: Hit) -> bool:
    """Whether a sentence without a verb gives the value: "Meeting with Ada at 10:00"."""
    words = set(reading.words[start : value.start])
    return opens(reading, start) and words.isdisjoint(MUST | IS | {"was", "the", "i", "we", "he", "she", "they"})


CHANGES = frozenset("translate convert change switch move correct reschedule shift amend adjust export".split())


def reversed_too(reading: Reading, ordered: Hit) -> bool:
    """Whether an order behind a requirement gives a value of its own, not a change of it."""
    start, _ = clause_of(reading, ordered.start)
    return CHANGES.isdisjoint(reading.words[start : ordered.start]) and "on" in reading.words[start : ordered.start]


def led(reading: Reading, begin: int, value: Hit) -> bool:
    """Whether the value is what the statement gives: right behind its verb, up to a short lead-in."""
    verbs = [place for place in range(begin, value.start) if reading.words[place] in MUST | IS]
    between = reading.words[verbs[-1] + 1 : value.start]
    return all(word in LINKS for word in between)


HEADS = frozenset("language format price amount cost role shipping colour color fee rate".split())
LINKS = frozenset(
    "be in at on to have been set written the a an sent delivered paid as made by is = : place only".split()
)


def commands_here(reading: Reading, start: int) -> bool:
    """Whether an order opens the clause."""
    first = start
    while first < len(reading) - 1 and not reading.words[first].isalpha():
        first += 1
    if reading.words[first] in {"please", "kindly", "and", "then", "pls"}:
        first += 1
    first = min(first, len(reading) - 1)
    word = reading.words[first]
    if word in NOT_VERBS or not word.isalpha():
        return False
    return any(hit.start == first for hit in reading.all_hits.get("@doing_verb", ())) and (
        commands(reading, first) or opens(reading, first) or first > start
    )


NOT_VERBS = frozenset({"the", "it", "its", "this", "that", "he", "she", "they", "we", "our", "my", "a", "an"})
