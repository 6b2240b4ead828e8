"""What stands between white space, cut into tokens as spaCy cuts it."""

import re

from askfirst.text.tokenising.rules import Rules

NEVER = r"(?!)"
"""Matches nowhere."""


class Chunks:
    """Cuts prefixes and suffixes off a chunk, until it is a special word or has none left, then at infixes."""

    def __init__(self, rules: Rules) -> None:
        self.special = rules.special
        self.prefix = re.compile(rules.prefix or NEVER).search
        self.suffix = re.compile(rules.suffix or NEVER).search
        self.infix = re.compile(rules.infix or NEVER).finditer
        self.whole = re.compile(rules.whole or NEVER).match

    def sizes(self, chunk: str) -> tuple[int, ...]:
        """The sizes of its tokens, which together are the chunk."""
        before: list[int] = []
        behind: list[int] = []
        special, last = self.special, 0
        while chunk and len(chunk) != last and chunk not in special:
            last = len(chunk)
            front = self.prefix(chunk)
            first = front.end() - front.start() if front else 0
            if first and chunk[first:] in special:
                before.append(first)
                chunk = chunk[first:]
                break
            back = self.suffix(chunk[first:])
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
        return (*before, *self.inner(chunk), *reversed(behind))

    def inner(self, chunk: str) -> tuple[int, ...]:
        """The sizes of what has neither prefix nor suffix."""
        if not chunk:
            return ()
        if chunk in self.special:
            return self.special[chunk]
        return (len(chunk),) if self.whole(chunk) else tuple(self.at_infixes(chunk))

    def at_infixes(self, chunk: str) -> list[int]:
        """The sizes of what stands between infixes, and of the infixes; one at the very start cuts nothing off."""
        sizes, start = [], 0
        for infix in self.infix(chunk):
            if infix.start():
                sizes += [infix.start() - start, infix.end() - infix.start()]
                start = infix.end()
        return [size for size in (*sizes, len(chunk) - start) if size]
