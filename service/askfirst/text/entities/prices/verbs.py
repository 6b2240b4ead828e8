"""Verbs that lead to a price: "we offer 480", "invoice the tattoo studio 2,980"."""

from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

OFFERING = frozenset("we i you they to can could will would shall may might please pls n't not and then".split())
CHARGING = frozenset({"invoice", "charge", "bill", "pay"})
CHARGED = 6
"""Words of who is charged."""


def offered(reading: Reading, position: int) -> bool:
    """Whether "offer" is the verb, "we offer 480", and not the paper, "extend offer 5512"."""
    if reading.words[position - 1] == "that":
        return False
    if reading.words[position - 1] == "and" and reading.words[position - 3 : position - 2] == ["offer"]:
        return False  # "offer 612 and offer 613": papers
    return commands(reading, position) or reading.words[position - 1] in OFFERING


def charged(reading: Reading, number: Hit) -> bool:
    """Whether an order to charge somebody leads to the number: "Invoice the tattoo studio 2,980 in two parts"."""
    first = reading.sentence_start(number.start)
    return any(
        reading.words[at] in CHARGING and commands(reading, at) and ("the" in reading.words[at + 1 : at + 2])
        for at in range(max(first, number.start - CHARGED), number.start)
    )
