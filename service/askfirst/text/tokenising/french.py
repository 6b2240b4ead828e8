"""French tokens: elided words and pronouns behind a verb stand by themselves.

"Envoie-le-lui" is three words, "l'offre d'Anne" four, and "rendez-vous" or "Aix-en-Provence" one.
spaCy's own rules cut "envoie-le-lui" and "occupe-t'en" each in another way, so that no list of
wordings could name them.
"""

import re

WHOLE = ("aujourd'hui", "quelqu'un", "quelqu'une", "prud'hommes", "rendez-vous", "s.v.p.", "s.v.p", "c.-à-d.", "p.ex.")
ELIDED = tuple("c d j l m n s t qu lorsqu puisqu jusqu quoiqu presqu".split())
PRONOUNS = tuple("moi toi lui leur nous vous le la les en y ce je tu il elle on ils elles".split())
ABBREVIATIONS = tuple(
    "m mm mme mmes mlle dr me st ste réf ref tél tel env max min av bd art janv févr fevr avr juil sept oct nov déc "
    "dec etc ex sté ste ets".split()
)
"""A full stop behind these is theirs and ends no sentence."""

CLITIC = rf"-(?:t-)?(?:{'|'.join(PRONOUNS)}|[mt]')"
PIECE = (
    rf"(?is)(?:{'|'.join(map(re.escape, WHOLE))})(?!\w)"
    rf"|(?:{'|'.join(ELIDED)})'"
    rf"|(?:{'|'.join(ABBREVIATIONS)})\.(?=\s|\Z)"
    r"|n°"
    rf"|(?:(?<=\w)|(?<=\s)|\A){CLITIC}(?=(?:{CLITIC})*(?:en|y)?(?![\w'-]))"
    rf"|[^\W_]+?(?=(?:{CLITIC})+(?:en|y)?(?![\w'-]))"
    r"|[^\W_]+(?:[-_&+@/][^\W_]+|[.:](?=[^\W_])(?!(?-i:[A-Z]))[^\W_]+|(?<=\d),\d+)*"
    r"|\s+|."
)
WORDS = frozenset((*WHOLE, *(word + "'" for word in ELIDED), *PRONOUNS, *ABBREVIATIONS, "n°"))
"""What the pattern spells out."""
