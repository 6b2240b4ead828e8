"""Orders with one side only: put, linked, changed, paid, and nothing says where, to what, how much."""

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
AS = frozenset("as with by to for : = -> into under".split())
BY = frozenset(
    (
        "by for to with where on only so from according using alphabetically chronologically "
        "ascending descending newest oldest = : ->"
    ).split()
)


class Frame(NamedTuple):
    """A class of verbs: its list, what gives the missing part, and which objects it needs, if not any."""

    verbs: str
    given: frozenset[str]
    objects: str | None = None
    accepts: Callable[[Order], bool] = lambda order: bool(order.object)
    quotes: bool = True


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


def one_sided(*frames: Frame) -> MaterialFinder:
    """The finder of orders in which the other side is missing."""

    @demanding({name for frame in frames for name in (frame.verbs,)})
    def find(material: Material) -> Sequence[Hit]:
        return [
            order.span() for frame in frames for order in orders(material, "@" + frame.verbs) if lacks(order, frame)
        ]

    return find


def first(order: Order) -> bool:
    """Whether the order opens the text and its object is one certain thing."""
    return order.opens and singled(order)


def replaceable(order: Order) -> bool:
    """Whether the object is a person or a role, which nothing but another one can replace."""
    return order.opens and (person(order) or bool(order.nouns("@frame_role")))


destination_absent = one_sided(
    Frame("frame_put", PLACE, None, first),
    Frame("frame_match", PLACE, None, first),
    Frame("frame_divert", frozenset("to onto into via through -> back over around".split())),
    Frame("frame_enrol", PLACE, None, lambda order: order.opens and person(order)),
    Frame("frame_student", PLACE),
    Frame("frame_exchange", AS | {"against", "and", "from"}, None, replaceable),
    Frame("frame_exchange", AS | {"against", "and", "into"}, "@frame_currency"),
)
label_absent = one_sided(
    Frame("frame_label", AS, None, lambda order: first(order) and not person(order)),
)
criterion_absent = one_sided(Frame("frame_sort", BY, "@frame_table", singled))
ANSWERS = frozenset("for against yes no with : = to that".split())
choice_absent = one_sided(
    Frame("frame_vote", ANSWERS | {"on"}, "@frame_ballot"),
    Frame(
        "frame_vote_in",
        ANSWERS,
        None,
        lambda order: order.opens and (order.words[:1] in (["in"], ["on"], ["at"]) or not order.words),
        False,
    ),
    Frame(
        "frame_rsvp",
        ANSWERS - {"to", "for"} | frozenset("maybe accepting declining positively and".split()),
        "@frame_invitation",
        lambda order: bool(order.words),
    ),
    Frame(
        "frame_rate",
        frozenset("star stars as : = highest best top lowest out".split()),
        None,
        lambda order: possessive(order) and order.opens and not order.figure(order.start, order.stop),
    ),
)


def unmoved(order: Order) -> bool:
    """Whether something is put off without a length of time or a date behind it."""
    reading = order.reading
    at = {hit.start for name in ("date", "duration", "clock_time") for hit in reading.entities(name)}
    return (
        bool(order.object)
        and order.object[0] not in {"in", "of"}
        and not any(order.end <= start < order.stop for start in at)
    )


def parted(order: Order) -> bool:
    """Whether the verb's particle ends the order: "bring the release forward"."""
    particle = "back" if order.reading.words[order.verb.start] == "push" else "forward"
    return len(order.words) > 2 and order.words[-1] == particle


new_time_absent = one_sided(
    Frame("frame_bring", frozenset("to until till by".split()), None, parted),
    Frame(
        "frame_postpone",
        frozenset(("to until till by for after indefinitely a one two three so :").split()),
        None,
        unmoved,
    ),
)


def free_of_figures(order: Order) -> bool:
    """Whether neither an amount nor anything that has one stands in the text."""
    reading = order.reading
    return not (reading.entities("money") or reading.entities("percent") or reading.hits("@frame_settled_amount"))


amount_absent = one_sided(
    Frame("frame_pay", frozenset("full all everything half".split()), "@frame_funds", free_of_figures),
)
