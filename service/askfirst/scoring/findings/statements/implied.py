"""Words that imply a measure, beside another one: frozen at 4 °C, full-time for ten hours a week."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.figures import Figure, figures
from askfirst.scoring.findings.statements.scope import compared
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FAR = 1e9
IMPLIED = {
    "frozen": ("degree", -FAR, -5.0),
    "deep-frozen": ("degree", -FAR, -5.0),
    "chilled": ("degree", -1.0, 10.0),
    "refrigerated": ("degree", -1.0, 10.0),
}
"""The unit that a word speaks of, with the least and the most that it allows."""
FULL_TIME = (28, 60)
"""Hours a week of a full-time job, the least and the most anywhere in Europe."""
WITHIN = frozenset({"in", "on", "over", "of", "with", "across"})


@demanding({"=" + word for word in (*IMPLIED, "full", "-")}, {"+digit", "number_word"})
def other_measure(material: Material) -> Sequence[Hit]:
    """The first measure that a word in the same sentence rules out."""
    reading = material.text
    every = figures(reading)
    return [*worded(reading, every), *full_time(reading, every), *sized(reading, every)][:1]


def worded(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A word for a range of temperature, and a temperature right behind that is not in it."""
    found: list[Hit] = []
    for place, word in enumerate(reading.words):
        if word not in IMPLIED:
            continue
        unit, least, most = IMPLIED[word]
        for one in every:
            if one.unit == unit and 0 < one.hit.start - place <= 3 and not least <= one.value <= most:
                found += compared(reading, Hit(place, place + 1), one.hit)
    return found


def full_time(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A full-time job, and hours a week that are none."""
    found: list[Hit] = []
    for place in range(len(reading) - 2):
        if reading.words[place] != "full" or reading.words[place + 1 : place + 3] != ["-", "time"]:
            continue
        for one in every:
            behind = reading.words[one.hit.end : one.hit.end + 2]
            weekly = behind[:1] in (["a"], ["per"], ["each"]) and behind[1:] == ["week"]
            near = one.unit == "time" and reading.same_sentence(one.hit, Hit(place, place + 3))
            if weekly and near and not FULL_TIME[0] <= one.value <= FULL_TIME[1]:
                found += compared(reading, Hit(place, place + 3), one.hit)
    return found


def sized(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A size that is part of a noun, and another number of the same: "a two-page summary in three pages"."""
    found: list[Hit] = []
    for one in every:
        if "-" not in reading.words[one.hit.start : one.hit.end] or one.unit in ("", "money", "percent"):
            continue
        for other in every:
            behind = 0 < other.hit.start - one.hit.end <= 8 and reading.same_sentence(one.hit, other.hit)
            if not behind or other.unit != one.unit or other.value == one.value:
                continue
            between = reading.words[one.hit.end : other.hit.start]
            if between[-1] in WITHIN and {",", "and", "or", "then"}.isdisjoint(between):
                found += compared(reading, one.hit, other.hit)
    return found
