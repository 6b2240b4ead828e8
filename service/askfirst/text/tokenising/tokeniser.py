"""Tokens by rules: each chunk between white space once, then the special words that affixes have cut up."""

import re
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from askfirst.text.tokenising.chunks import Chunks
from askfirst.text.tokenising.rules import Rules
from askfirst.text.tokenising.special_words import SpecialWords

Places: TypeAlias = tuple[list[int], list[int]]
"""Where the tokens of a text start and end; white space is none."""
CHUNK = re.compile(r"\S+")
REMEMBERED = 8192
"""Chunks for which it is remembered how they are cut, about 2 MB; most are known words."""


class Tokeniser(Protocol):
    """Cuts texts into tokens."""

    @property
    def special(self) -> Collection[str]:
        """Words that are cut in a way of their own."""

    @property
    def spelt(self) -> Collection[str]:
        """Texts with all words on which the cutting depends, beside the special ones."""

    @property
    def squares(self) -> bool:
        """Whether a run without white space takes time by the square of its length."""

    def places(self, text: str) -> Places:
        """The tokens of a text."""


class Cut(NamedTuple):
    """The sizes of a chunk's tokens, and whether a special word may begin with one of them."""

    sizes: tuple[int, ...]
    opens: bool


class RuleTokeniser:
    """Cuts as spaCy does by the same rules; a test holds that."""

    squares = True

    def __init__(self, rules: Rules) -> None:
        self.chunks = Chunks(rules)
        self.words = SpecialWords(rules)
        self.special: Collection[str] = rules.special.keys()
        self.spelt = (rules.every.prefix, rules.every.suffix)
        self.cut = lru_cache(REMEMBERED)(self.new_cut)

    def new_cut(self, chunk: str) -> Cut:
        """How a chunk is cut that is not remembered."""
        sizes = self.chunks.sizes(chunk)
        start, opens = 0, False
        for size in sizes:
            opens = opens or chunk[start : start + size] in self.words.rows
            start += size
        return Cut(sizes, opens)

    def places(self, text: str) -> Places:
        """The tokens of a text."""
        starts: list[int] = []
        ends: list[int] = []
        cut, again = self.cut, False
        for chunk in CHUNK.finditer(text):
            start = chunk.start()
            sizes, opens = cut(chunk[0])
            again = again or opens
            for size in sizes:
                starts.append(start)
                start += size
                ends.append(start)
        return self.words.found(text, starts, ends) if again else (starts, ends)
