"""What every condition can be asked, and where a find counts, seen from the trigger."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

from askfirst.rules.nodes.material import Material
from askfirst.text.hit import Hit
from askfirst.text.needs import Needs
from askfirst.text.reading import Reading

T = TypeVar("T")


class Place(NamedTuple):
    """The modifiers of a condition: where a find counts, seen from the trigger. Distances are in tokens."""

    within: str | None = None
    near: int | None = None
    after: int | None = None
    before: int | None = None
    on: bool | None = None

    def admitted(self, reading: Reading, hits: Sequence[Hit], trigger: Hit) -> Sequence[Hit]:
        """Those of some finds that count for a trigger; one without a place of its own binds nothing."""
        if not hits or trigger.start == trigger.end:
            return hits
        first, last, over, until = self.reach(reading, trigger)
        return [hit for hit in hits if first <= hit[0] <= last and over <= hit[1] <= until]

    def reach(self, reading: Reading, trigger: Hit) -> tuple[int, int, int, int]:
        """The first and the last token at which a find may begin, and those at which it may end."""
        start, end = trigger.start, trigger.end
        first, last = 0, len(reading)
        over, until = -1, len(reading)
        if self.within in ("sentence", "clause"):
            numbers = reading.sentences if self.within == "sentence" else reading.clauses
            first, last = bisect_left(numbers, numbers[start]), bisect_right(numbers, numbers[start]) - 1
        if self.on:
            last, over = min(last, end - 1), start + 1
        if self.near is not None:
            last, over = min(last, end + self.near), max(over, start - self.near)
        if self.after is not None:
            first, last = max(first, start), min(last, end + self.after)
        if self.before is not None:
            over, until = max(over, start - self.before), start
        return first, last, over, until


def by_reading(find: Callable[[Any, Reading], T]) -> Callable[[Any, Reading], T]:
    """A condition's method whose value is kept on the reading: a list of orders asks again from each of them."""

    @wraps(find)
    def kept(condition: Any, reading: Reading) -> T:
        key = (find, condition)
        if key not in reading.placed:
            reading.placed[key] = find(condition, reading)
        return cast("T", reading.placed[key])

    return kept


class Node:
    """A condition. Subclasses say where in a reading it is met."""

    place: Place | None = None

    def places(self, reading: Reading) -> Sequence[Hit]:
        """Every place in the reading, without regard to a trigger."""
        raise NotImplementedError

    def met(self, reading: Reading, trigger: Hit) -> bool:
        """Whether this one reading meets the condition, seen from the trigger."""
        return bool(self.find(reading, trigger))

    def find(self, reading: Reading, trigger: Hit | None = None) -> Sequence[Hit]:
        """The places that count for the trigger."""
        hits = self.places(reading)
        if self.place is None or trigger is None:
            return hits
        return self.place.admitted(reading, hits, trigger)

    @property
    def free(self) -> bool:
        """Whether the places are the same ones for every trigger."""
        return self.place is None

    def triggers(self, material: Material) -> Sequence[Hit]:
        """The places that raise an issue, where this condition is a rule's `when`."""
        return self.find(material.text)

    def needs(self) -> Needs:
        """Keys of which one must be there, or there is no place to find."""
        return None

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        """Whether the case meets the condition: its text, else, unless it is tied to a place there, its context."""
        if self.find(material.text, trigger):
            return True
        if self.place is not None and trigger is not None:
            return False
        return any(self.places(reading) for reading in material.context)
