"""Entities, by name and attributes."""

from collections.abc import Mapping, Sequence

from askfirst.rules.nodes.node import Node
from askfirst.text.demands import Demands
from askfirst.text.hit import Hit
from askfirst.text.lazy import by_reading
from askfirst.text.reading import Reading


class Entity(Node):
    """An entity, with the attribute values it must have; an empty value asks that there is none."""

    def __init__(self, name: str, where: Mapping[str, str], demands: Demands = ()) -> None:
        self.name, self.where, self.asked = name, tuple(where.items()), demands

    def demands(self) -> Demands:
        return self.asked

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = reading.entities(self.name)
        for name, value in self.where:
            values = value.split("|")
            hits = [hit for hit in hits if hit.attrs.get(name, "") in values]
        return hits
