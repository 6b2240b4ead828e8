"""Where texts are read: an interface, for a service in other processes; and in place, for whoever has one caller."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from msgspec import Struct

from askfirst.clarifications.state import Clarification
from askfirst.gate import Gate
from askfirst.gate.second_opinion import Opinion

P = ParamSpec("P")
T = TypeVar("T")


conversation: ContextVar[str | None] = ContextVar("conversation", default=None)
"""The id of the chat in which what is read now was said, for traces."""
opinions: ContextVar[dict[str, Opinion] | None] = ContextVar("opinions", default=None)
"""The second opinions that came in earlier tries of the same change, so that a further try asks nobody again."""


class OffLoop(Protocol):
    """Calls functions that read texts."""

    async def run(self, size: int, do: Callable[Concatenate[Gate, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """What `do(gate, ...)` gives; `do` is a pure function of a module, `size` the characters that it reads.

        Raises what that raises, and ScoringError.
        """


class InPlace:
    """Calls them where it stands."""

    def __init__(self, gate: Callable[[], Gate]) -> None:
        """`gate` gives the gate in use."""
        self._gate = gate

    async def run(self, _size: int, do: Callable[Concatenate[Gate, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """What `do(gate, ...)` gives."""
        return do(self._gate(), *given, **named)


def characters(value: object) -> int:
    """How many characters of text there are in a value, wherever they stand in it."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        value = [*value, *value.values()]
    return sum(map(characters, value)) if isinstance(value, list | tuple) else 0


def read_with(c: Clarification | None, *others: object) -> int:
    """How many characters are read where something is done with a clarification."""
    return characters(others) + (characters((c.instruction, c.answers)) if c is not None else 0)
