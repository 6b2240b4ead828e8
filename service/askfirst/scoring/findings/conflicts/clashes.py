"""Facts that rule each other out: strictly confidential and on the public blog, vegan and beef.

The lexicon gives such pairs as lists `clash_<name>_a` and `clash_<name>_b`.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import PRONOUNS
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.places import clause_of, conflict, corrected, places, sentence_of
from askfirst.scoring.findings.statements.things import names
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TIED = tuple(
    (
        "secret free colour readonly duty trip remote urgent lang whole quiet sea direct paper sorted shut "
        "refused approved called unpaid empty full distinct sole times lasting hours cash plain sound cool credit "
        "chosen outdoor used silent blank vat refund gender alone charge undivided sided private alphabet duplex "
        "locked gift formal original"
    ).split()
)
"""Pairs that only clash when both are said of one thing."""
LOOSE = ("only", "nameless", "vegan", "meatless", "nuts", "dry", "gluten", "paid", "secretive", "smoke")
"""Pairs of which one side holds for all that the request is about."""
PAIRS = tuple((pair, f"@clash_{pair}_a", f"@clash_{pair}_b") for pair in (*TIED, *LOOSE))
KEYS = frozenset(second for _, _, second in PAIRS)
DENIALS = frozenset({"not", "n't", "no", "never", "without", "non", "nor"})


@demanding({name[1:] for name in KEYS})
def clashing_facts(material: Material) -> Sequence[Hit]:
    """The first pair of facts that cannot both be true of the same thing."""
    reading = material.text
    if KEYS.isdisjoint(reading.lists):
        return []
    for pair, first, second in PAIRS:
        if second not in reading.all_hits or (first not in reading.all_hits and pair != "only"):
            continue
        for one in outside(reading, first):
            for other in outside(reading, second):
                if clashes(reading, one, other, pair in TIED):
                    return [conflict(reading, one, other)]
    return []


def outside(reading: Reading, name: str) -> list[Hit]:
    """Where words of a list are said, outside data and not denied."""
    hits = [*reading.all_hits.get(name, ()), *(only_may(reading) if name == "@clash_only_a" else ())]
    return [
        hit
        for hit in hits
        if not reading.is_data(hit) and not DENIALS & set(reading.words[max(0, hit.start - 2) : hit.start])
    ]


def only_may(reading: Reading) -> list[Hit]:
    """Such as "Only Ada may ...", "only the two of us can ..."."""
    words = reading.words
    return [
        Hit(place, there + 1)
        for place, word in enumerate(words)
        if word == "only"
        for there in range(place + 2, min(place + 6, len(words)))
        if words[there] in {"may", "can", "should", "must"}
        and reading.same_sentence(Hit(place, place), Hit(there, there))
    ]


def clashes(reading: Reading, one: Hit, other: Hit, tied: bool) -> bool:
    """Whether two facts are near, hold at the same time, and are said of the same thing."""
    early, late = sorted((one, other))
    if (
        early.overlaps(late)
        or late.start - early.end > 40
        or reading.sentences[late.start] - reading.sentences[early.start] > 2
    ):
        return False
    start, _ = sentence_of(reading, early.start)
    _, end = sentence_of(reading, late.start)
    if any(
        start <= off.start < end and not off.overlaps(early) and not off.overlaps(late)
        for off in places(reading, "clash_off")
    ):
        return False
    if (
        corrected(reading, early, late)
        or other_ids(reading, early, late)
        or other_days(reading, early, late)
        or different_things(reading, early, late)
    ):
        return False
    return not tied or linked(reading, early, late)


def other_ids(reading: Reading, early: Hit, late: Hit) -> bool:
    """Whether the sentences of the two facts name ids, and none in common."""
    ids = reading.entities("id")
    left, right = (
        {reading.text(one).lower() for one in ids if reading.same_sentence(one, hit)} for hit in (early, late)
    )
    return bool(left) and bool(right) and left.isdisjoint(right)


def other_days(reading: Reading, early: Hit, late: Hit) -> bool:
    """Whether each of the two facts has a day of its own in its clause."""
    days = reading.entities("date")
    left, right = (
        {
            reading.text(one).lower()
            for one in days
            if -7 < one.start - hit.end < 6 and reading.same_sentence(one, hit) and not one.overlaps(hit)
        }
        for hit in (early, late)
    )
    return bool(left) and bool(right) and left != right


ROLES = frozenset("applicant customer candidate guest client sender requester participant buyer author".split())


def role(words: list[str]) -> bool:
    """Whether the words speak of somebody by the part played in what came before: "the applicant"."""
    return any(word in ROLES and words[place - 1] == "the" for place, word in enumerate(words) if place)


CONTINUING = frozenset({"with", "for", "at", "on", "in", "until", "till", "including", "plus", "by"})
"""Behind a comma these say more of what came before."""


def linked(reading: Reading, early: Hit, late: Hit) -> bool:
    """Whether the clause of the later fact speaks of what came before, or names nothing of its own."""
    start, end = clause_of(reading, late.start)
    start = max(start, early.end)
    if not any(word in {",", ";", ".", "and", "but", ":", "!"} for word in reading.words[early.end : late.start]):
        return True
    words = reading.words[start:end]
    if PRONOUNS & set(words) or role(words) or reading.clauses[early.start] == reading.clauses[late.start]:
        return True
    if reading.word_before(start) == "," and words[:1] and words[0] in CONTINUING:
        return True
    first, _ = sentence_of(reading, early.start)
    own = names(reading, start, min(late.start, end))
    return not own or bool(own & names(reading, first, start))
