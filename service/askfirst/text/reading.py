"""A text that has been read once: its tokens and what was found, by token position."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property

from askfirst.text.cues import NO_CUES, Cues
from askfirst.text.dataspans import DataSpan
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import in_name
from askfirst.text.phrases import Finds
from askfirst.text.tokens import Tokens

Finder = Callable[["Reading"], list[Hit]]
MARKS = re.compile(r"[<\[{?=:]|___|XXX|--")
"""What stands in forms, commands and templates."""
SLOTS = re.compile(r"[<\[{%#]|\((?=[nuN])|=(?=E|N)|\*\||__|@@|\?\?|Inv")
NOTHINGS = frozenset("null undefined nan none nil tbd tba tbc tbn xxx xxxx xxxxx xxxxxx".split())
"""Marks and words of places that a program or a person left unfilled."""
DIGIT = re.compile(r"\d")


class Reading(Tokens):
    """The tokens of one text, and what was found at them. Finds inside data are left out of `hits`.

    After a word of `leads` a verb gives an order.
    `lists` are the keys of what was found: "@list" and those of phrases.
    With `nouns_capital` every noun is written with a capital, so that capitals make no name.
    `cues` are the small words of replies.
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
        cues: Cues = NO_CUES,
    ) -> None:
        super().__init__(raw, plain, words, starts, ends)
        self.all_hits, self.data, self.finders = hits, spans, finders
        self.lists = set(hits)
        self.leads, self.nouns_capital, self.cues = leads, nouns_capital, cues
        self.found: dict[str, list[Hit]] = {}
        self.kept: dict[str, list[Hit]] = {}
        self.undisguised: dict[str, list[Hit]] = {}
        self.tokens_covered: dict[tuple[str, ...], frozenset[int]] = {}
        self.begun: dict[str, frozenset[int]] = {}
        self.placed: dict[object, object] = {}

    @cached_property
    def han(self) -> bool:
        """Whether the text is cut into characters, not into words."""
        return any("\u4e00" <= word <= "\u9fff" for word in self.words)

    def hits(self, key: str) -> list[Hit]:
        """Where the terms of a list or phrase condition stand, data and names left out."""
        hits = self.all_hits.get(key)
        if hits is None:
            return []
        kept = self.kept.get(key)
        if kept is None:
            capitals = self.capitals
            kept = [hit for hit in hits if not (capitals[hit.start] and self.in_name(hit))]
            kept = self.kept[key] = [hit for hit in kept if not self.is_data(hit)] if self.data else kept
        return kept

    def outside_data(self, key: str) -> list[Hit]:
        """As `hits`, but names count: the "ads" of "Facebook Ads", the order of "Email Anna"."""
        hits = self.all_hits.get(key)
        if hits is None or not self.data:
            return hits or []
        found = self.undisguised.get(key)
        if found is None:
            found = self.undisguised[key] = [hit for hit in hits if not self.is_data(hit)]
        return found

    def begins(self, key: str) -> frozenset[int]:
        """The tokens at which terms of a list begin, data and names with them."""
        found = self.begun.get(key)
        if found is None:
            found = self.begun[key] = frozenset(hit.start for hit in self.all_hits.get(key, ()))
        return found

    def entities(self, name: str) -> list[Hit]:
        """The entities of that name, found at the first call; none of those that another language alone knows.

        An answer is also read in its own language where the question, and so the rules, are in another.
        """
        found = self.found.get(name)
        if found is None:
            finder = self.finders.get(name)
            found = self.found[name] = finder(self) if finder else []
        return found

    def covered(self, *names: str) -> frozenset[int]:
        """The tokens of the entities of these names."""
        found = self.tokens_covered.get(names)
        if found is None:
            found = tokens_of(hit for name in names for hit in self.entities(name))
            self.tokens_covered[names] = found
        return found

    @cached_property
    def keys(self) -> set[str]:
        """What a condition can need of the text: lists and phrases found, words, and traits such as "+digit"."""
        keys = self.lists.union(self.words)
        plain = self.plain
        if self.digits:
            keys.add("+digit")
        if MARKS.search(self.raw):
            keys.add("+marks")
        if not NOTHINGS.isdisjoint(keys) or SLOTS.search(self.raw):
            keys.add("+slot")
        if "/" in plain:
            keys.add("+slash")
        if "?" in plain:
            keys.add("+question")
        return keys

    @cached_property
    def digits(self) -> bool:
        """Whether there is any digit at all; most number work can be skipped without."""
        plain = self.plain
        return DIGIT.search(plain) is not None or (not plain.isascii() and any(map(str.isdigit, plain)))

    @cached_property
    def data_kinds(self) -> list[str]:
        """For each token the kind of data it is in, or an empty string."""
        kinds = [""] * len(self.words)
        for span in self.data:
            first, end = self.cover(span.start, span.end)
            for position in range(first, min(end, len(kinds))):
                kinds[position] = kinds[position] or span.kind
        return kinds

    def in_name(self, hit: Hit) -> bool:
        """Whether the hit is part of a name, where capitals tell."""
        return not self.nouns_capital and in_name(self, hit, self.begins("@order_verb"))

    def is_data(self, hit: Hit) -> bool:
        """Whether every token of the hit is data."""
        return bool(self.data) and all(self.data_kinds[hit.start : hit.end])
