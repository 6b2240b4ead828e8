"""Sets of records that nothing limits: "close the tickets", "delete the mails"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.scoring.references.carried import called
from askfirst.text.hit import Hit
from askfirst.text.nouns import hyphen, plural

WHOLE = frozenset({"all", "every", "each", "both", "any"})
LISTED = 3
"""Tokens behind the noun in which an id or a name still says which ones."""


@demanding({"frame_bulk"}, {"=the"})
def set_unlimited(material: Material) -> Sequence[Hit]:
    """Several things are acted on, and neither the order nor the text around it says which."""
    found = []
    for order in orders(material, "@frame_bulk", "criterion"):
        noun = plural_object(order)
        if (
            noun
            and not listed(material, order.reading.text(noun))
            and not limited(order)
            and not introduced(order, noun)
        ):
            found.append(Hit(order.start, order.end, {"noun": order.reading.text(noun)}))
    return found


def listed(material: Material, noun: str) -> bool:
    """Whether a field says which ones: `tickets`, `ids`."""
    return called(material.request.fields, noun.lower(), person=False)


def plural_object(order: Order) -> Hit | None:
    """The noun of an object that is "the" and a plural: no number, no owner, no quality, no name."""
    reading = order.reading
    for noun in order.nouns("@frame_records"):
        if noun.end == order.end and order.object[0] == "the" and noun.start == order.start + 1:
            return noun
    if len(order.object) != 2 or order.object[0] != "the" or not plural(order.object[1]):
        return None
    noun = Hit(order.end - 1, order.end)
    known = any(noun.start == hit.start for hit in reading.all_hits.get("@frame_one_thing", ()))
    return None if known or order.concrete(noun.start, noun.end) else noun


def limited(order: Order) -> bool:
    """Whether something behind the noun narrows it: "of order 7", "that ...", "older than", ": 4 and 5"."""
    reading, rest = order.reading, order.rest
    narrowing = {hit.start for hit in reading.hits("@frame_narrowing")}
    dated = any(
        hit.start in (order.end, order.end + 1)
        for name in ("date", "clock_time", "money")
        for hit in reading.entities(name)
    )
    lead = reading.words[order.end] if order.end < len(reading) else ""
    dated = dated and lead not in {"of", "under", "over", "above", "below", "since", "older", "newer", "from", "with"}
    if lead == "to" and order.end + 1 < len(reading) and reading.data_kinds[order.end + 1]:
        return True
    if (order.end in narrowing and not dated and not instrument(order)) or (rest and rest[0].endswith("ed")):
        return True
    near = range(order.end, min(order.end + LISTED, order.stop))
    if any(reading.words[at] in {":", "(", "-"} and not hyphen(reading, at) for at in near):
        return True
    if order.end < len(reading) and reading.data_kinds[order.end]:
        return True
    return order.quoted(order.end) and bool(any_of(rest[:LISTED], frozenset({"in", "on", "list"})))


def instrument(order: Order) -> bool:
    """Whether "with" or "against" brings the means: "with bundle KB-5", not "with errors"."""
    reading, at = order.reading, order.end
    if reading.words[at] not in {"with", "against", "at", "by"}:
        return False
    following = reading.words[at + 1 : at + 2]
    return bool(following) and (
        following[0] in {"the", "a", "an", "our", "my"} or order.concrete(at + 1, min(at + 3, order.stop))
    )


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
