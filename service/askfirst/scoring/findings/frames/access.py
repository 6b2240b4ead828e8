"""Access that is given to nobody, or to nothing."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, carries, demanding
from askfirst.scoring.findings.frames.order import PERSONAL, Order, any_of, orders
from askfirst.text.hit import Hit


@demanding({"frame_granting"}, {"frame_access"})
def access_incomplete(material: Material) -> Sequence[Hit]:
    """Access is given to nobody, or to nothing: "give access to the vault", "give Tomasz access".

    The variant tells what is asked for: `whose` access it is, `where` to, or both.
    """
    found = []
    for order in orders(material, "@frame_granting"):
        noun = order.noun("@frame_access")
        if noun is None or noun.end != order.end or order.prepared or order.followed:
            continue
        person = any_of(order.object, PERSONAL) or order.concrete(order.start, noun.start)
        leads = [word for word in order.rest if word in {"to", "on", "for", "in", "over", "of", "into", "as"}]
        whose, where = (carries(material, part) for part in ("recipient", "destination"))
        if not whose and not person and not receives(order) and not any_of(order.object[:2], frozenset({"'s", "the"})):
            found.append(order.span()._replace(attrs={"variant": "whose" if leads else ""}))
        elif (
            (person or whose)
            and not (leads or where)
            and not order.reading.hits("@elsewhere")
            and order.concrete(order.start, order.start + 1)
        ):
            found.append(order.span()._replace(attrs={"variant": "where"}))
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
