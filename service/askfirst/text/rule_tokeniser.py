"""Tokens by spaCy's rules, without spaCy: each chunk between white space once, then special words."""

import re
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from askfirst.text.lazy import lazy

BEYOND = "\u2100"
"""The first character that is not usual: before it lie Latin, Greek, Cyrillic, quotes, dashes and currency signs."""


class Expressions(Struct, frozen=True):
    """What is cut off in front and behind, what is cut at, and what is not cut any further, such as an address."""

    prefix: str
    suffix: str
    infix: str
    whole: str


class Rules(Struct, frozen=True):
    """What spaCy's tokeniser goes by.

    `every` holds for any text. `usual` says the same of texts in usual characters, and is compiled in a fifth of the
    time. `special` are words that are cut in a way of their own, each with the sizes of its tokens in
    characters. Those that stand in `apart` would be cut by affixes, each with the tokens that come of it, so they are
    looked for once more behind the affixes.
    """

    every: Expressions
    usual: Expressions
    special: dict[str, tuple[int, ...]]
    apart: dict[str, tuple[str, ...]] = {}


def is_usual(text: str) -> bool:
    """Whether all characters of a text are usual ones."""
    return text.isascii() or max(text) < BEYOND


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


GLUED = ("", " ")
"""What may stand between two tokens that follow each other; longer white space is a token to spaCy."""


class SpecialWords:
    """Looks for them in what has been cut, and cuts them in their own way; `rows` are their tokens by the first one."""

    def __init__(self, rules: Rules) -> None:
        self.special = rules.special
        self.rows: dict[str, list[list[str]]] = {}
        for word, tokens in rules.apart.items():
            if len(tokens) > 1 or len(rules.special[word]) > 1:
                self.rows.setdefault(tokens[0], []).append(list(tokens))

    def found(self, text: str, starts: list[int], ends: list[int]) -> tuple[list[int], list[int]]:
        """The tokens with those of special words in their place. Of words that overlap the longest, then the first."""
        spans = sorted(self.spans(text, starts, ends), key=lambda span: (span[0] - span[1], span[0]))
        taken: set[int] = set()
        chosen: dict[int, int] = {}
        for start, end in spans:
            if start not in taken and end - 1 not in taken:
                chosen[start] = end
            taken.update(range(start, end))  # also what is not chosen keeps shorter ones out, as in spaCy
        for start, end in sorted(chosen.items(), reverse=True):
            first = starts[start]
            sizes = self.special.get(text[first : ends[end - 1]])
            if sizes is not None:
                edges = [first + sum(sizes[:count]) for count in range(len(sizes) + 1)]
                starts[start:end], ends[start:end] = edges[:-1], edges[1:]
        return starts, ends

    def spans(self, text: str, starts: list[int], ends: list[int]) -> Iterator[tuple[int, int]]:
        """Where the tokens of a special word follow each other."""
        tokens = [text[start:end] for start, end in zip(starts, ends, strict=True)]
        for start, token in enumerate(tokens):
            for row in self.rows.get(token, ()):
                end = start + len(row)
                if tokens[start:end] == row and all(
                    text[ends[at] : starts[at + 1]] in GLUED for at in range(start, end - 1)
                ):
                    yield start, end


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
