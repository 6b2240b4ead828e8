"""The unit of a number: its own, or one that it shares with a number beside it."""

from bisect import bisect_left

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS

MORE = frozenset("more extra additional further new fresh full whole us imperial metric".split())
JOINTS = frozenset("to or and - – instead of rather than the from not old previous down up at /".split())


def unit_of(around: Surroundings, number: Hit) -> str:
    """The unit behind a number, or the one it shares with a number beside it (20 to 25 kg)."""
    own = own_unit(around, number)
    if own:
        return own
    place = bisect_left(around.numbers, number)
    for other in around.numbers[place + 1 : place + 2]:
        if joined(around, number.end, other.start) and own_unit(around, other) and not is_size(around, number, other):
            return own_unit(around, other)
    for other in around.numbers[max(0, place - 1) : place]:
        unit = own_unit(around, other)
        if unit and joined(around, other.end + len(unit.split()), number.start):
            return unit
    return ""


def is_size(around: Surroundings, number: Hit, other: Hit) -> bool:
    """Whether the second number is the size of what there is so much of: 70 of the 12 mm - birch."""
    if around.words[number.end : number.end + 1] != ["of"]:
        return False
    end = other.end + (around.words[other.end : other.end + 1] == ["-"])
    unit = around.units.get(end)
    behind = around.words[unit.end : unit.end + 1] if unit else []
    return bool(behind) and behind[0].isalpha() and behind[0] not in STOPS


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


def joined(around: Surroundings, start: int, end: int) -> bool:
    """Whether only joining words stand between two numbers."""
    between = around.words[start:end]
    if start < end <= start + 4 and JOINTS.issuperset(between):
        return True
    # "CR-4 to minus 18 and CR-5 to plus 4 degrees": one unit for two things
    if not start < end <= start + 7 or "and" not in between:
        return False
    ids = around.reading.covered("id")
    return all(word in SIGNED or at in ids for at, word in enumerate(between, start))


SIGNED = JOINTS | {"plus", "minus"}
