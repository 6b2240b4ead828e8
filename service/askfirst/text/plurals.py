"""Nouns that stand for several things, told by their form ("invoices", "people"), and their singular."""

from functools import lru_cache

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

IRREGULAR = frozenset(
    "people men women children folks staff data media personnel stuff inventory kids feet mice criteria indices".split()
)
NOT_PLURAL = frozenset(
    "is was has does this his its us as yes thus always perhaps times plus minus less towards besides "
    "news lots regards thanks cheers asks says wants needs gets goes makes takes comes looks lets "
    "business process address access status success progress series basis analysis bus gas bonus focus "
    "virus campus census corpus class press pass mass cross boss loss mess stress express wireless across "
    "unless ours yours theirs hers".split()
)
SINGULAR_ENDS = ("ss", "us", "is", "news", "sms", "series", "species")


def is_plural(word: str) -> bool:
    """Whether the word has the form of a plural noun."""
    if word in IRREGULAR:
        return True
    return len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "'s")) and word not in NOT_PLURAL


@lru_cache(maxsize=8192)
def singular(word: str) -> str:
    """The word without its plural ending: parties -> party, boxes -> box, drafts -> draft."""
    if word.endswith(SINGULAR_ENDS):
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and len(word) > 3 else word


def find_plurals(reading: Reading) -> list[Hit]:
    """Every token that looks like a plural noun."""
    return [Hit(at, at + 1) for at, word in enumerate(reading.words) if is_plural(word)]
