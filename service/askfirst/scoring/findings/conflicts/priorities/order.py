"""Circles of before and after, and two things said to be first of all."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.priorities.circles import circles
from askfirst.scoring.findings.conflicts.priorities.firsts import firsts
from askfirst.scoring.findings.conflicts.priorities.outranking import both_prevail, crossed, outranked
from askfirst.scoring.findings.conflicts.priorities.swapped import OVER, swapped
from askfirst.scoring.findings.statements.places import any_between
from askfirst.text.hit import Hit

ORDER = frozenset({"@earlier_than", "@later_than", "@top_rank", "@preference", "@outranks", "@prevails"})
ORDER_WORDS = frozenset({"first", "start", "begin", *OVER})


@demanding({*(name[1:] for name in ORDER), *("=" + word for word in ORDER_WORDS)})
def rival_order(material: Material) -> Sequence[Hit]:
    """Circles of before and after, and two things said to be first of all."""
    reading = material.text
    if ORDER.isdisjoint(reading.lists) and ORDER_WORDS.isdisjoint(reading.words):
        return []
    if ranked := [*outranked(reading), *both_prevail(reading)]:
        return ranked
    if any_between(reading, "agreement", 0, len(reading.words)):
        return []
    return [*circles(reading), *crossed(reading, "earlier_than"), *swapped(reading), *firsts(reading)]
