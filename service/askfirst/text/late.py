"""Patterns that are compiled when they are first used.

To compile a pattern takes time by its length, and a start has hundreds of which few texts need many: those that take
more than a quarter of a millisecond took a tenth of it.
"""

import re
from typing import Any, cast

from askfirst.text.lazy import lazy


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
