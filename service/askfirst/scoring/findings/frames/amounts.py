"""Goods without their number."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, any_of, orders
from askfirst.text.frames.clause import clause_of
from askfirst.text.frames.details import count
from askfirst.text.hit import Hit


@demanding({"frame_buy"})
def count_absent(material: Material) -> Sequence[Hit]:
    """Goods are ordered by their kind only: "order toner for the Lyon office"."""
    found = []
    for order in orders(material, "@frame_buy", "count"):
        words = order.object
        plain = words and all(word.isalpha() for word in words) and len(words) < 4
        if not plain or words[0] in DETERMINERS | SETTLED or order.concrete(order.start, order.end):
            continue
        if order.reading.entities("number") or order.quoted() or ":" in order.words or order.prepared:
            continue
        if count(clause_of(order.reading, order.verb)):
            continue
        if not order.reading.hits("@elsewhere") and not any_of(order.rest, frozenset("until till up".split())):
            found.append(order.span())
    return found


SETTLED = frozenset(
    (
        "it them one two three four five six seven eight nine ten twelve twenty fifty hundred me us "
        "him her you each every all both any some same enough exactly no what whatever only new "
        "fresh breakfast lunch dinner food pizza"
    ).split()
)
