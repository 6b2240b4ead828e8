"""One tokenisation by spaCy and one pass over all terms of all packs."""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct
from spacy.attrs import IDX, IS_SPACE, LENGTH  # type: ignore[import-not-found]
from spacy.tokens import Doc

from askfirst.text.masking import Masker, known_words
from askfirst.text.normalise import lowered
from askfirst.text.pipelines import blank_pipeline
from askfirst.text.terms import Finds, PackedTrie, TermTrie
from askfirst.text.token_patterns import TokenPatterns
from askfirst.text.token_words import TokenPattern, literal_words

PLAIN = re.compile(r"[a-z]+(?: [a-z]+)*")
PLACES = [IDX, LENGTH, IS_SPACE]


class Vocabulary(Struct, frozen=True):
    """What a matcher makes of its terms, as values that can be kept: it takes the most of its time."""

    trie: PackedTrie
    known: frozenset[str]


class TermMatcher:
    """A blank pipeline with the phrases and token patterns to look for.

    `terms` maps a wording in lower case to the keys it stands for, `patterns` a key to spaCy token
    patterns. The `vocabulary` of a matcher of the same terms and patterns is taken in place of the terms.
    """

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Iterable[str]],
        patterns: Mapping[str, Iterable[TokenPattern]],
        vocabulary: Vocabulary | None = None,
    ) -> None:
        self.language, self.patterns = language, patterns
        self.renew()
        self.special = {word.lower() for word in getattr(self.nlp.tokenizer, "rules", None) or {}}
        if vocabulary is not None:
            self.terms = TermTrie.unpacked(vocabulary.trie)
            self.masker = Masker(self.nlp, vocabulary.known)
        else:
            self.terms = TermTrie.of(terms, self.tokenise)
            self.masker = Masker(self.nlp, known_words(self.nlp, terms, literal_words(patterns)))

    @property
    def vocabulary(self) -> Vocabulary:
        """What it has made of its terms."""
        return Vocabulary(self.terms.packed(), self.masker.known)

    def renew(self) -> None:
        """A fresh vocabulary: spaCy's never forgets a string, and odd enough texts make new ones."""
        self.nlp = blank_pipeline(self.language)
        self.tokens = TokenPatterns(self.nlp.vocab, self.patterns)

    @property
    def size(self) -> int:
        """Strings that the vocabulary holds."""
        return len(self.nlp.vocab.strings)

    def tokenise(self, wording: str) -> list[str]:
        """The words of a wording as this pipeline cuts them in a text."""
        if PLAIN.fullmatch(wording):
            words = wording.split(" ")
            if self.special.isdisjoint(words):
                return words
        return [token.lower_ for token in self.nlp.make_doc(wording)]

    def match(self, plain: str) -> tuple[list[str], list[int], list[int], Finds]:
        """Words in lower case, where they start and end, and the places of all terms by key."""
        masked = self.masker.mask(plain)
        doc = self.nlp.tokenizer(masked)
        places: list[list[int]] = doc.to_array(PLACES).tolist()
        spaced = any(space for _, _, space in places)
        if spaced:
            places = [place for place in places if not place[2]]
        starts = [idx for idx, _, _ in places]
        ends = [idx + size for idx, size, _ in places]
        lower = lowered(plain)
        words = [lower[start:end] for start, end in zip(starts, ends, strict=True)]

        def tokens() -> list[str]:
            return [masked[start:end] for start, end in zip(starts, ends, strict=True)]

        def unspaced() -> Doc:
            return Doc(self.nlp.vocab, words=tokens()) if spaced else doc

        hits = self.terms.find(words)
        self.tokens.collect(words, tokens, unspaced, hits)
        return words, starts, ends, hits
