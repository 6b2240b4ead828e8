"""All of a range, and one of it that is otherwise: bays 1 to 9 are free, bay 4 is taken."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, conflict
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

RUN = late(r"\b([a-z]{3,})s ([a-z]{0,3}-?)(\d{1,4})(?: ?[-–] ?| to | through )\2(\d{1,4})\b")
ONE = r"\b{noun} {code}(\d{{1,4}})\b(?! ?[-–] ?\d)"
OUTCOMES = tuple(f"outcome_{number}" for number in range(1, 6))


@demanding({name + "_a" for name in OUTCOMES}, {name + "_b" for name in OUTCOMES})
def one_of_range(material: Material) -> Sequence[Hit]:
    """The first thing inside a range that is given the opposite outcome of the range."""
    reading = material.text
    for run in RUN.finditer(reading.lower):
        low, high = int(run[3]), int(run[4])
        single = re.compile(ONE.format(noun=re.escape(run[1]), code=re.escape(run[2])))
        whole = Hit(*reading.cover(*run.span()))
        for found in single.finditer(reading.lower):
            hit = Hit(*reading.cover(*found.span()))
            if hit.overlaps(whole) or not low <= int(found[1]) <= high or reading.is_data(whole):
                continue
            first, last = min(whole.start, hit.start), max(whole.end, hit.end)
            if opposite(reading, whole, hit) and not any_between(reading, "clash_off", first, last):
                return [conflict(reading, whole, hit)]
    return []


def opposite(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the outcomes right behind two things are opposed."""
    for name in OUTCOMES:
        for left, right in (("_a", "_b"), ("_b", "_a")):
            if behind(reading, name + left, one) and behind(reading, name + right, other):
                return True
    return False


def behind(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list is said of the thing: within three tokens behind it, in its clause."""
    return any(
        0 <= word.start - hit.end <= 2 and reading.same_clause(word, hit) for word in reading.outside_data("@" + name)
    )
