"""Actions and the slots that they need."""

from collections.abc import Sequence

from askfirst.rules.nodes.actions import action_key, action_keys
from askfirst.rules.nodes.carried import given
from askfirst.rules.nodes.fields import Fields, all_filled
from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node
from askfirst.text.demands import Demands
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Order(Node):
    """An action: its verb in the text, or its name as the request's `action`.

    Where the caller has declared the fields that the action needs and filled them all, the wording
    of the text is no longer what decides.
    """

    def __init__(self, verb: Node, names: Sequence[str]) -> None:
        self.verb, self.keys = verb, frozenset(map(action_key, names))

    def demands(self) -> Demands:
        return tuple(keys | self.keys for keys in self.verb.demands())

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.verb.places(reading)

    def triggers(self, material: Material) -> Sequence[Hit]:
        request = material.request
        if request.required_fields and all_filled(request):
            return ()
        call = material.call
        hits = () if call else self.verb.triggers(material)
        if hits or not material.action or not action_keys(material.action) & self.keys:
            return hits
        return [Hit(*material.text.cover(call.start, call.end)) if call else Hit(0, 0)]


PART_OF_SLOT = {"new_value": "value"}
"""The part of an order that a slot stands for, where fields of many names hold it: `quantity`, `newStage`."""


class SlotFilled(Node):
    """Whether an action's slot is given: by the text, or by a field. Of a call only arguments count."""

    def __init__(self, given_by: Node, fields: Fields, slot: str = "") -> None:
        self.given_by, self.fields, self.part = given_by, fields, PART_OF_SLOT.get(slot, "")

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.given_by.places(reading)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.fields.holds(material, trigger) or (self.part and given(material.given, self.part)):
            return True
        if material.call is not None:
            return False
        if trigger is not None and trigger.start == trigger.end:
            return bool(self.given_by.find(material.text))
        return self.given_by.holds(material, trigger)
