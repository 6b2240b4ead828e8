"""How figures of a ledger are compared and said: what they count, and a value as another one is written."""

import re

from askfirst.scoring.findings.consistency.ledger import Entry, Ledger
from askfirst.text.hit import Hit


def plain(value: float) -> str:
    """A figure as people write it: 1,050 or 2.5.

    >>> plain(1050.0), plain(2.5)
    ('1,050', '2.5')
    """
    return f"{value:,.2f}".rstrip("0").rstrip(".")


def like(one: Entry, other: Entry) -> bool:
    """Whether two entries can be compared: of one sort, and for measures of one unit."""
    return one.sort == other.sort and (one.sort != "g" or one.unit == other.unit)


def noun(book: Ledger, entry: Entry) -> str:
    """The word that a figure counts, if it stands right behind."""
    words, end = book.reading.words, entry.hit.end
    if words[end : end + 1] == ["-"]:
        end += 1
    word = words[end] if end < len(words) else ""
    return word if word.isalpha() and len(word) > 2 and word not in NO_NOUN else ""


NO_NOUN = frozenset(
    (
        "and the for from with into per each all max maximum are was has have but not nor who that this then out off"
    ).split()
)


def phrase(book: Ledger, entry: Entry) -> str:
    """A figure with what it counts, as written."""
    counts = 1 if noun(book, entry) and entry.sort == "n" else 0
    if counts and book.reading.words[entry.hit.end] == "-":
        counts = 2
    said = book.said(Hit(entry.hit.start, entry.hit.end + counts))
    joined = JOINED.fullmatch(said) if counts == 2 or entry.sort == "t" else None
    if not joined:
        return said
    return f"{joined[1]} {joined[2]}{'' if joined[2].endswith('s') or entry.value == 1 else 's'}"


JOINED = re.compile(r"([\w.,]+) ?- ?([A-Za-z]+)")
"""A figure that is joined to what it counts, ahead of another noun: "an 18-hour course"."""


def worth(book: Ledger, like_this: Entry, value: float) -> str:
    """A value as another entry is written, with its currency: 800 like "EUR 900" is "EUR 800"."""
    said = book.said(like_this.hit)
    written = AMOUNT.findall(said)
    if like_this.sort != "m" or len(written) != 1 or SHORT.search(said):
        return plain(value)
    return AMOUNT.sub(lambda _: plain(value), said)


AMOUNT = re.compile(r"\d(?:[\d.,' ]*\d)?")
SHORT = re.compile(r"\d ?(?:k|m|bn|thousand|million)\b", re.IGNORECASE)


def sort_ahead(book: Ledger, sorts: str, place: int) -> bool:
    """Whether a figure of one of the sorts stands ahead of a place of the tagged text, in its sentence."""
    ahead = book.text[book.text.rfind("¶", 0, place) + 1 : place]
    return any("<" + sort in ahead for sort in sorts)
