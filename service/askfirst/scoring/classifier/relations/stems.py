"""Words without their endings, so that a thing said twice is known again."""

import re
from functools import lru_cache

from askfirst.scoring.classifier.words.relating import EMPTY

ENDING = re.compile(r"(?:ations?|ings?|ed|ies|es|s|e|ly|y)$")
SHORT = 4


@lru_cache(16384)
def stem(word: str) -> str:
    """A word without its ending; words of four letters lose an "s" alone, shorter ones nothing."""
    if len(word) > SHORT:
        return ENDING.sub("", word)
    return word.rstrip("s") if len(word) == SHORT else word


@lru_cache(16384)
def told(word: str) -> str | None:
    """The stem of a word that says something; None for others."""
    return stem(word) if tells(word) else None


@lru_cache(16384)
def tells(word: str) -> bool:
    """Whether a word says something about a thing: it is no empty word, or has a digit."""
    if word.isalpha():
        return len(word) > 2 and word not in EMPTY
    return any(letter.isdigit() for letter in word)


@lru_cache(16384)
def is_id(word: str) -> bool:
    """Whether a word mixes letters and digits."""
    return any(letter.isdigit() for letter in word) and any(letter.isalpha() for letter in word)
