"""Actions and the slots that they need."""

from collections.abc import Sequence

from askfirst.rules.nodes.fields import Fields, all_filled, given
from askfirst.rules.nodes.logic import NotOf
from askfirst.rules.nodes.material import Material, action_key
from askfirst.rules.nodes.node import Node
from askfirst.text.fields.slots import slot_given
from askfirst.text.hit import NAMED, Hit
from askfirst.text.needs import Needs
from askfirst.text.reading import Reading

VALUE = "new_value"
"""The slot that fields of many names fill, also beside an order in words: `quantity`, `newStage`."""


class Order(Node):
    """An action: its verb in the text, or its name as the request's `action` or as the whole text of a call.

    Where the caller has declared the fields that the action needs and filled them all, the wording
    of the text is no longer what decides.
    """

    def __init__(self, verb: Node, names: Sequence[str]) -> None:
        self.verb, self.keys = verb, frozenset(map(action_key, names))

    def needs(self) -> Needs:
        needs = self.verb.needs()
        return None if needs is None else needs | self.keys

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.verb.places(reading)

    def triggers(self, material: Material) -> Sequence[Hit]:
        if all_filled(material.request):
            return ()
        call = material.call
        hits = () if call else self.verb.triggers(material)
        if not material.named & self.keys:
            return hits
        if material.action:
            return hits or [Hit(*material.text.cover(call.start, call.end)) if call else Hit(0, 0)]
        return [hit._replace(attrs={**hit.attrs, NAMED: "yes"}) for hit in hits or [Hit(0, 0)]]


class MeantOtherwise(NotOf):
    """What narrows the sense of an action's verb; a text that is only the action's name has no other sense."""

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return (trigger is not None and NAMED in trigger.attrs) or super().holds(material, trigger)


class SlotFilled(Node):
    """Whether an action's slot is given: by the text, or by a field. Of a call only arguments count."""

    def __init__(self, given_by: Node, fields: Fields, slot: str = "") -> None:
        self.given_by, self.fields, self.slot = given_by, fields, slot

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.given_by.places(reading)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.fields.holds(material, trigger) or (self.slot == VALUE and given(material.given, "value")):
            return True
        if material.named and slot_given(material.given, self.slot, self.fields.names):
            return True
        if material.call is not None:
            return False
        if trigger is not None and trigger.start == trigger.end:
            return bool(self.given_by.find(material.text))
        return self.given_by.holds(material, trigger)
