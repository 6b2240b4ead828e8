"""One value only, and another one besides: only in French, and its Dutch version - from Kern only, half from Marlow."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SHARING = frozenset(
    (
        "half some part parts of them it the rest third quarter and also , a few one others "
        "remainder partly remaining too"
    ).split()
)
SORTS = ("language", "file", "channel", "hue", "transport")
DENIED = frozenset({"no", "not", "n't", "never", "without", "from", "than", "of", "neither", "nor"})
PREPOSITIONS = frozenset({"from", "by", "with", "via", "through", "in", "at", "for"})


@demanding({"alone_word"})
def only_value(material: Material) -> Sequence[Hit]:
    """The first value that is to be the only one, with another one that is asked for, too."""
    reading = material.text
    if any_between(reading, "clash_off", 0, len(reading)):
        return []
    for only in reading.outside_data("@alone_word"):
        pair = of_one_sort(reading, only.start) or from_another(reading, only.start)
        if pair and not corrected(reading, *pair):
            return [conflict(reading, *pair)]
    return []


def of_one_sort(reading: Reading, place: int) -> tuple[Hit, Hit] | None:
    """Two values of one list, the first of them right beside "only"."""
    for sort in SORTS:
        hits = reading.all_hits.get(f"@sort_{sort}", ())
        own = next((hit for hit in hits if beside(reading, place, hit)), None)
        if own is None:
            continue
        said = reading.plain[reading.starts[own.start] : reading.ends[own.end - 1]].lower()
        for other in hits:
            apart = reading.sentences[other.start] - reading.sentences[own.start]
            if other.start < own.end or apart not in (0, 1) or reading.is_data(other):
                continue
            if reading.plain[reading.starts[other.start] : reading.ends[other.end - 1]].lower() == said:
                continue
            if DENIED.isdisjoint(reading.words[max(0, other.start - 3) : other.start]) and not different_things(
                reading, own, other
            ):
                return Hit(min(place, own.start), max(place + 1, own.end)), other
    return None


def beside(reading: Reading, place: int, hit: Hit) -> bool:
    """Whether a value stands right ahead of "only", or behind it and at most a preposition."""
    if hit.end == place:
        return True
    between = reading.words[place + 1 : hit.start]
    return hit.start > place and (
        not between or (len(between) <= 2 and between[0] in PREPOSITIONS | {"as", "on", "the"})
    )


def from_another(reading: Reading, place: int) -> tuple[Hit, Hit] | None:
    """Two names behind one preposition: "from Kern only, half of them from Marlow"."""
    start = place - 1
    while start > max(0, place - 4) and reading.capitals[start]:
        start -= 1
    if start < 0 or start == place - 1 or reading.words[start] not in PREPOSITIONS:
        return None
    own = Hit(start, place + 1)
    lead = reading.words[start]
    for there in range(place + 1, len(reading) - 1):
        if reading.words[there] == lead and reading.capitals[there + 1]:
            between = reading.words[place + 1 : there]
            if between and SHARING.issuperset(between) and reading.words[there + 1] != reading.words[start + 1]:
                return own, Hit(place + 2 if between[0] == "," else place + 1, there + 2)
            return None
    return None
