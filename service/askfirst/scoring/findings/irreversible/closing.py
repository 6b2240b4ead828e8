"""What may follow an order and say no more of it: small words, where it runs, its end."""

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading

ENDS = frozenset(". ! ? ; \u3002 \uff01 \uff1b".split())
"""Marks at which an order is over."""
PAUSES = frozenset(", ( ) - \u2013 \u2014 \uff0c \u3001".split())
"""Marks behind which it may be limited: "delete all leads (only those of May)"."""


def alone(material: Material) -> bool:
    """Whether the text is all there is: no history, search, fields or action that could say more."""
    request = material.request
    if request.history or request.action or material.call or request.candidates is not None:
        return False
    return not any(map(is_filled, request.fields.values()))


@once_each
def spots(reading: Reading, name: str) -> dict[int, int]:
    """Where the words of a list stand, outside data: from token to token, the longest from each."""
    found: dict[int, int] = {}
    for hit in reading.all_hits.get(name, ()):
        if not reading.is_data(hit):
            found[hit.start] = max(hit.end, found.get(hit.start, 0))
    return found


def past(reading: Reading, at: int, name: str = "@saying_no_more") -> int:
    """Behind all words of a list that stand here in a row."""
    small = spots(reading, name)
    while at in small:
        at = small[at]
    return at


def over(reading: Reading, at: int) -> bool:
    """Whether an order is over here, so that nothing limits it: the end, a word that leads on, another order."""
    paused = at < len(reading) and reading.words[at] in PAUSES
    while at < len(reading) and reading.words[at] in PAUSES:
        at = past(reading, at + 1)
    if at >= len(reading) or reading.words[at] in ENDS:
        return True
    if at in spots(reading, "@limiting"):
        return False
    return at in spots(reading, "@leading_on_to") or (paused and (reading.han or orders(reading, at)))


def orders(reading: Reading, at: int) -> bool:
    """Whether a known verb that orders something begins here."""
    return any(at in spots(reading, name) for name in ("@order_verb", "@doing_verb", "@wiping_verb"))


def span(start: int, end: int, variant: str) -> Hit:
    """A place with the wording that goes with it."""
    return Hit(start, end, {"variant": variant})
