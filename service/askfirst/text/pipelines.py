"""The blank spaCy pipeline of a language: its tokenisation and nothing else."""

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, cast

from spacy.language import BaseDefaults, Language, create_tokenizer
from spacy.tokens import Doc
from spacy.util import get_lang_class
from spacy.vocab import Vocab, create_vocab

from askfirst.text.french import FrenchTokenizer
from askfirst.text.pieces import doc_of

HAN_TOKEN = re.compile(r"[A-Za-z0-9\u00c0-\u024f]+(?:[-_'.][A-Za-z0-9\u00c0-\u024f]+)*|\s+|.", re.DOTALL)


class HanTokenizer:
    """One token per Han character, Latin words and numbers whole.

    spaCy's own segmentation by character also cuts "FB" and "350" apart; segmentation by word
    needs a model and would hide terms that cross its cuts.
    """

    def __init__(self, vocab: Vocab) -> None:
        self.vocab = vocab

    def __call__(self, text: str) -> Doc:
        """The text as a Doc; a single space belongs to the word before it, other white space is a token."""
        return doc_of(self.vocab, HAN_TOKEN.findall(text))


OWN_TOKENISERS: Mapping[str, type[HanTokenizer | FrenchTokenizer]] = {"zh": HanTokenizer, "fr": FrenchTokenizer}


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
    code = language.partition("-")[0].lower()
    own = OWN_TOKENISERS.get(code)
    kind = Language if own else get_lang_class(code)
    if kind.default_config["nlp"]["tokenizer"]["@tokenizers"] != SPACYS_OWN:
        return kind()
    made = Pipeline(kind)
    made.tokenizer = own(made.vocab) if own else create_tokenizer()(cast("Language", made))
    return made


def can_be_cut(language: str) -> bool:
    """Whether there is a tokeniser for the BCP 47 tag."""
    code = language.partition("-")[0].lower()
    return code in OWN_TOKENISERS or (code.isalpha() and find_spec(f"spacy.lang.{code}") is not None)
