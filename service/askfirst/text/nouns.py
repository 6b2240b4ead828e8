"""Nouns of English without a tagger: where a phrase of them ends, their plurals and singulars."""

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


STOPS = frozenset(
    (
        "to for at in on by from of with into onto per via under over until till before after during "
        "about as than that which who and or but so then if when while because since unless is are was "
        "were be been being has have had do does did will would can could should must may might shall not "
        "no please pls plz thanks thx asap today tomorrow tonight now instead again only too also this "
        "next monday tuesday wednesday thursday friday saturday sunday it they them he she we you i us me "
        "him due near inside outside behind between against through plus minus each every goes go get "
        "gets there here back up down out off away"
    ).split()
)
MARKS = frozenset('. , ; : ! ? ( ) [ ] { } / | - – — " = > < … •'.split())
DETERMINERS = frozenset(
    (
        "the a an our my your their his her its this that these those some any all both more extra "
        "another other additional such same new further fresh"
    ).split()
)


def phrase_end(reading: Reading, start: int, longest: int = 7) -> int:
    """Where the noun phrase that begins at a token ends: before a joining word or a mark."""
    end = start
    words, raw, starts = reading.words, reading.plain, reading.starts
    while end < len(words) and end - start < longest:
        word = words[end]
        if word in STOPS or (word in MARKS and not hyphen(reading, end)):
            break
        if end > start and "\n" in raw[reading.ends[end - 1] : starts[end]]:
            break
        end += 1
    return end


def hyphen(reading: Reading, position: int) -> bool:
    """Whether the mark joins two words without a space: all-purpose."""
    if reading.words[position] != "-" or not 0 < position < len(reading.words) - 1:
        return False
    return reading.ends[position - 1] == reading.starts[position] == reading.starts[position + 1] - 1
