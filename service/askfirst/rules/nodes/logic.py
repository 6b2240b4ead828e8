"""Conditions made of conditions: any, all, not."""

from collections.abc import Sequence
from functools import cached_property

from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node, by_reading
from askfirst.text.hit import Hit, outermost
from askfirst.text.needs import Needs, either, rarest
from askfirst.text.reading import Reading


class AnyOf(Node):
    """Met where one of its parts is."""

    def __init__(self, parts: Sequence[Node]) -> None:
        self.parts = tuple(parts)
        self.gates = [(part, part.needs()) for part in self.parts]

    def needs(self) -> Needs:
        return either(needs for _, needs in self.gates)

    def triggers(self, material: Material) -> Sequence[Hit]:
        keys = material.keys
        return outermost(
            [
                hit
                for part, needs in self.gates
                if needs is None or not needs.isdisjoint(keys)
                for hit in part.triggers(material)
            ]
        )

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        return outermost([hit for part in self.parts for hit in part.places(reading)])

    def find(self, reading: Reading, trigger: Hit | None = None) -> Sequence[Hit]:
        if trigger is None or self.free:
            return self.places(reading)
        hits = [*self.unbound(reading), *(hit for part in self.bound for hit in part.find(reading, trigger))]
        return outermost(hits if self.place is None else self.place.admitted(reading, hits, trigger))

    @property
    def free(self) -> bool:
        return self.place is None and not self.bound

    @cached_property
    def bound(self) -> list[Node]:
        """Its parts whose places are others for each trigger."""
        return [part for part in self.parts if not part.free]

    @by_reading
    def unbound(self, reading: Reading) -> Sequence[Hit]:
        """The places of its other parts: a long list is not gone through anew for each of many triggers."""
        return [hit for part in self.parts if part.free for hit in part.find(reading)]

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.place is not None:
            return super().holds(material, trigger)
        return any(part.holds(material, trigger) for part in self.parts)


class AllOf(Node):
    """Met where its first part is, if the others are met too, seen from there."""

    def __init__(self, parts: Sequence[Node]) -> None:
        self.parts = tuple(parts)

    def needs(self) -> Needs:
        first, *others = self.parts  # what others need may stand in the context, unless they are tied to a place
        return rarest([first.needs(), *(other.needs() for other in others if other.place is not None)])

    def triggers(self, material: Material) -> Sequence[Hit]:
        first, *others = self.parts
        found = [hit for hit in first.triggers(material) if all(other.holds(material, hit) for other in others)]
        return [self.paired(material.text, hit) for hit in found]

    def paired(self, reading: Reading, hit: Hit) -> Hit:
        """The hit with what meets the next part beside it, in the order of the text, as `a` and `b` for the question.

        What a finder says itself of its `a` and `b` stays.
        """
        for part in self.parts[1:]:
            if part.place is None or {"a", "b"} & hit.attrs.keys():
                continue
            beside = next((one for one in part.find(reading, hit) if not one.overlaps(hit)), None)
            if beside is not None:
                one, other = sorted((hit, beside))
                return hit._replace(attrs={**hit.attrs, "a": reading.text(one), "b": reading.text(other)})
        return hit

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        first, *others = self.parts
        return [hit for hit in first.places(reading) if all(other.met(reading, hit) for other in others)]

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.place is not None:
            return super().holds(material, trigger)
        return all(part.holds(material, trigger) for part in self.parts)


class NotOf(Node):
    """Met where its part is not; has no place of its own."""

    def __init__(self, part: Node) -> None:
        self.part = part

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def met(self, reading: Reading, trigger: Hit) -> bool:
        return not self.part.met(reading, trigger)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return not self.part.holds(material, trigger)
