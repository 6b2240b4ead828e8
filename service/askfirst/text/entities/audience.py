"""What marks the people off whom something is to reach, exactly: an age, a saved list, a deed with a figure."""

import re

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

AGE = re.compile(
    r"\b(?:aged?|ages|born)\b[ :=]{0,3}(?:[a-z]+ ){0,2}\d|\b\d\d ?\+|\bin(?:to)? their [a-z ]{0,7}[2-9]0s\b"
    r"|\b(?:over|under)[ -]\d\ds\b|\b\d\d[ -](?:years?|yrs?|yo)\b|\b\d\ds? and (?:over|above|older|up)\b"
    r"|(?<![\d.,/-])(?<!size )(?<!sizes )[1-9]\d ?(?:-|\u2013|to|and|bis) ?[1-9]\d"
    r"(?![\d/]|[.,]\d|-\d| ?(?:%|\u20ac|\$|\u00a3|days?|h|words?|px|sec|km|mm|cm|min|euros?|posts?|pieces?"
    r"|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))"
)
"""In lower case. Two plain numbers are ages where no unit or month follows."""
OTHER_LISTS = frozenset(
    "safety negative excluded blocked suppressed keyword block exclusion price check packing".split()
)
"""Ahead of "list" these say that no people are on it."""
FACTS = ("number", "date", "duration", "id", "quote", "percent", "money", "url")
RELATIVE = frozenset("who that whose having with without never".split())


def find_audiences(reading: Reading) -> list[Hit]:
    """The text as a whole, where it says exactly who is to see or get it."""
    return [Hit(0, len(reading))] if has_age(reading) or has_list(reading) or has_behaviour(reading) else []


def has_age(reading: Reading) -> bool:
    """Whether ages are named: "aged 40 to 65", "25-34", "in their thirties"."""
    words = reading.outside_data("@age_word")
    numbers = reading.entities("number") if words else ()
    return (
        (reading.digits and AGE.search(reading.lower) is not None)
        or any(word.end - word.start > 2 for word in words)
        or any(word.distance(number) <= 4 for word in words for number in numbers)
    )


def has_list(reading: Reading) -> bool:
    """Whether a saved list, a segment or a tag is named: "list vip-berlin-2025", "segment 'B2B'"."""
    return any(
        reading.words[max(0, word.start - 1)] not in OTHER_LISTS
        and any(named(reading, at) for at in (word.start - 1, word.end, word.end + 1))
        for word in reading.outside_data("@list_word")
    )


def named(reading: Reading, at: int) -> bool:
    """Whether a token looks like the name of a record: data, a capital within the sentence, a code, a number."""
    if not 0 <= at < len(reading):
        return False
    text = reading.text(Hit(at, at + 1))
    capital = text[0].isupper() and not reading.opens_sentence(at)
    return (
        bool(reading.data_kinds[at]) or capital or text.isdigit() or (len(text) > 3 and any(m in text for m in "-_#/"))
    )


def has_behaviour(reading: Reading) -> bool:
    """Whether it is named what people did, exactly: "clicked EM-14", "no order since March", not "bought recently"."""
    deeds = {(hit.start, hit.end) for hit in reading.outside_data("@behaviour")}
    if not deeds or any(reading.entities(name) for name in FACTS):
        return bool(deeds)
    vague = any((hit.start, hit.end) not in deeds for hit in reading.outside_data("@vague_people"))
    return not vague and not RELATIVE.isdisjoint(reading.words)
