"""The blank spaCy pipeline of a language: its tokenisation and nothing else."""

import re
from importlib.util import find_spec
from typing import Any, cast

from spacy.language import BaseDefaults, Language, create_tokenizer
from spacy.tokens import Doc
from spacy.util import get_lang_class
from spacy.vocab import Vocab, create_vocab

from askfirst.text.pattern_tokeniser import OWN, code_of


class PieceTokenizer:
    """Stands in the place of spaCy's tokeniser."""

    def __init__(self, vocab: Vocab, pattern: re.Pattern[str]) -> None:
        self.vocab, self.pattern = vocab, pattern

    def __call__(self, text: str) -> Doc:
        """The text as a Doc; a single space belongs to the word before it, other white space is a token."""
        words: list[str] = []
        spaces: list[bool] = []
        for piece in self.pattern.findall(text):
            if piece == " " and words and not spaces[-1]:
                spaces[-1] = True
            else:
                words.append(piece)
                spaces.append(False)
        return Doc(self.vocab, words=words, spaces=spaces)


SPACYS_OWN = "spacy.Tokenizer.v1"
"""The tokeniser of most languages, made of the rules in their defaults."""


class Pipeline:
    """The tokeniser of a language with its vocabulary and defaults: what a blank `Language` has that is used here.

    A `Language` also registers whatever a trained pipeline could consist of, and imports five more languages for it.
    """

    def __init__(self, language: type[Language]) -> None:
        self.Defaults: type[BaseDefaults] = language.Defaults
        self.vocab: Vocab = create_vocab(language.lang, language.Defaults)
        self.tokenizer: Any = None

    def make_doc(self, text: str) -> Doc:
        """The text, cut into tokens."""
        cut: Doc = self.tokenizer(text)
        return cut


def blank_pipeline(language: str) -> Pipeline | Language:
    """The pipeline for a BCP 47 tag such as en or zh-Hant. Raises ImportError for unknown ones.

    Where the tokeniser is ours, spaCy's own is not even built: the French one takes a second. Languages such as
    Japanese, for which spaCy has one of another sort, are left to it.
    """
    code = code_of(language)
    own = OWN.get(code)
    kind = Language if own else get_lang_class(code)
    if not cuts_by_rules(kind):
        return kind()
    made = Pipeline(kind)
    made.tokenizer = PieceTokenizer(made.vocab, own.compiled) if own else create_tokenizer()(cast("Language", made))
    return made


def cuts_by_rules(kind: type[Language]) -> bool:
    """Whether spaCy cuts the language by the rules in its defaults."""
    by_rules: bool = kind.default_config["nlp"]["tokenizer"]["@tokenizers"] == SPACYS_OWN
    return by_rules


def knows(code: str) -> bool:
    """Whether spaCy has a language of that code."""
    return code.isalpha() and find_spec(f"spacy.lang.{code}") is not None
