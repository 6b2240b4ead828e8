"""Functions whose values are kept on what they are asked about."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")


def once(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A function whose values are kept on its first argument, by the other ones, which are given by position.

    Nobody may change a value, and it must not know what it hangs on: a circle is left to the garbage collector.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    def kept(about: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        values: dict[object, T] = about.__dict__.setdefault(name, {})
        if args not in values:
            values[args] = make(about, *args, **kwargs)
        return values[args]

    return wraps(make)(kept)
