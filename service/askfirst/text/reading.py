"""A text that has been read once: its tokens and what was found, by token position."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping

from askfirst.text.dataspans import DataSpan
from askfirst.text.hit import Hit
from askfirst.text.lazy import lazy
from askfirst.text.names import NO_NAME, in_name, shouting
from askfirst.text.normalise import lowered
from askfirst.text.terms import Finds

Finder = Callable[["Reading"], list[Hit]]
CLAUSE_ENDS = frozenset({",", ";", ":", "(", ")", "-", "\u2013", "\u2014"})
ABBREVIATED = frozenset("max min approx incl excl dept".split())
"""A full stop behind these ends no sentence."""
MARKS = re.compile(r"[<\[{?=:]|___|XXX|--")
"""What stands in forms, commands and templates."""
DIGIT = re.compile(r"\d")
QUESTION_OPENS = frozenset("\u00bf\u00a1")
"""Spanish marks behind which a capital only opens a question."""
SENTENCE_ENDS = frozenset({".", "!", "?", "\u3002", "\uff01", "\uff1f", "\u2026"})
ENDS = SENTENCE_ENDS | CLAUSE_ENDS
CLAUSE_JOINTS = frozenset({"and", "but", "then", "or", "so"})


class Reading:
    """Tokens, sentences and finds of one text. Finds inside data are left out of `hits`.

    `raw` is the text as sent, `plain` its normalised twin of equal length; `words` are the tokens
    in lower case, `starts` and `ends` their character offsets. After a word of `leads` a verb gives an order.
    `lists` are the keys of what was found: "@list" and those of phrases.
    With `nouns_capital` every noun is written with a capital, so that capitals make no name.
    """

    def __init__(
        self,
        raw: str,
        plain: str,
        words: list[str],
        starts: list[int],
        ends: list[int],
        hits: Finds,
        spans: list[DataSpan],
        finders: Mapping[str, Finder],
        leads: frozenset[str],
        nouns_capital: bool = False,
    ) -> None:
        self.raw, self.plain, self.words = raw, plain, words
        self.starts, self.ends = starts, ends
        self.all_hits, self.data, self.finders = hits, spans, finders
        self.lists = set(hits)
        self.leads, self.nouns_capital = leads, nouns_capital
        self.found: dict[str, list[Hit]] = {}
        self.kept: dict[str, list[Hit]] = {}
        self.begun: dict[str, frozenset[int]] = {}

    def __len__(self) -> int:
        return len(self.words)

    def hits(self, key: str) -> list[Hit]:
        """Where the terms of a list or phrase condition stand, data and names left out."""
        hits = self.all_hits.get(key)
        if hits is None:
            return []
        kept = self.kept.get(key)
        if kept is None:
            capitals = self.capitals
            kept = [hit for hit in hits if not (capitals[hit.start] and in_name(self, hit))]
            kept = self.kept[key] = [hit for hit in kept if not self.is_data(hit)] if self.data else kept
        return kept

    def outside_data(self, key: str) -> list[Hit]:
        """As `hits`, but names count: the "ads" of "Facebook Ads", the order of "Email Anna"."""
        hits = self.all_hits.get(key)
        return [hit for hit in hits if not self.is_data(hit)] if hits else []

    def begins(self, key: str) -> frozenset[int]:
        """The tokens at which terms of a list begin, data and names with them."""
        found = self.begun.get(key)
        if found is None:
            found = self.begun[key] = frozenset(hit.start for hit in self.all_hits.get(key, ()))
        return found

    def entities(self, name: str) -> list[Hit]:
        """The entities of that name, found at the first call."""
        found = self.found.get(name)
        if found is None:
            found = self.found[name] = self.finders[name](self)
        return found

    def text(self, hit: Hit) -> str:
        """The stretch as it was sent."""
        start, end = self.offsets(hit)
        return self.raw[start:end]

    def offsets(self, hit: Hit) -> tuple[int, int]:
        """Character offsets of a hit, `end` exclusive."""
        return self.starts[hit.start], self.ends[hit.end - 1]

    def cover(self, start: int, end: int) -> tuple[int, int]:
        """The token positions that a stretch of characters touches."""
        first = bisect_right(self.ends, start)
        return first, max(bisect_left(self.starts, end), first)

    @lazy
    def keys(self) -> set[str]:
        """What a condition can demand of the text: lists and phrases found, words, and traits such as "+digit"."""
        keys = self.lists.union(self.words)
        plain = self.plain
        if self.digits:
            keys.add("+digit")
        if MARKS.search(self.raw):
            keys.add("+marks")
        if "/" in plain:
            keys.add("+slash")
        if "?" in plain:
            keys.add("+question")
        return keys

    @lazy
    def digits(self) -> bool:
        """Whether there is any digit at all; most number work can be skipped without."""
        plain = self.plain
        return DIGIT.search(plain) is not None or (not plain.isascii() and any(map(str.isdigit, plain)))

    @lazy
    def data_kinds(self) -> list[str]:
        """For each token the kind of data it is in, or an empty string."""
        kinds = [""] * len(self.words)
        for span in self.data:
            first, end = self.cover(span.start, span.end)
            for position in range(first, min(end, len(kinds))):
                kinds[position] = kinds[position] or span.kind
        return kinds

    @lazy
    def lower(self) -> str:
        """`plain` in lower case, of the same length: patterns run on it twice as fast as without regard to case."""
        return lowered(self.plain)

    @lazy
    def capitals(self) -> list[bool]:
        """For each token whether it starts with a capital and can be part of a name."""
        raw = self.raw
        return [
            raw[start].isupper() and word not in NO_NAME and (start == 0 or raw[start - 1] not in QUESTION_OPENS)
            for start, word in zip(self.starts, self.words, strict=True)
        ]

    @lazy
    def shouts(self) -> bool:
        """Whether capitals say nothing, as the whole text is in them."""
        return shouting(self)

    def is_data(self, hit: Hit) -> bool:
        """Whether every token of the hit is data."""
        return bool(self.data) and all(self.data_kinds[hit.start : hit.end])

    @lazy
    def sentences(self) -> list[int]:
        """For each token the number of its sentence."""
        return self.numbered(SENTENCE_ENDS, frozenset())

    @lazy
    def clauses(self) -> list[int]:
        """For each token the number of its clause: a stretch between marks or joining words."""
        return self.numbered(ENDS, CLAUSE_JOINTS)

    def numbered(self, ends: frozenset[str], joints: frozenset[str]) -> list[int]:
        """A running number per token that grows after an end mark or a line break, at a joint."""
        words, plain = self.words, self.plain
        numbers, number, edge = [], 0, 0
        lines = "\n" in plain
        if not lines and ends.isdisjoint(words) and joints.isdisjoint(words):
            return [0] * len(words)
        for position, word in enumerate(words):
            if word in joints or (lines and position and "\n" in plain[edge : self.starts[position]]):
                number += 1
            numbers.append(number)
            if word in ends:
                abbreviated = word == "." and position and words[position - 1] in ABBREVIATED
                if not abbreviated and not (word in "-," and self.glued(position, word)):
                    number += 1
            edge = self.ends[position]
        return numbers

    def glued(self, position: int, word: str) -> bool:
        """Whether the mark ends no clause: the hyphen of "55-A", the comma of "18,600" where it is a token."""
        return self.joined(position) and (
            word == "-" or (self.words[position - 1] + self.words[position + 1]).isdigit()
        )

    def joined(self, position: int) -> bool:
        """Whether the token touches its neighbours: the hyphen of "55-A" ends no clause."""
        return 0 < position < len(self.words) - 1 and (
            self.ends[position - 1] == self.starts[position] and self.ends[position] == self.starts[position + 1]
        )

    def same_sentence(self, one: Hit, other: Hit) -> bool:
        """Whether the two begin in one sentence."""
        return self.sentences[one.start] == self.sentences[other.start]

    def same_clause(self, one: Hit, other: Hit) -> bool:
        """Whether the two begin in one clause."""
        return self.clauses[one.start] == self.clauses[other.start]
