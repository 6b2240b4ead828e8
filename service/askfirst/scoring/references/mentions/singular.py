"""Nouns without their plural endings."""

from functools import lru_cache

SINGULAR_ENDS = ("ss", "us", "is", "news", "sms", "series", "species")


@lru_cache(maxsize=8192)
def singular(word: str) -> str:
    """The word without its plural ending: parties -> party, boxes -> box, drafts -> draft."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(SINGULAR_ENDS) and len(word) > 3:
        return word[:-1]
    return word
