"""One tokenisation by spaCy and one pass over all terms of all packs."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from spacy.attrs import IDX, IS_SPACE, LENGTH  # type: ignore[import-not-found]
from spacy.matcher import Matcher
from spacy.tokens import Doc

from askfirst.text.hit import Hit
from askfirst.text.masking import Masker
from askfirst.text.normalise import lowered
from askfirst.text.pipelines import blank_pipeline
from askfirst.text.terms import Finds, TermTrie

PLAIN = re.compile(r"[a-z]+(?: [a-z]+)*")
PLACES = [IDX, LENGTH, IS_SPACE]
TokenPattern = tuple[dict[str, Any], ...]


class TermMatcher:
    """A blank pipeline with the phrases and token patterns to look for.

    `terms` maps a wording in lower case to the keys it stands for, `patterns` a key to spaCy token
    patterns.
    """

    def __init__(
        self,
        language: str,
        terms: Mapping[str, Iterable[str]],
        patterns: Mapping[str, Iterable[TokenPattern]],
    ) -> None:
        self.language, self.patterns = language, patterns
        self.renew()
        self.special = {word.lower() for word in getattr(self.nlp.tokenizer, "rules", None) or {}}
        self.terms = TermTrie(terms, self.tokenise)
        self.masker = Masker(self.nlp, terms, literal_words(patterns))

    def renew(self) -> None:
        """A fresh vocabulary: spaCy's never forgets a string, and odd enough texts make new ones."""
        self.nlp = blank_pipeline(self.language)
        self.tokens = AnchoredPatterns(self.nlp.vocab, self.patterns)

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
        doc = self.nlp.make_doc(masked)
        places: list[list[int]] = doc.to_array(PLACES).tolist()
        if any(space for _, _, space in places):
            places = [place for place in places if not place[2]]
            doc = Doc(self.nlp.vocab, words=[masked[idx : idx + size] for idx, size, _ in places])
        starts = [idx for idx, _, _ in places]
        ends = [idx + size for idx, size, _ in places]
        lower = lowered(plain)
        words = [lower[start:end] for start, end in zip(starts, ends, strict=True)]
        hits = self.terms.find(words)
        self.tokens.collect(doc, words, hits)
        return words, starts, ends, hits


class AnchoredPatterns:
    """Token patterns that are tried only in texts where their rarest literal word stands.

    A Matcher with a hundred patterns costs 33 times the tokenisation; with one small Matcher per
    anchor word, nearly all of them are skipped and the matches stay the same.
    """

    def __init__(self, vocab: Any, patterns: Mapping[str, Iterable[TokenPattern]]) -> None:
        self.always = Matcher(vocab)
        self.by_anchor: dict[str, Matcher] = {}
        self.strings = vocab.strings
        for key, several in patterns.items():
            for pattern in several:
                words = anchors(pattern)
                for word in words:
                    self.by_anchor.setdefault(word, Matcher(vocab)).add(key, [list(pattern)])
                if not words:
                    self.always.add(key, [list(pattern)])

    def collect(self, doc: Doc, words: list[str], hits: Finds) -> None:
        """Adds the matches on `doc` to `hits`, each once."""
        matchers = [self.always] if len(self.always) else []
        if self.by_anchor:
            matchers += [self.by_anchor[word] for word in sorted(self.by_anchor.keys() & set(words))]
        for matcher in matchers:
            for key, start, end in matcher(doc):
                hits.add(self.strings[key], Hit(start, end))


def literal_words(patterns: Mapping[str, Iterable[TokenPattern]]) -> Iterator[str]:
    """Every literal word that a token pattern asks for."""
    for several in patterns.values():
        for pattern in several:
            for value in (value for token in pattern for value in token.values()):
                listed = value.get("IN", ()) if isinstance(value, dict) else (value,)
                yield from (word for word in listed if isinstance(word, str))


def anchors(pattern: TokenPattern) -> tuple[str, ...]:
    """The fewest literal words of which one must stand in any match; empty if there are none."""
    best: tuple[str, ...] = ()
    for token in pattern:
        if token.get("OP", "1") not in ("1", "+"):
            continue
        lower = token.get("LOWER")
        words = (lower,) if isinstance(lower, str) else tuple((lower or {}).get("IN", ()))
        longest = max(words, key=len, default="")
        if words and (not best or (len(words), -len(longest)) < (len(best), -len(best[0]))):
            best = words
    return best
