"""The answer page's own words: one table a language, and which one to use."""

from askfirst.http.answering.texts import de, en, es, fr, pt, zh_hant
from askfirst.http.answering.texts.words import Words

__all__ = ["TABLES", "Words", "preferred", "words_in"]

TABLES: dict[str, Words] = {one.WORDS.language: one.WORDS for one in (en, de, es, fr, pt, zh_hant)}
_BY_PREFIX = {language.partition("-")[0]: words for language, words in TABLES.items()}


def words_in(language: str) -> Words:
    """The words for a clarification in this language; English for one that has no table."""
    return _BY_PREFIX.get(language.partition("-")[0].lower(), en.WORDS)


def preferred(accept_language: str) -> Words:
    """The words for a reader of whom only the header is known (RFC 9110, 12.5.4); English unless it names others."""
    ranked = sorted(map(_ranged, accept_language.split(",")), key=lambda one: -one[1])
    named = (_BY_PREFIX.get(tag.partition("-")[0].lower()) for tag, weight in ranked if weight > 0)
    return next((words for words in named if words), en.WORDS)


def _ranged(part: str) -> tuple[str, float]:
    """A language range and its weight; 0 where that cannot be read."""
    tag, _, weight = part.strip().partition(";q=")
    try:
        return tag.strip(), float(weight or 1)
    except ValueError:
        return tag.strip(), 0.0
