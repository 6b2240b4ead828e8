"""Values and patterns that are worked out when they are first asked for.

`functools.cached_property` of Python 3.11 takes a lock for each; a text is read by one thread. To compile a pattern
takes time by its length, and a start has hundreds of which few texts need many.
"""

import re
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Generic, Self, TypeVar, cast, overload

S = TypeVar("S")
T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 used as a decorator, as property is
    """A property whose value is kept on the instance after the first call."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make, self.name, self.__doc__ = make, make.__name__, make.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object | None, owner: type) -> Self | T:
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.make(instance)
        return value


def once(make: Callable[[S], T]) -> Callable[[S], T]:
    """A function whose value is kept on what it is asked about, as `lazy` keeps a property of its own class.

    The value must not know what it hangs on: a circle is left to the garbage collector.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def kept(about: S) -> T:
        values = about.__dict__
        if name not in values:
            values[name] = make(about)
        found: T = values[name]
        return found

    return kept


def by_reading(find: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """A condition's method whose value is kept on the reading: a list of orders asks again from each of them."""

    @wraps(find)
    def kept(condition: Any, reading: Any) -> T:
        key = (find, condition)
        if key not in reading.placed:
            reading.placed[key] = find(condition, reading)
        value: T = reading.placed[key]
        return value

    return kept


def once_each(find: Callable[[S, str], T]) -> Callable[[S, str], T]:
    """A function of something and a word, whose values are kept on that something. Nobody may change them."""
    name = f"{find.__module__}.{find.__qualname__}"

    @wraps(find)
    def kept(about: S, word: str) -> T:
        values, key = about.__dict__, f"{name} {word}"
        if key not in values:
            values[key] = find(about, word)
        found: T = values[key]
        return found

    return kept


def latest(make: Callable[[S], T]) -> Callable[[S], T]:
    """A function whose value is kept until it is asked about something else: for values that know what they are of."""
    return lru_cache(maxsize=1)(make)


class Late:
    """A pattern, and what it is used for: it is asked as a compiled one is."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern, self.flags = pattern, flags

    @lazy
    def compiled(self) -> re.Pattern[str]:
        """The pattern, compiled. Raises re.error where it is none."""
        return re.compile(self.pattern, self.flags)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        value = self.__dict__[name] = getattr(self.compiled, name)
        return value


def late(pattern: str, flags: int = 0) -> "re.Pattern[str]":
    """The pattern, compiled when a text needs it. Functions of `re` do not take it; the `re` of a match is not it."""
    return cast("re.Pattern[str]", Late(pattern, flags))
