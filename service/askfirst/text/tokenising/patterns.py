"""Languages that are cut by one pattern of ours."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from askfirst.text.lazy import lazy
from askfirst.text.tokenising import french

HAN_PIECE = r"(?s)[A-Za-z0-9\u00c0-\u024f]+(?:[-_'.][A-Za-z0-9\u00c0-\u024f]+)*|\s+|."
"""One token per Han character, Latin words and numbers whole.

spaCy's own segmentation by character also cuts "FB" and "350" apart; segmentation by word needs a model and would hide
terms that cross its cuts.
"""


@dataclass(frozen=True)
class PatternTokeniser:
    """Finds tokens by a pattern that takes any text to pieces; `special` are the words that it spells out."""

    pattern: str
    special: Collection[str]
    squares: bool
    spelt: Collection[str] = ()

    @lazy
    def compiled(self) -> re.Pattern[str]:
        """The pattern; compiled with the first text, as not every service gets one in this language."""
        return re.compile(self.pattern)

    def places(self, text: str) -> tuple[list[int], list[int]]:
        """The tokens of a text; pieces of white space are none."""
        places = [piece.span() for piece in self.compiled.finditer(text) if not piece[0].isspace()]
        return [start for start, _ in places], [end for _, end in places]


OWN: Mapping[str, PatternTokeniser] = {
    "zh": PatternTokeniser(HAN_PIECE, (), squares=False),
    "fr": PatternTokeniser(french.PIECE, french.WORDS, squares=True),
}
"""By language code."""


def code_of(language: str) -> str:
    """The first part of a BCP 47 tag, as spaCy calls its languages."""
    return language.partition("-")[0].lower()
