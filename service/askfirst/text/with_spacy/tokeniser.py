"""Languages that spaCy cuts by more than rules, such as Japanese: they are left to it."""

from collections.abc import Collection

from spacy.attrs import IDX, IS_SPACE, LENGTH  # type: ignore[import-not-found]

from askfirst.text.with_spacy.matchers import NEW_STRINGS
from askfirst.text.with_spacy.pipelines import blank_pipeline


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
