"""A place, and nothing that goes there: "add to the distribution list"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, Order, any_of, orders
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS, hyphen

ABSENT = frozenset("to from into onto".split())


@demanding({"frame_adding"})
def object_unnamed(material: Material) -> Sequence[Hit]:
    """A place, and nothing that goes there: "add to the distribution list"."""
    found = []
    for order in orders(material, "@frame_adding", "item", "content"):
        words = order.words
        lone = words and words[0] in ABSENT and not any_of(words, frozenset(", : and with".split()))
        lone = lone and not named_behind(order)
        if lone and not inverted(order) and order.opens and len(words) < 10 and len(words) > 1 and not order.followed:
            found.append(Hit(order.verb.start, order.stop))
    return found


def named_behind(order: Order) -> bool:
    """Whether the thing follows its place: "upload to /press the logo", "add to the list - milk"."""
    reading = order.reading
    for at in range(order.start + 2, order.stop):
        word, before = reading.words[at], reading.words[at - 1]
        if (word in DETERMINERS and before not in STOPS) or (word == "-" and not hyphen(reading, at)):
            return True
    return False


def inverted(order: Order) -> bool:
    """Whether the thing stands behind the person: "assign to Rashmi INC0093312"."""
    kinds = order.reading.data_kinds
    ids = {hit.start for hit in order.reading.entities("id")}
    return any(
        at in ids and order.concrete(at - 1, at) and not kinds[at - 1] for at in range(order.start + 2, order.stop)
    )
