"""One tokenisation and one pass over all terms of all packs."""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from askfirst.text.masking import Masker, known_words
from askfirst.text.normalise import lowered
from askfirst.text.terms import Finds, PackedTrie, TermTrie
from askfirst.text.token_patterns import TokenPatterns
from askfirst.text.token_words import TokenPattern, literal_words
from askfirst.text.tokenisers import rules_for, tokeniser_of
from askfirst.text.tokenising import Rules

PLAIN = re.compile(r"[a-z]+(?: [a-z]+)*")


class Vocabulary(Struct, frozen=True):
    """What a matcher makes of its terms, as values that can be kept: it takes the most of its time."""

    trie: PackedTrie
    known: frozenset[str]


class TermMatcher:
    """A tokeniser with the phrases and token patterns to look for.

    `terms` maps a wording in lower case to the keys it stands for, `patterns` a key to spaCy token
    patterns. The `vocabulary` of a matcher of the same terms and patterns is taken in place of the terms.
    """

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Iterable[str]],
        patterns: Mapping[str, Iterable[TokenPattern]],
        vocabulary: Vocabulary | None = None,
        rules: Rules | None = None,
    ) -> None:
        """`rules` are those of the language's tokeniser, where they are known already."""
        self.tokeniser = tokeniser_of(language, rules or rules_for(language))
        self.tokens = TokenPatterns(language, patterns)
        self.special = {word.lower() for word in self.tokeniser.special}
        if vocabulary is None:
            self.terms = TermTrie.of(terms, self.tokenise)
            known = known_words(self.tokeniser, terms, literal_words(patterns))
        else:
            known = vocabulary.known
            self.terms = TermTrie.unpacked(vocabulary.trie, known)
        self.masker = Masker(known, gaps=self.tokeniser.squares)

    @property
    def vocabulary(self) -> Vocabulary:
        """What it has made of its terms."""
        return Vocabulary(self.terms.packed(), self.masker.known)

    def tokenise(self, wording: str) -> list[str]:
        """The words of a wording as they are cut in a text."""
        if PLAIN.fullmatch(wording):
            words = wording.split(" ")
            if self.special.isdisjoint(words):
                return words
        starts, ends = self.tokeniser.places(wording)
        return [wording[start:end].lower() for start, end in zip(starts, ends, strict=True)]

    def match(self, plain: str) -> tuple[list[str], list[int], list[int], Finds]:
        """Words in lower case, where they start and end, and the places of all terms by key."""
        masked = self.masker.mask(plain)
        starts, ends = self.tokeniser.places(masked)
        lower = lowered(plain)
        words = [lower[start:end] for start, end in zip(starts, ends, strict=True)]

        def tokens() -> list[str]:
            return [masked[start:end] for start, end in zip(starts, ends, strict=True)]

        hits = self.terms.find(words)
        self.tokens.collect(words, masked, tokens, hits)
        return words, starts, ends, hits
