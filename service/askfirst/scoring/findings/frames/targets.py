"""Orders with one side only: put, linked, changed, paid, and nothing says where, to what, how much."""

from askfirst.scoring.findings.frames.one_sided import PLACE, Frame, one_sided, person, singled
from askfirst.scoring.findings.frames.order import Order

AS = frozenset("as with by to for : = -> into under".split())


def first(order: Order) -> bool:
    """Whether the order opens the text and its object is one certain thing."""
    return order.opens and singled(order)


def replaceable(order: Order) -> bool:
    """Whether the object is a person or a role, which nothing but another one can replace."""
    return order.opens and (person(order) or bool(order.nouns("@frame_role")))


def free_of_figures(order: Order) -> bool:
    """Whether neither an amount nor anything that has one stands in the text."""
    reading = order.reading
    return not (reading.entities("money") or reading.entities("percent") or reading.hits("@frame_settled_amount"))


destination_absent = one_sided(
    "destination",
    Frame("frame_put", PLACE, None, first),
    Frame("frame_match", PLACE, None, first),
    Frame("frame_divert", frozenset("to onto into via through -> back over around".split())),
    Frame("frame_enrol", PLACE, None, lambda order: order.opens and person(order), also=("occasion",)),
    Frame("frame_student", PLACE, also=("occasion",)),
    Frame("frame_exchange", AS | {"against", "and", "from"}, None, replaceable),
    Frame("frame_exchange", AS | {"against", "and", "into"}, "@frame_currency"),
)
amount_absent = one_sided(
    "amount",
    Frame("frame_pay", frozenset("full all everything half".split()), "@frame_funds", free_of_figures),
)
