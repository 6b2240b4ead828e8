"""From the pieces that a pattern cuts a text into to spaCy's Doc."""

from collections.abc import Iterable

from spacy.tokens import Doc
from spacy.vocab import Vocab


def doc_of(vocab: Vocab, pieces: Iterable[str]) -> Doc:
    """The pieces as a Doc; a single space belongs to the word before it, other white space is a token."""
    words: list[str] = []
    spaces: list[bool] = []
    for piece in pieces:
        if piece == " " and words and not spaces[-1]:
            spaces[-1] = True
        else:
            words.append(piece)
            spaces.append(False)
    return Doc(vocab, words=words, spaces=spaces)
