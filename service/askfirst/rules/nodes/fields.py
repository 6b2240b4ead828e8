"""Fields of the request: which are filled, and what they bring to an order, so that its text need not."""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.model import Instruction
from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node
from askfirst.text.fields.parts import gives
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Fields(Node):
    """Request fields that are filled; met by the case, never at a place."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        given = material.given
        return bool(given) and any(has_value(name, field_value(given, name)) for name in self.names)


def plain_name(name: str) -> str:
    """A name without case and joints: `issueRefund`, `issue-refund` and "Issue refund" are one."""
    return "".join(character for character in name.lower() if character.isalnum())


def field_value(fields: Mapping[str, Any], name: str) -> Any:
    """The value of a field, however its name is written; a dotted name leads into nested fields."""
    if name in fields:
        return fields[name]
    head, dot, rest = name.partition(".")
    if dot and isinstance(fields.get(head), dict):
        return field_value(fields[head], rest)
    wanted = plain_name(name)
    return next((value for key, value in fields.items() if wanted and plain_name(key) == wanted), None)


def all_filled(request: Instruction) -> bool:
    """Whether the caller has declared what it needs and filled all of it: the wording then decides nothing."""
    fields, names = request.fields, request.required_fields
    return bool(names) and all(has_value(name, field_value(fields, name)) for name in names)


def complete(material: Material) -> bool:
    """The same of a case."""
    return all_filled(material.request)


def carries(material: Material, part: str) -> bool:
    """Whether a field gives this part of an order, or the request is complete without its text."""
    fields = material.request.fields
    return bool(fields) and (complete(material) or given(fields, part))


def given(fields: Mapping[str, Any], part: str) -> bool:
    """Whether one of these fields has a value that gives this part of an order."""
    return any(has_value(name, value) and gives(name, value, part) for name, value in fields.items())
