"""Things to be sent, added or removed of which nothing says which, or to whom."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, PERSONAL, Order, any_of, orders
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS, hyphen

NAMED_BY = frozenset("called named titled most least highest lowest : each every per if".split())
RELATIVE = frozenset("who that which whose".split())
NEW = frozenset("new additional further extra fresh second third other more".split())
NAMES = frozenset("name id number email address code".split())
MARKS = frozenset(", : - ( is ;".split())
PLACES = frozenset("to in into from on onto at by under".split())
OTHERS = frozenset({"other", "others", "both", "rest"})
"""As in "send the other three letter NO-1": those who get it."""
RECIPIENT = frozenset("-> → to round around out back onto along over off everywhere".split()) | PERSONAL
ABSENT = frozenset("to from into onto".split())


@demanding({"frame_send"}, {"frame_document"})
def sending_without_recipient(material: Material) -> Sequence[Hit]:
    """A document or message is to be sent, and nobody is named: "send a text: 'Your car is ready'"."""
    found = []
    for order in orders(material, "@frame_send"):
        noun = order.nouns("@frame_document")
        if noun and not addressed(order, noun[0]) and not planned(order, noun[0]):
            found.append(order.span())
    return found


def planned(order: Order, noun: Hit) -> bool:
    """Whether it is a mailing with a number, which has its recipients: "send mail M-6"."""
    reading = order.reading
    numbered = any(one.start in (noun.start, noun.end) for one in reading.entities("id"))
    return numbered and reading.words[noun.end - 1] in MAILINGS


MAILINGS = frozenset("mail letter mailing newsletter notice campaign survey".split())


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


@demanding({"frame_item_verb"}, {"frame_item"})
def item_unnamed(material: Material) -> Sequence[Hit]:
    """Some thing is acted on that has no name: "add a user to the project"."""
    found = []
    for order in orders(material, "@frame_item_verb"):
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
    for at in range(order.end, order.stop):
        word = reading.words[at]
        own = word in {"for", "with"} or (word == "of" and at == order.end)
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


@demanding({"frame_adding"})
def object_unnamed(material: Material) -> Sequence[Hit]:
    """A place, and nothing that goes there: "add to the distribution list"."""
    found = []
    for order in orders(material, "@frame_adding"):
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


@demanding({"frame_granting"}, {"frame_access"})
def access_incomplete(material: Material) -> Sequence[Hit]:
    """Access is given to nobody, or to nothing: "give access to the vault", "give Tomasz access"."""
    found = []
    for order in orders(material, "@frame_granting"):
        noun = order.noun("@frame_access")
        if noun is None or noun.end != order.end or order.prepared or order.followed:
            continue
        person = any_of(order.object, PERSONAL) or order.concrete(order.start, noun.start)
        leads = [word for word in order.rest if word in {"to", "on", "for", "in", "over", "of", "into", "as"}]
        if (not person and not receives(order) and not any_of(order.object[:2], frozenset({"'s", "the"}))) or (
            person
            and not leads
            and not order.reading.hits("@elsewhere")
            and order.concrete(order.start, order.start + 1)
        ):
            found.append(order.span())
    return found


def receives(order: Order) -> bool:
    """Whether a person or group stands behind "to" or "for"."""
    reading = order.reading
    ats = [at for at in range(order.end, order.stop) if reading.words[at] in {"to", "for"}]
    return len(ats) > 1 or any(
        at + 1 < len(reading)
        and (order.concrete(at + 1, at + 2) or reading.words[at + 1] in PERSONAL | {"all", "my", "our", "his", "her"})
        for at in ats
    )
