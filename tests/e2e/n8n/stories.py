"""What happens in the one n8n: each story is a workflow of its own, and mostly one execution of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.n8n.workflows import Workflow

UNCLEAR = {"text": "Give them a good discount", "department": "sales"}
CLEAR = {"text": "Give Acme Ltd 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}


def unchanged(_: Workflow) -> None:
    pass


@dataclass(frozen=True)
class Story:
    """A workflow made from an example, and the body that begins it."""

    name: str
    example: str
    body: Any = field(default_factory=lambda: UNCLEAR)
    service: str = "stateless"
    """`stateless` has no store, `keeping` has SQLite."""
    change: Callable[[Workflow], None] = unchanged


STORIES = [
    # What waits for a minute a level begins first.
    Story("http-nobody", "6-http-request-only"),
    Story("http-answered", "6-http-request-only"),
    Story("http-clear", "6-http-request-only", CLEAR),
]
