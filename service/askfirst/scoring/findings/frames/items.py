"""Things without a name: "add a user to the project"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.hit import Hit

NAMED_BY = frozenset("called named titled most least highest lowest : each every per if".split())
RELATIVE = frozenset("who that which whose".split())
POSTS = frozenset("deputy substitute stand-in replacement successor reviewer approver mentor buddy".split())
"""Behind these "for" says whose place it is, and not who takes it."""
NEW = frozenset("new additional further extra fresh second third other more".split())
NAMES = frozenset("name id number email address code".split())
MARKS = frozenset(", : - ( is ;".split())
PLACES = frozenset("to in into from on onto at by under".split())


@demanding({"frame_item_verb"}, {"frame_item"})
def item_unnamed(material: Material) -> Sequence[Hit]:
    """Some thing is acted on that has no name: "add a user to the project"."""
    found = []
    for order in orders(material, "@frame_item_verb", "item"):
        noun = order.nouns("@frame_item")
        if (
            noun
            and order.object[0] in {"a", "an", "another"}
            and noun[-1].end == order.end
            and plain(order, noun[-1])
            and not described(order)
        ):
            found.append(Hit(order.verb.start, order.end, {"noun": order.reading.text(noun[-1])}))
    return found


def plain(order: Order, noun: Hit) -> bool:
    """Whether at most "new" or "another" stands between the determiner and the noun."""
    return all(word in NEW for word in order.reading.words[order.start + 1 : noun.start])


def described(order: Order) -> bool:
    """Whether the thing gets a name or a description outside the place that it is added to."""
    reading, placed = order.reading, False
    if (
        order.prepared
        or order.followed
        or order.concrete(order.start, order.end)
        or order.figure(order.start, order.end)
    ):
        return True
    posted = any_of(order.object, POSTS)
    for at in range(order.end, order.stop):
        word = reading.words[at]
        own = word == "with" or (word == "for" and not posted) or (word == "of" and at == order.end)
        if word in NAMED_BY or (word in RELATIVE and at == order.end) or (own and specific(order, at + 1)):
            return True
        if word in PLACES:
            placed = True
        elif word in {",", "-", "(", ";", "for"}:
            placed = False
        elif not placed and order.concrete(at, at + 1) and (at == order.end or reading.words[at - 1] in MARKS):
            return True
    return order.quoted(order.end) and not placed


def specific(order: Order, at: int) -> bool:
    """Whether a name, a number or the word for one begins within a few words."""
    end = min(at + 6, order.stop)
    end = next((one for one in range(at, end) if order.reading.words[one] in PLACES | MARKS), end)
    return order.concrete(at, end) or order.figure(at, end) or any_of(order.reading.words[at:end], NAMES)
