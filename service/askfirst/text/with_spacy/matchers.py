"""What only spaCy can do: token patterns that are no rows of plain tests, and languages such as Japanese."""

from collections.abc import Collection, Iterator, Mapping

from spacy.attrs import IDX, IS_SPACE, LENGTH  # type: ignore[import-not-found]
from spacy.errors import MatchPatternError
from spacy.matcher import Matcher
from spacy.tokens import Doc
from spacy.vocab import Vocab

from askfirst.text.token_tests import TokenPattern, anchor
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


class SpacyTokeniser:
    """Cuts with spaCy's own tokeniser of a language."""

    squares = True
    spelt: Collection[str] = ()

    def __init__(self, language: str) -> None:
        self.language = language
        self.renew()
        self.special: Collection[str] = tuple(getattr(self.nlp.tokenizer, "rules", None) or ())

    def renew(self) -> None:
        """A fresh vocabulary: spaCy's never forgets a string, and odd enough texts make new ones."""
        self.nlp = blank_pipeline(self.language)
        self.limit = len(self.nlp.vocab.strings) + NEW_STRINGS

    def places(self, text: str) -> tuple[list[int], list[int]]:
        """The tokens of a text; white space is none."""
        if len(self.nlp.vocab.strings) > self.limit:
            self.renew()
        tokens = self.nlp.tokenizer(text).to_array([IDX, LENGTH, IS_SPACE]).tolist()
        places = [(start, start + size) for start, size, space in tokens if not space]
        return [start for start, _ in places], [end for _, end in places]
