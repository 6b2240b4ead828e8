"""Parts of descriptions that repeat."""

from typing import Any

from askfirst.http.operation import content, named


def answered(schema: str, value: object, said: str) -> dict[str, Any]:
    """A JSON answer with an example."""
    return {"application/json": content(named(schema), {"one": (said, value)})}


def identified(what: str, example: str, pattern: str) -> dict[str, Any]:
    """The part of the address that varies."""
    schema = {"type": "string", "pattern": pattern}
    said = f"{what}'s id"
    return {"name": "id", "in": "path", "required": True, "description": said, "schema": schema, "example": example}
