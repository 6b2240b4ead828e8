"""Documents and messages to be sent to nobody."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, PERSONAL, Order, any_of, orders
from askfirst.text.hit import Hit

OTHERS = frozenset({"other", "others", "both", "rest"})
"""As in "send the other three letter NO-1": those who get it."""
RECIPIENT = frozenset("-> → to round around out back onto along over off everywhere".split()) | PERSONAL
MAILINGS = frozenset("mail letter mailing newsletter notice campaign survey".split())


@demanding({"frame_send"}, {"frame_document"})
def sending_without_recipient(material: Material) -> Sequence[Hit]:
    """A document or message is to be sent, and nobody is named: "send a text: 'Your car is ready'"."""
    found = []
    for order in orders(material, "@frame_send", "recipient"):
        noun = order.nouns("@frame_document")
        if noun and not addressed(order, noun[0]) and not planned(order, noun[0]):
            found.append(order.span())
    return found


def planned(order: Order, noun: Hit) -> bool:
    """Whether it is a mailing with a number, which has its recipients: "send mail M-6"."""
    reading = order.reading
    numbered = any(one.start in (noun.start, noun.end) for one in reading.entities("id"))
    return numbered and reading.words[noun.end - 1] in MAILINGS


def addressed(order: Order, noun: Hit) -> bool:
    """Whether somebody who gets the thing stands in the order or ahead of it."""
    reading = order.reading
    if any_of(order.words, RECIPIENT) or order.prepared or reading.entities("email") or reading.entities("phone"):
        return True
    lead = reading.words[order.start : noun.start]
    return (
        any_of(lead[1:], DETERMINERS)
        or any_of(lead, OTHERS)
        or any(reading.raw[reading.starts[at]].isupper() for at in range(order.start, noun.start))
        or not any_of([*lead[:1], "the"][:1], DETERMINERS)
        or bool(reading.hits("@elsewhere"))
        or "@" in reading.raw
        or "#" in reading.raw
    )
