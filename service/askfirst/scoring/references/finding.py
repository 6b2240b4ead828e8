"""What is reported about a phrase that several things fit."""

from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural, singular


def several(start: int, end: int, options: tuple[str, ...] = ()) -> Hit:
    """A finding of several things that a phrase can mean, named or not."""
    return Hit(start, end, {"several": "yes", "options": singly(options)})


def singly(options: tuple[str, ...]) -> tuple[str, ...]:
    """Each option by itself: "reports RP-8" and "RP-9" are the report RP-8 and the report RP-9."""
    *kind, first = options[0].split() if options else ("",)
    if not kind or not is_plural(kind[-1].lower()) or any(len(one.split()) != 1 for one in options[1:]):
        return options
    noun = " ".join([*kind[:-1], singular(kind[-1].lower())])
    return tuple(f"{noun} {one}" for one in (first, *options[1:]))


def counted_off(m: Mention) -> bool:
    """Whether a phrase speaks of two or more without naming them: "three open tickets"."""
    return (
        m.plural
        and not m.named
        and m.classes[0] == "number"
        and bool(m.words - {"one", "1"})
        and "circumstance_noun" not in m.sorts
    )
