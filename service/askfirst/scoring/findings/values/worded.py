"""Values of fields that stand in the text: "ship order A-17 with DHL, 4 kg" gives `carrier` and `weight_kg`.

Only what can be no other field's is taken: the one figure in the unit that the name ends in, the one address, what
stands right behind the name's own words, the one name behind "with" or "via" for whatever carries something.
"""

from askfirst.text.fields.names import words_of
from askfirst.text.fields.words import MARKS
from askfirst.text.given import valued
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CARRIERS = frozenset("carrier courier shipper forwarder airline transport versender spediteur transportista".split())
"""Last words of names of what goods or people go with."""
BY = frozenset("with via by per through using mit über durch par avec con por com".split())
ADDRESSES = frozenset("email mail".split())
NUMBERING = frozenset("id no nr number key ref reference code".split())
"""Marks behind a thing's own word for which its id in the text is the value."""


def worded(text: Reading, name: str) -> bool:
    """Whether the text gives the value of a field of that name."""
    words = words_of(name)
    if not words or not text.words:
        return False
    last = words[-1]
    if last in ADDRESSES:
        return len(text.entities("email")) == 1
    if last in CARRIERS and len(ridden(text)) == 1:
        return True
    if len(words) > 1 and measured(text, last):
        return True
    noun = words[:-1] if last in NUMBERING and len(words) > 1 else words
    return MARKS.isdisjoint(noun) and named(text, noun)


def ridden(text: Reading) -> list[Hit]:
    """The names behind "with", "via" or "by"."""
    return [hit for hit in text.entities("name") if hit.start and text.words[hit.start - 1] in BY]


def measured(text: Reading, unit: str) -> bool:
    """Whether one figure of the text, and no other, is in that unit."""
    found = [
        at
        for at, word in enumerate(text.words)
        if word == unit and at and text.words[at - 1].replace(".", "").replace(",", "").isdigit()
    ]
    return len(found) == 1


def named(text: Reading, noun: tuple[str, ...]) -> bool:
    """Whether these words stand in the text with their value right behind them: "order A-17", "carrier: DHL"."""
    length = len(noun)
    return any(
        tuple(text.words[at : at + length]) == noun and not text.data_kinds[at] and valued(text, at + length)
        for at in range(len(text.words) - length + 1)
    )
