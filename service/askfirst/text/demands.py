"""What must stand in a case before a condition is worth trying."""

from collections.abc import Callable, Iterable, Set
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Demands = tuple[frozenset[str], ...]


def demanding(*sets: Iterable[str]) -> "Callable[[F], F]":
    """Marks a finder or entity as finding nothing unless each set has one thing that is there.

    `name` is a list with a word in the text, `=only` the word "only" itself, `+digit` a trait of the
    text or request (see `Material.keys`). Rules that begin with it are not even tried on other cases.
    """

    def mark(finder: F) -> F:
        finder.demands = tuple(frozenset(map(demand_key, names)) for names in sets)  # type: ignore[attr-defined]
        return finder

    return mark


def demand_key(name: str) -> str:
    """The key for what a finder demands: of a list, a word or a trait."""
    if name[0] == "=":
        return name[1:]
    return name if name[0] == "+" else "@" + name


def lacks(keys: Set[str], required: Demands) -> bool:
    """Whether of one of the sets of keys none was found, so that nothing need be tried."""
    for one in required:  # noqa: SIM110 a generator costs three times the loop
        if one.isdisjoint(keys):
            return True
    return False
