"""Goals of degree: "as cheap as possible", "as quickly as you can"."""

from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

AXES = ("goal_cost", "goal_speed", "goal_quality", "goal_near")


class Goal(NamedTuple):
    """The words of a goal: `noun` is what it is about, `axis` what it costs.

    `whole` goals are for the thing itself, `side` is set where the noun is only a side of it.
    """

    hit: Hit
    word: str
    noun: str
    axis: str
    whole: bool
    side: bool = False


def degrees(reading: Reading) -> list[Goal]:
    """Such as "As cheap as possible", "as quickly as you can"."""
    return [goal for hit in reading.all_hits.get("@as_possible", ()) for goal in degree(reading, hit)]


def degree(reading: Reading, possible: Hit) -> list[Goal]:
    """The goals that end with one "as possible": none without an "as" ahead, two where they share it."""
    words = reading.words
    lead = next((at for at in range(possible.start - 1, max(possible.start - 7, -1), -1) if words[at] == "as"), None)
    if lead is None:
        return []
    axis = axis_in(reading, range(max(lead - 3, 0), possible.start))
    if not axis:
        return []
    shared = twin(reading, lead, axis)
    own = Hit(lead, possible.end)
    noun = words[lead - 1] if lead else ""
    return [*shared, Goal(own if shared else with_lead(reading, own), words[lead + 1], noun, axis, True)]


def axis_in(reading: Reading, stretch: range, apart_from: str = "") -> str:
    """The first axis, but for one, that a word of the stretch is on; empty if none is."""
    for axis in AXES:
        if axis != apart_from and any(hit.start in stretch for hit in reading.all_hits.get("@" + axis, ())):
            return axis
    return ""


def twin(reading: Reading, start: int, axis: str) -> list[Goal]:
    """The first of two goals that share their end: "as cheap and as central as possible"."""
    words = reading.words
    if words[max(0, start - 1) : start] not in (["and"], [","], ["&"]):
        return []
    lead = next((place for place in range(start - 2, max(start - 6, -1), -1) if words[place] == "as"), -1)
    other = axis_in(reading, range(lead + 1, start), apart_from=axis) if lead >= 0 else ""
    return [Goal(Hit(lead, start - 1), words[lead + 1], "", other, True)] if other else []


def with_lead(reading: Reading, hit: Hit) -> Hit:
    """The goal with what it is said of, as far as its clause goes back."""
    return Hit(max(reading.clause_start(hit.start), hit.start - 6), hit.end)
