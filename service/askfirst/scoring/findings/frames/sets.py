"""Sets of records that nothing limits: "close the tickets", "delete the mails"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.hit import Hit
from askfirst.text.nouns import hyphen

WHOLE = frozenset({"all", "every", "each", "both", "any"})
LISTED = 3
"""Tokens behind the noun in which an id or a name still says which ones."""


@demanding({"frame_bulk"}, {"frame_records"})
def set_unlimited(material: Material) -> Sequence[Hit]:
    """Several records are acted on, and neither the order nor the text around it says which."""
    found = []
    for order in orders(material, "@frame_bulk"):
        noun = order.nouns("@frame_records")
        if not noun or noun[-1].end != order.end or not definite(order, noun[-1]):
            continue
        if not limited(order) and not introduced(order, noun[-1]):
            found.append(Hit(order.start, order.end, {"noun": order.reading.text(noun[-1])}))
    return found


def definite(order: Order, noun: Hit) -> bool:
    """Whether the object is the bare noun with "the": no number, no owner, no quality."""
    return order.reading.words[order.start : noun.start] == ["the"]


def limited(order: Order) -> bool:
    """Whether something behind the noun narrows it: "of order 7", "that ...", "older than", ": 4 and 5"."""
    reading, rest = order.reading, order.rest
    narrowing = {hit.start for hit in reading.hits("@frame_narrowing")}
    dated = any(hit.start in (order.end, order.end + 1) for hit in reading.entities("date"))
    if (order.end in narrowing and not dated) or (rest and rest[0].endswith("ed")):
        return True
    near = range(order.end, min(order.end + LISTED, order.stop))
    if any(reading.words[at] in {":", "(", "-"} and not hyphen(reading, at) for at in near):
        return True
    if order.end < len(reading) and reading.data_kinds[order.end]:
        return True
    return order.quoted(order.end) and bool(any_of(rest[:LISTED], frozenset({"in", "on", "list"})))


def introduced(order: Order, noun: Hit) -> bool:
    """Whether the text says elsewhere which ones are meant."""
    reading = order.reading
    stem = reading.words[noun.end - 1][:4]
    ahead = reading.words[: order.verb.start]
    mentioned = any(word.startswith(stem) for word in ahead) or any_of(ahead, WHOLE)
    if mentioned or order.prepared or order.explained or reading.hits("@elsewhere"):
        return True
    ids = [hit for hit in reading.entities("id") if hit.start < order.verb.start]
    chosen = any(hit.start < order.stop for hit in reading.hits("@frame_selection"))
    return bool(ids) or chosen or any_of(reading.words[order.end :], WHOLE - {"each"})
