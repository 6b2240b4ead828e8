"""What only spaCy can do: say the rules that a language is cut by, try patterns that are no rows of plain tests.

It is imported for that alone: where rules are kept and patterns are rows, a service reads its texts without spaCy.
"""

from askfirst.text.with_spacy import only_spacy

__all__ = ["only_spacy"]
