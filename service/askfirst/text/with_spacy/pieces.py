"""From the pieces that a pattern of ours cuts a text into to spaCy's Doc."""

import re

from spacy.tokens import Doc
from spacy.vocab import Vocab


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
