"""Compiled conditions: what a rule looks for, ready to be tried on a text.

Two questions are asked of a condition: `find` gives the places in one reading, `holds` says whether
it is met by the case as a whole: the text, else the history, else the request's fields. A condition
that is tied to the trigger's place (`within`, `near`, `after`, `before`, `on`) can only be met in the text.
"""

from askfirst.rules.nodes.actions import action_key, action_keys, plain_name
from askfirst.rules.nodes.carried import carries, complete
from askfirst.rules.nodes.entity import Entity
from askfirst.rules.nodes.fields import Fields, all_filled, field_value
from askfirst.rules.nodes.found import Found
from askfirst.rules.nodes.logic import AllOf, AnyOf, NotOf
from askfirst.rules.nodes.material import NO_ACTS, Material, MaterialFinder
from askfirst.rules.nodes.node import Node
from askfirst.rules.nodes.order import MeantOtherwise, Order, SlotFilled
from askfirst.rules.nodes.place import Place
from askfirst.rules.nodes.sequence import InOrder
from askfirst.rules.nodes.terms import Command, Terms, Wanted
from askfirst.text.demands import Demands, demand_key, demanding, lacks

__all__ = [
    "NO_ACTS",
    "AllOf",
    "AnyOf",
    "Command",
    "Demands",
    "Entity",
    "Fields",
    "Found",
    "InOrder",
    "Material",
    "MaterialFinder",
    "MeantOtherwise",
    "Node",
    "NotOf",
    "Order",
    "Place",
    "SlotFilled",
    "Terms",
    "Wanted",
    "action_key",
    "action_keys",
    "all_filled",
    "carries",
    "complete",
    "demand_key",
    "demanding",
    "field_value",
    "lacks",
    "plain_name",
]
