"""Fields of the request."""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.model import Instruction
from askfirst.rules.nodes.actions import plain_name
from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node
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
    """Whether every field that the request declares as required has a value."""
    return all(has_value(name, field_value(request.fields, name)) for name in request.required_fields)
