"""What is reported about a phrase that several things fit."""

from askfirst.scoring.references.mentions import Mention
from askfirst.text.hit import Hit


def several(start: int, end: int, options: tuple[str, ...] = ()) -> Hit:
    """A finding of several things that a phrase can mean, named or not."""
    return Hit(start, end, {"several": "yes", "options": options})


def counted_off(m: Mention) -> bool:
    """Whether a phrase speaks of two or more without naming them: "three open tickets"."""
    return (
        m.plural
        and not m.named
        and m.classes[0] == "number"
        and bool(m.words - {"one", "1"})
        and "circumstance_noun" not in m.sorts
    )
