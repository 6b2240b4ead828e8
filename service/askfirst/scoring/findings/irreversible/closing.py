"""What may follow an order and say no more of it: small words, where it runs, its end."""

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ENDS = frozenset(". ! ? ; , ( ) - \u2013 \u2014 \u3002 \uff01 \uff0c \uff1b \u3001".split())
"""Marks at which an order is over."""


def alone(material: Material) -> bool:
    """Whether the text is all there is: no history, search, fields or action that could say more."""
    request = material.request
    if request.history or request.action or material.call or request.candidates is not None:
        return False
    return not any(map(is_filled, request.fields.values()))


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
    """Whether an order is over here, so that nothing limits it: the end, a mark, a word that leads on."""
    return at >= len(reading) or reading.words[at] in ENDS or at in spots(reading, "@leading_on_to")


def span(start: int, end: int, variant: str) -> Hit:
    """A place with the wording that goes with it."""
    return Hit(start, end, {"variant": variant})
