"""The small words of a language by which a question shows what it asks for."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from askfirst.text.hit import Hit

Phrases = tuple[str, ...]


class Cues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`cues` in `replies.yaml`: small words by which a question shows that it asks for a text.

    With one of `what`, a question with one of `wording` does ("What should the mail say?"); behind one of `meaning` it
    asks what an expression means.
    """

    what: Phrases
    wording: Phrases
    meaning: Phrases


NO_CUES = Cues(**dict.fromkeys(Cues.__struct_fields__, ()))
"""Of a language whose packs give none."""


@lru_cache(maxsize=512)
def by_first_word(phrases: Phrases) -> dict[str, list[list[str]]]:
    """Phrases, their words parted by spaces, under their first word."""
    found: dict[str, list[list[str]]] = {}
    for phrase in phrases:
        words = phrase.split(" ")
        found.setdefault(words[0], []).append(words)
    return found


def spots(words: Sequence[str], phrases: Phrases) -> list[Hit]:
    """Where the phrases stand among these words."""
    known = by_first_word(phrases)
    return [
        Hit(at, at + len(phrase))
        for at, word in enumerate(words)
        for phrase in known.get(word, ())
        if list(words[at : at + len(phrase)]) == phrase
    ]


def cued(words: Sequence[str], phrases: Phrases) -> bool:
    """Whether one of the phrases stands among these words."""
    return bool(spots(words, phrases))


def opened(words: Sequence[str], phrases: Phrases) -> bool:
    """Whether these words begin with one of the phrases."""
    return any(list(words[: len(one)]) == one for one in by_first_word(phrases).get(words[0], ())) if words else False
