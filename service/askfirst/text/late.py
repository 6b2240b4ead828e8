"""Patterns that are compiled when they are first used.

To compile a pattern takes time by its length: the longest twenty took a twentieth of a start. Few texts need them.
"""

import re
from collections.abc import Callable, Iterator

from askfirst.text.lazy import lazy


class Late:
    """A pattern, and what it is used for; the functions are those of the compiled one."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern, self.flags = pattern, flags

    @lazy
    def compiled(self) -> re.Pattern[str]:
        """The pattern, compiled. Raises re.error where it is none."""
        return re.compile(self.pattern, self.flags)

    @lazy
    def search(self) -> Callable[[str], re.Match[str] | None]:
        """The first place in a text."""
        return self.compiled.search

    @lazy
    def match(self) -> Callable[[str], re.Match[str] | None]:
        """The place at the start of a text."""
        return self.compiled.match

    @lazy
    def fullmatch(self) -> Callable[[str], re.Match[str] | None]:
        """The whole text, where it matches."""
        return self.compiled.fullmatch

    @lazy
    def finditer(self) -> Callable[[str], Iterator[re.Match[str]]]:
        """All places in a text, one after the other."""
        return self.compiled.finditer

    @lazy
    def findall(self) -> Callable[[str], list[str]]:
        """What stands at all places in a text."""
        return self.compiled.findall

    @lazy
    def sub(self) -> Callable[..., str]:
        """A text with something else at all places, or at the first `count` of them."""
        return self.compiled.sub
