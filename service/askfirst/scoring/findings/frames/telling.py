"""People who are to be told something, and nothing says what."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.content import ARTICLES, has_content
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.hit import Hit


@demanding({"frame_telling"})
def telling_without_content(material: Material) -> Sequence[Hit]:
    """Somebody is to be told something: "inform the tenants by letter", "remind Kofi on Friday"."""
    return [
        order.span()
        for order in orders(material, "@frame_telling", "content")
        if order.opens
        and order.start < order.end
        and "," not in order.words
        and recipient(order)
        and not clausal(order)
        and not has_content(order, order.end)
    ]


def clausal(order: Order) -> bool:
    """Whether a clause without "that" follows the person: "tell Ida the samples come on 3 June"."""
    reading, words = order.reading, order.object
    second = next((at for at in range(1, len(words)) if words[at] in ARTICLES and words[at - 1] not in ARTICLES), 0)
    return bool(second) or "whenever" in reading.words or "story" in words


def recipient(order: Order) -> bool:
    """Whether the object is nothing but a person or a group."""
    words = order.object
    if words[0] in {"me", "us", "him", "her", "them"}:
        return len(words) == 1 or (words[0] == "her" and len(words) < 3)
    return any_of(words[:1], frozenset("the my our".split())) or order.concrete(order.start, order.end)
