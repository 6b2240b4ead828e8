"""Parts of descriptions that repeat."""

from typing import Any

from askfirst.http.clarifications.description.examples import ID
from askfirst.http.operation import content, named

STORE = {
    "501": "The service keeps nothing: carry the clarification with /v1/clarifications/step",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
}
MISSING = {"404": "No such clarification"}
ENDED = {"409": "It has ended, or the question has another answer: `recorded` says what counts"}
QUERY = {"400": "A parameter does not fit: `errors` says which"}


def shown(examples: dict[str, tuple[str, Any]]) -> dict[str, Any]:
    """A clarification as an answer."""
    return {"application/json": content(named("ClarificationView"), examples)}


def taken(name: str, examples: dict[str, tuple[str, Any]]) -> dict[str, Any]:
    """A body that is taken."""
    return {"required": True, "content": {"application/json": content(named(name), examples)}}


def identified() -> dict[str, Any]:
    """The id in the address."""
    schema = {"type": "string", "pattern": "^clr_[0-9a-f]{32}$"}
    return {"name": "id", "in": "path", "required": True, "schema": schema, "example": ID}
