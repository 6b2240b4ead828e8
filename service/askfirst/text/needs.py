"""What must stand in a case before a condition is worth trying: most rules are not, on most texts."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Needs: TypeAlias = frozenset[str] | None
"""Keys of which one must be there (see `Material.keys`): a list by its name, `@name`, with a word in the text, a word
itself, a trait such as `+digit`. None where nothing need be."""


def needing(*keys: str) -> Callable[[F], F]:
    """Marks a finder or entity as finding nothing where none of the keys is there."""

    def mark(finder: F) -> F:
        finder.needs = frozenset(keys)  # type: ignore[attr-defined]
        return finder

    return mark


def needs_of(finder: object) -> Needs:
    """What a finder was marked with."""
    needs: Needs = getattr(finder, "needs", None)
    return needs


def rarest(several: Iterable[Needs]) -> Needs:
    """Of needs that must all be met the one that is met the least often: lists are rarer than articles and pronouns."""
    return min(
        (needs for needs in several if needs is not None),
        key=lambda needs: (not all(key.startswith("@") for key in needs), len(needs)),
        default=None,
    )


def either(several: Iterable[Needs]) -> Needs:
    """Of needs of which one must be met."""
    joined: frozenset[str] = frozenset()
    for needs in several:
        if needs is None:
            return None
        joined |= needs
    return joined
