"""Compiled conditions: what a rule looks for, ready to be tried on a text.

Two questions are asked of a condition: `find` gives the places in one reading, `holds` says whether
it is met by the case as a whole: the text, else the history, else the request's fields. A condition
that is tied to the trigger's place (`within`, `near`, `after`, `before`, `on`) can only be met in the text.
"""

from askfirst.rules.nodes.actions import MeantOtherwise, Order, SlotFilled
from askfirst.rules.nodes.fields import Fields, all_filled, carries, complete, field_value, plain_name
from askfirst.rules.nodes.finders import Command, Entity, Found, InOrder, Terms, Wanted
from askfirst.rules.nodes.logic import AllOf, AnyOf, NotOf
from askfirst.rules.nodes.material import NO_ACTS, Material, MaterialFinder
from askfirst.rules.nodes.node import Node, Place
from askfirst.text.needs import Needs, needing

__all__ = [
    "NO_ACTS", "AllOf", "AnyOf", "Command", "Entity", "Fields", "Found", "InOrder", "Material",
    "MaterialFinder", "MeantOtherwise", "Needs", "Node", "NotOf", "Order", "Place", "SlotFilled", "Terms", "Wanted",
    "all_filled", "carries", "complete", "field_value", "needing", "plain_name",
]  # fmt: skip
