"""Parts that do not come to their total: shares, bills, splits, a price for each."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.sizes.limits import filters
from askfirst.scoring.findings.consistency.totals.bills import bills, heads, taxed
from askfirst.scoring.findings.consistency.totals.listed import shares, sources, splits
from askfirst.scoring.findings.consistency.totals.ratios import ratios, shared
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.figures import Figure, figures
from askfirst.scoring.findings.statements.numbers import WORDS
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

MARKS = frozenset({",", "/", ":", "(", "–", "—", "equally", "evenly", "fifty-fifty", "halves", "into"})
SUMS = frozenset({"@part_cue", "@net_word", "@total_word"})
NUMBERS = "|".join(sorted(WORDS, key=len, reverse=True))

LISTED = late(rf"[:(–—] ?(?:[^\s\d]+ )?(?:\d|(?:{NUMBERS})\b)|[,:(–-] ?\d[\d.,]* (?:from|for|to|into|in|at)\b")
"""Where a list of parts may begin without a word for a sum: "40 desks: 15 for Oslo", "12 crates, 7 from Oslo"."""


@demanding({*(name[1:] for name in SUMS), *("=" + mark for mark in MARKS)}, {"+digit", "number_word"})
def wrong_sum(material: Material) -> Sequence[Hit]:
    """Totals that differ from what their parts come to."""
    reading = material.text
    summed = not SUMS.isdisjoint(reading.lists)
    if not may_have(reading, 3) or not (summed or LISTED.search(reading.lower) or shared(reading)):
        return []
    every = [one for one in figures(reading) if not filters(reading, one)]
    if len(every) < 2 or comes_out(reading, every):
        return []
    return [
        *(bills(reading, every) if summed or "into" in reading.words else ()),
        *(taxed(reading, every) if summed else ()),
        *shares(reading, every),
        *splits(reading, every),
        *(heads(reading, figures(reading)) if summed else ()),
        *ratios(reading, every),
        *sources(reading, every),
    ]


FARTHEST = 24
"""Figures on either side of a whole among which its parts are looked for."""


def comes_out(reading: Reading, every: Sequence[Figure]) -> bool:
    """Whether a whole has parts on one side of it that come to it: "10 here, 5 there, 15 in all"."""
    for place, whole in enumerate(every):
        kin = [
            one
            for one in every[max(0, place - FARTHEST) : place + FARTHEST]
            if one is not whole
            and reading.same_sentence(one.hit, whole.hit)
            and (whole.unit == "" or one.unit in {"", whole.unit})
        ]
        for side in ([one for one in kin if one.hit < whole.hit], [one for one in kin if one.hit > whole.hit]):
            if len(side) > 1 and sum(one.value for one in side) == whole.value:
                return True
    return False
