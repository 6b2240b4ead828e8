"""What stands between white space, cut into tokens as spaCy cuts it."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from askfirst.text.lazy import lazy
from askfirst.text.tokenising.rules import Expressions, Rules, is_usual

NEVER = r"(?!)"
"""Matches nowhere."""
Find: TypeAlias = Callable[[str], re.Match[str] | None]


class Affixes(NamedTuple):
    """What expressions find in a chunk."""

    prefix: Find
    suffix: Find
    infix: Callable[[str], Iterator[re.Match[str]]]
    whole: Find


def affixes_of(given: Expressions) -> Affixes:
    """The expressions, compiled."""
    prefix, suffix, infix, whole = (
        re.compile(one or NEVER) for one in (given.prefix, given.suffix, given.infix, given.whole)
    )
    return Affixes(prefix.search, suffix.search, infix.finditer, whole.match)


class Chunks:
    """Cuts prefixes and suffixes off a chunk, until it is a special word or has none left, then at infixes."""

    def __init__(self, rules: Rules) -> None:
        self.special = rules.special
        self.rules = rules
        self.usual = affixes_of(rules.usual)

    @lazy
    def every(self) -> Affixes:
        """Those for any chunk; compiled with the first one that needs them, as most services meet few or none."""
        return affixes_of(self.rules.every)

    def affixes(self, chunk: str) -> Affixes:
        """Those to cut a chunk by."""
        return self.usual if is_usual(chunk) else self.every

    def sizes(self, chunk: str) -> tuple[int, ...]:
        """The sizes of its tokens, which together are the chunk."""
        before: list[int] = []
        behind: list[int] = []
        special, last = self.special, 0
        affixes = self.affixes(chunk)
        while chunk and len(chunk) != last and chunk not in special:
            last = len(chunk)
            front = affixes.prefix(chunk)
            first = front.end() - front.start() if front else 0
            if first and chunk[first:] in special:
                before.append(first)
                chunk = chunk[first:]
                break
            back = affixes.suffix(chunk[first:])
            final = back.end() - back.start() if back else 0
            if final and chunk[:-final] in special:
                behind.append(final)
                chunk = chunk[:-final]
                break
            if first:
                before.append(first)
            if final:
                behind.append(final)
            chunk = chunk[first : len(chunk) - final]
        return (*before, *self.inner(chunk, affixes), *reversed(behind))

    def inner(self, chunk: str, affixes: Affixes) -> tuple[int, ...]:
        """The sizes of what has neither prefix nor suffix."""
        if not chunk:
            return ()
        if chunk in self.special:
            return self.special[chunk]
        return (len(chunk),) if affixes.whole(chunk) else tuple(self.at_infixes(chunk, affixes))

    def at_infixes(self, chunk: str, affixes: Affixes) -> list[int]:
        """The sizes of what stands between infixes, and of the infixes; one at the very start cuts nothing off."""
        sizes, start = [], 0
        for infix in affixes.infix(chunk):
            if infix.start():
                sizes += [infix.start() - start, infix.end() - infix.start()]
                start = infix.end()
        return [size for size in (*sizes, len(chunk) - start) if size]
