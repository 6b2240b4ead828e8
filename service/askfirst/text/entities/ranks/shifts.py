"""Shifts of rank that say no place: before the rest - higher in the queue."""

from askfirst.text.entities.ranks.levels import about_work
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UP = frozenset(
    ("up down higher lower forward ahead earlier sooner later back better near nearer early low high").split()
)
THAN = frozenset(
    ("than before above over ahead behind past after overtake overtakes prior outrank outranks below under").split()
)


def shifts(reading: Reading) -> list[Hit]:
    """Before the rest - up the packing queue."""
    found = []
    for rest in reading.hits("@the_others"):
        than = compared(reading, rest)
        if than is not None:
            found.append(Hit(than, rest.end))
    for noun in reading.all_hits.get("@queue_noun", ()):
        up = None if numbered(reading, noun) else climbs(reading, noun)
        if up is not None:
            found.append(Hit(up, noun.end))
    return found


def compared(reading: Reading, rest: Hit) -> int | None:
    """Where "before the rest" begins, in a sentence about something that can be ranked."""
    for position in range(rest.start - 1, max(-1, rest.start - 4), -1):
        if reading.words[position] in THAN:
            return position if about_work(reading, rest) else None
    return None


def numbered(reading: Reading, noun: Hit) -> bool:
    """Whether it is a line of a shop floor, which has a number: "speed up line 2"."""
    behind = reading.words[noun.end : noun.end + 1]
    return reading.words[noun.start] == "line" and bool(behind) and behind[0].isdigit()


def climbs(reading: Reading, noun: Hit) -> int | None:
    """Where "up the packing queue" begins, if nothing says how far."""
    for position in range(noun.start - 1, max(-1, noun.start - 8), -1):
        if reading.words[position] in UP:
            return position if about_work(reading, noun) else None
        if not reading.words[position].isalpha() or reading.words[position] in {"to", "from"}:
            return None
    return None
