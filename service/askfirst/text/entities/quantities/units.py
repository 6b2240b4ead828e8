"""The unit of a number: its own, or one that it shares with a number beside it."""

from bisect import bisect_left

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.hit import Hit

JOINTS = frozenset("to or and - – up at /".split())
"""Between two numbers that share a unit: 20 to 25 cm/s."""
MORE = frozenset("more extra additional further new fresh full whole us imperial metric".split())


def unit_of(around: Surroundings, number: Hit) -> str:
    """The unit behind a number, or the one it shares with a number beside it (20 to 25 kg)."""
    own = own_unit(around, number)
    if own:
        return own
    place = bisect_left(around.numbers, number)
    for other in around.numbers[place + 1 : place + 2]:
        if number.end < other.start <= number.end + 4 and JOINTS.issuperset(around.words[number.end : other.start]):
            return own_unit(around, other)
    return ""


def own_unit(around: Surroundings, number: Hit) -> str:
    """The unit or the multiplication (60 x 10 L) right behind a number."""
    if number.attrs["value"][-2:].lower() == " m":
        return "m"
    end = number.end
    if end < len(around.words) and around.words[end] in MORE:
        end += 1
    if end < len(around.words) and around.words[end] in {"x", "×", "*"} and end + 1 < len(around.words):
        return "x"
    if end < len(around.words) and around.words[end] == "-":
        end += 1
    unit = around.units.get(end)
    return around.reading.text(unit) if unit else ""
