"""The blank spaCy pipeline of a language: its tokenisation and nothing else."""

import re
from collections.abc import Mapping
from importlib.util import find_spec

from spacy.language import Language
from spacy.tokens import Doc
from spacy.util import get_lang_class
from spacy.vocab import Vocab

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


def blank_pipeline(language: str) -> Language:
    """The pipeline for a BCP 47 tag such as en or zh-Hant. Raises ImportError for unknown ones.

    Where the tokeniser is ours, spaCy's own is not even built: the French one takes a second.
    """
    code = language.partition("-")[0].lower()
    own = OWN_TOKENISERS.get(code)
    if own is None:
        return get_lang_class(code)()
    nlp = Language()
    nlp.tokenizer = own(nlp.vocab)
    return nlp


def can_be_cut(language: str) -> bool:
    """Whether there is a tokeniser for the BCP 47 tag."""
    code = language.partition("-")[0].lower()
    return code in OWN_TOKENISERS or (code.isalpha() and find_spec(f"spacy.lang.{code}") is not None)
