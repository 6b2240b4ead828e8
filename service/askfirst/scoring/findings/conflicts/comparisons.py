"""Figures that are to be less or more than another one, and are not: 560 EUR, cheaper than the 520 EUR."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.figures import Figure, figures, may_have
from askfirst.scoring.findings.conflicts.sides import conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TIES = frozenset(
    {
        "is",
        "are",
        "be",
        "which",
        ",",
        "so",
        "thus",
        "i.e.",
        "still",
        "and",
        "being",
        "stays",
        "stay",
        "always",
        "(",
        "that",
        "it",
        "must",
        "has",
        "should",
        "to",
        "needs",
        "making",
        "makes",
        "keeps",
        "therefore",
        "hence",
        "well",
        "clearly",
        "a",
        "bit",
    }
)
FARTHEST = 7
"""Tokens between a figure and the comparison that is said of it."""


@demanding({"less_than", "more_than"}, {"+digit", "number_word"})
def wrong_comparison(material: Material) -> Sequence[Hit]:
    """Every figure that is said to be below or above another one, and is not."""
    reading = material.text
    if not may_have(reading, 2):
        return []
    every = figures(reading)
    found = []
    for name, up in (("less_than", False), ("more_than", True)):
        for cue in places(reading, name):
            pair = sides(reading, cue, every)
            if pair and (pair[0].value <= pair[1].value if up else pair[0].value >= pair[1].value):
                found.append(conflict(reading, pair[0].hit, Hit(cue.start, pair[1].hit.end)))
    return found


def sides(reading: Reading, cue: Hit, every: Sequence[Figure]) -> tuple[Figure, Figure] | None:
    """The figure that is compared and the one that it is compared with."""
    behind = next((one for one in every if cue.end <= one.hit.start <= cue.end + 4), None)
    ahead = [one for one in every if one.hit.end <= cue.start and reading.same_sentence(one.hit, cue)]
    if behind is None or not ahead or not reading.same_sentence(cue, behind.hit):
        return None
    one = ahead[-1]
    between = reading.words[one.hit.end : cue.start]
    if one.unit != behind.unit or not one.unit or one.each != behind.each or len(between) > FARTHEST:
        return None
    if not between or not TIES.issuperset(between) or corrected(reading, one.hit, behind.hit):
        return None
    return one, behind
