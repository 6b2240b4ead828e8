"""One tokenisation and one pass over all terms of all packs; words that no pack knows are written as their shape.

A name or number that is in no phrase and no pattern can only match by its shape. Written as
"Xxxxx" or "000", it keeps its length, its offsets and its tokenisation, and nearly every chunk of a
text is one whose tokens are remembered; a new word also costs spaCy 14 us and is never forgotten.
"""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from askfirst.text.normalise import lowered
from askfirst.text.rule_tokeniser import Rules, Tokeniser
from askfirst.text.terms import Finds, PackedTrie, TermTrie
from askfirst.text.token_patterns import TokenPatterns
from askfirst.text.token_tests import TokenPattern, literal_words
from askfirst.text.tokenisers import rules_for, tokeniser_of

WORD = re.compile(r"([^\W\d_\u2e80-\u9fff\uac00-\ud7af]+|\d+)")
"""A word or number; text that is split by it has them at the odd places."""

LONGEST_RUN = 500
"""Characters without white space that are cut in one piece: affixes take the square, and more, of a run's length."""
RUN = re.compile(rf"\S{{{LONGEST_RUN - 1}}}(\S)(?=\S)")


def known_words(tokeniser: Tokeniser, terms: Iterable[str], literals: Iterable[str]) -> frozenset[str]:
    """The words of terms, of patterns and of the tokeniser's own rules, in lower case."""
    spelt = (*tokeniser.special, *tokeniser.spelt, "http https ftp www com")
    return frozenset(word.lower() for text in (*terms, *literals, *spelt) for word in WORD.findall(text))


class Masker:
    """Leaves the words that are `known` as they are; `gaps` has long runs interrupted."""

    def __init__(self, known: frozenset[str], *, gaps: bool) -> None:
        self.known, self.gaps = known, gaps

    def mask(self, text: str) -> str:
        """The text, of the same length, with every unknown word as its shape.

        A run that is far longer than any word or address, a dividing line for instance, gets gaps.
        """
        pieces, known = WORD.split(text), self.known
        pieces[1::2] = [word if word.lower() in known else shape(word) for word in pieces[1::2]]
        masked = "".join(pieces)
        if len(masked) > LONGEST_RUN and self.gaps:
            masked = RUN.sub(lambda run: run[0][:-1] + " ", masked)
        return masked


def shape(word: str) -> str:
    """An x, X or 0 for each character."""
    size = len(word)
    if word[0].isupper():
        return "X" * size if word.isupper() else "X" + "x" * (size - 1)
    return "0" * size if word.isdecimal() else "x" * size


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
