"""A text as scoring sees it: words, sentences, what is data, what was found where."""

from askfirst.text import only_spacy

__all__ = ["only_spacy"]
