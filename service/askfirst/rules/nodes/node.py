"""What every condition can be asked."""

from collections.abc import Sequence
from typing import cast

from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.place import FEW, Place, Row, row_of
from askfirst.text.demands import Demands
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Node:
    """A condition. Subclasses say where in a reading it is met."""

    place: Place | None = None

    def places(self, reading: Reading) -> Sequence[Hit]:
        """Every place in the reading, without regard to a trigger."""
        raise NotImplementedError

    def heads(self, reading: Reading) -> Sequence[Hit]:
        """The places ahead of what belongs to them, for a row of finds; a verb that comes last has words of request."""
        return self.places(reading)

    def met(self, reading: Reading, trigger: Hit) -> bool:
        """Whether this one reading meets the condition, seen from the trigger."""
        return bool(self.find(reading, trigger))

    def find(self, reading: Reading, trigger: Hit | None = None) -> Sequence[Hit]:
        """The places that count for the trigger."""
        hits = self.places(reading)
        place = self.place
        if place is None or trigger is None or not hits:
            return hits
        return place.admitted(reading, hits, trigger, self.row(reading, hits))

    @property
    def free(self) -> bool:
        """Whether the places are the same ones for every trigger."""
        return self.place is None

    def row(self, reading: Reading, hits: Sequence[Hit]) -> Row | None:
        """All places of the condition as a row, kept on the reading."""
        if len(hits) <= FEW:
            return None
        key = (row_of, self)
        if key not in reading.placed:
            reading.placed[key] = row_of(hits)
        return cast("Row | None", reading.placed[key])

    def triggers(self, material: Material) -> Sequence[Hit]:
        """The places that raise an issue, where this condition is a rule's `when`."""
        return self.find(material.text)

    def demands(self) -> Demands:
        """Sets of term keys of which each must have one in the text, or there is no place to find."""
        return ()

    def alternatives(self) -> list[Demands]:
        """Demands of which at least one must be met in full; one by one they tell more than together."""
        return [self.demands()]

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        """Whether the case meets the condition."""
        if self.find(material.text, trigger):
            return True
        if self.place is not None and trigger is not None:
            return False
        return any(self.places(reading) for reading in material.context)
