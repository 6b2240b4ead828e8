"""Languages that are cut by one pattern of ours: Chinese by character, French with elided words by themselves.

"Envoie-le-lui" is three words, "l'offre d'Anne" four, and "rendez-vous" or "Aix-en-Provence" one. spaCy's own rules cut
"envoie-le-lui" and "occupe-t'en" each in another way, so that no list of wordings could name them.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from askfirst.text.lazy import lazy

WHOLE = ("aujourd'hui", "quelqu'un", "quelqu'une", "prud'hommes", "rendez-vous", "s.v.p.", "s.v.p", "c.-à-d.", "p.ex.")
ELIDED = tuple("c d j l m n s t qu lorsqu puisqu jusqu quoiqu presqu".split())
PRONOUNS = tuple("moi toi lui leur nous vous le la les en y ce je tu il elle on ils elles".split())
ABBREVIATIONS = tuple(
    "m mm mme mmes mlle dr me st ste réf ref tél tel env max min av bd art janv févr fevr avr juil sept oct nov déc "
    "dec etc ex sté ste ets".split()
)
"""A full stop behind these is theirs and ends no sentence."""

CLITIC = rf"-(?:t-)?(?:{'|'.join(PRONOUNS)}|[mt]')"
FRENCH_PIECE = (
    rf"(?is)(?:{'|'.join(map(re.escape, WHOLE))})(?!\w)"
    rf"|(?:{'|'.join(ELIDED)})'"
    rf"|(?:{'|'.join(ABBREVIATIONS)})\.(?=\s|\Z)"
    r"|n°"
    rf"|(?:(?<=\w)|(?<=\s)|\A){CLITIC}(?=(?:{CLITIC})*(?:en|y)?(?![\w'-]))"
    rf"|[^\W_]+?(?=(?:{CLITIC})+(?:en|y)?(?![\w'-]))"
    r"|[^\W_]+(?:[-_&+@/][^\W_]+|[.:](?=[^\W_])(?!(?-i:[A-Z]))[^\W_]+|(?<=\d),\d+)*"
    r"|\s+|."
)
FRENCH_WORDS = frozenset((*WHOLE, *(word + "'" for word in ELIDED), *PRONOUNS, *ABBREVIATIONS, "n°"))
"""What the pattern spells out."""


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
    "fr": PatternTokeniser(FRENCH_PIECE, FRENCH_WORDS, squares=True),
}
"""By language code."""


def code_of(language: str) -> str:
    """The first part of a BCP 47 tag, as spaCy calls its languages."""
    return language.partition("-")[0].lower()
