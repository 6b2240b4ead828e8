"""Words with accents as people also type them: campaña and campana, früh and frueh."""

import unicodedata

STRIPPED = frozenset({"es", "fr", "pt"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
SHORT = 5
"""Shorter words become other words without their accents: está, hasta; à, où; às, até."""


def spellings(language: str, wording: str) -> tuple[str, ...]:
    """The wording, and the one without accents where the language is typed so."""
    if wording.isascii():
        return (wording,)
    code = language.partition("-")[0]
    if code == "de":
        return (wording, wording.translate(UMLAUTS))
    if code not in STRIPPED:
        return (wording,)
    plain = " ".join(bare(word) if len(word) > SHORT else word for word in wording.split(" "))
    return (wording,) if plain == wording else (wording, plain)


def bare(word: str) -> str:
    """The word without its accents."""
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))
