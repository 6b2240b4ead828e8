"""Token patterns that only spaCy's Matcher can try, each where its rarest literal word stands."""

from collections.abc import Iterator, Mapping

from spacy.errors import MatchPatternError
from spacy.matcher import Matcher
from spacy.tokens import Doc
from spacy.vocab import Vocab

from askfirst.text.token_words import TokenPattern, anchor
from askfirst.text.with_spacy.pipelines import blank_pipeline

NEW_STRINGS = 20_000
"""Strings that a vocabulary may learn, about 8 MB, before a fresh one takes its place."""


class Matchers:
    """The patterns of a language by key, in small Matchers, one per anchor word."""

    def __init__(self, language: str, patterns: Mapping[str, list[TokenPattern]]) -> None:
        self.language, self.patterns = language, patterns
        self.renew()

    def renew(self) -> None:
        """A fresh vocabulary: spaCy's never forgets a string, and odd enough texts make new ones."""
        self.nlp = blank_pipeline(self.language)
        self.always = Matcher(self.nlp.vocab)
        self.by_anchor: dict[str, Matcher] = {}
        for key, several in self.patterns.items():
            for pattern in several:
                words = anchor(pattern)[1]
                for word in words:
                    self.by_anchor.setdefault(word, Matcher(self.nlp.vocab)).add(key, [list(pattern)])
                if not words:
                    self.always.add(key, [list(pattern)])
        self.limit = len(self.nlp.vocab.strings) + NEW_STRINGS

    def found(self, words: list[str], text: str) -> Iterator[tuple[int, int, str]]:
        """The first and last token, exclusive, of each match with its key; white space is no token."""
        present = sorted(self.by_anchor.keys() & set(words))
        matchers = [self.always] if len(self.always) else []
        matchers += [self.by_anchor[word] for word in present]
        if matchers:
            doc, strings = self.doc(text), self.nlp.vocab.strings
            for matcher in matchers:
                yield from ((start, end, strings[match]) for match, start, end in matcher(doc))

    def doc(self, text: str) -> Doc:
        """The text as spaCy cuts it, without white space."""
        if len(self.nlp.vocab.strings) > self.limit:
            self.renew()
        doc: Doc = self.nlp.tokenizer(text)
        if any(token.is_space for token in doc):
            return Doc(self.nlp.vocab, words=[token.text for token in doc if not token.is_space])
        return doc


def problem_of(pattern: TokenPattern) -> str | None:
    """What makes it no token pattern; None if it is one."""
    try:
        Matcher(Vocab(), validate=True).add("pattern", [list(pattern)])
    except (MatchPatternError, ValueError) as error:
        return f"not a spaCy token pattern: {str(error).splitlines()[0]}"
    return None
