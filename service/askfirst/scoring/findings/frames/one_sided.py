"""How an order is found that has one side only: a class of verbs, and what would give the other side."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, Order, any_of, orders
from askfirst.text.hit import Hit

PLACE = frozenset(
    (
        "to into in on onto at under with for against as by via behind inside next between through "
        "beside before after above below within here there back up down over off away out together "
        "around aside -> : ="
    ).split()
)
"""Behind these the other side stands."""


class Frame(NamedTuple):
    """A class of verbs: its list, what gives the missing part, and which objects it needs, if not any.

    A field of the request that gives a part of `also` does as well: a course is where somebody is registered.
    """

    verbs: str
    given: frozenset[str]
    objects: str | None = None
    accepts: Callable[[Order], bool] = lambda order: bool(order.object)
    quotes: bool = True
    also: tuple[str, ...] = ()


def one_sided(part: str, *frames: Frame) -> MaterialFinder:
    """The finder of orders in which the other side is missing; `part` is what a field would give."""

    @demanding({frame.verbs for frame in frames})
    def find(material: Material) -> Sequence[Hit]:
        return [
            order.span()
            for frame in frames
            for order in orders(material, "@" + frame.verbs, part, *frame.also)
            if lacks(order, frame)
        ]

    return find


def lacks(order: Order, frame: Frame) -> bool:
    """Whether nothing in the order or behind it gives the missing part."""
    reading = order.reading
    if (
        any_of(order.words, frame.given)
        or (frame.quotes and order.quoted())
        or order.explained
        or reading.hits("@elsewhere")
    ):
        return False
    if any_of(order.words, frozenset({",", "and", "each", "both", "all"})) and frame.given is PLACE:
        return False
    if frame.objects is not None and not within(order, frame.objects):
        return False
    return frame.accepts(order)


def within(order: Order, key: str) -> bool:
    """Whether a noun of the list stands in the order."""
    return any(order.start <= hit.start < order.stop for hit in order.reading.hits(key))


def singled(order: Order) -> bool:
    """Whether the object ends with the thing's own name or number: "mark lead 5512", not "5512 paid"."""
    last = order.end - 1
    return order.start < order.end and (
        order.concrete(last, order.end) or order.figure(last, order.end) or possessive(order)
    )


def possessive(order: Order) -> bool:
    """Whether the object is a short definite noun phrase."""
    return order.object[:1] != [] and order.object[0] in DETERMINERS - {"a", "an"} and len(order.object) < 4


def person(order: Order) -> bool:
    """Whether the object is a name in capitals and nothing else."""
    words = range(order.start, order.end)
    return bool(words) and all(
        order.concrete(at, at + 1) or order.reading.words[at] in {"ms", "mr", "mrs", "dr"} for at in words
    )
