"""What marks an audience off exactly: an age, a saved list, a rule of behaviour."""

import re

from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

AGE = late(
    r"\b(?:aged?|ages|age group|age range|age bracket|born)\b[ :=]{0,3}(?:between |from |range |is |of )?"
    r"(?:over |under |above |below |in )?\d"
    r"|\b\d{1,2}\s?(?:-|–|to|and)\s?\d{1,2}(?:[ -]?(?:years?|yrs?|yo|y/o|olds?)\b|[ -]year[ -]olds?)"
    r"|\b\d{1,2}\s?\+|\b\d{2}[ -](?:years?|yrs?|yo)\b[ -]?(?:olds?|and (?:over|older|up))?"
    r"|\b(?:over|under|above|below)[ -]\d{2}s\b"
    r"|\b(?:in|into) their (?:early |mid-? ?|late )?[2-9]0s\b"
    r"|s (?:over|under|above) (?:the age of )?[1-9]\d(?=[,.;)]|$| (?:in|from|of|near|within)\b)"
    r"|\b(?:sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy)(?:-[a-z]+)? to "
    r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-[a-z]+)?\b"
    r"|\bM\d\d|\bF\d\d|\b\d\ds? and (?:over|above|older|up)\b",
    re.IGNORECASE,
)
SPAN = late(
    r"(?<![\d.,/-])(?<!size )(?<!sizes )[1-9]\d\s?(?:-|–|—|to|and|bis)\s?[1-9]\d"
    r"(?![\d/]|[.,]\d|-\d|\s?(?:%|€|\$|£|days?|h|words?|px|seconds?|sec|km|mm|cm|min"
    r"|views?|euros?|pairs?|posts?|sets?|pieces?|each|of them))"
)
MONTHS = re.compile(r"^\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)", re.IGNORECASE)


def has_age(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch of tokens names ages: "aged 40 to 65", "25-34", "in their thirties"."""
    end = min(end, len(reading))
    if start >= end:
        return False
    first, last = reading.starts[start], reading.ends[end - 1]
    stretch = reading.plain[first:last]
    if reading.digits:
        if AGE.search(stretch):
            return True
        for found in SPAN.finditer(stretch):
            low, high = (whole_number(part) for part in re.findall(r"\d+", found.group()))
            if low < high and not MONTHS.match(stretch[found.end() :]):
                return not any(
                    overlaps(hit, reading.cover(first + found.start(), first + found.end()))
                    for name in ("date", "money", "clock_time")
                    for hit in reading.entities(name)
                )
    words = [hit for hit in reading.outside_data("@age_word") if start <= hit.start < end]
    numbers = [hit for hit in reading.entities("number") if start <= hit.start < end] if words else []
    return any(hit.end - hit.start > 2 for hit in words) or any(
        word.distance(number) <= 4 for word in words for number in numbers
    )


def overlaps(hit: Hit, cover: tuple[int, int]) -> bool:
    """Whether the hit touches the token positions."""
    return hit.start < cover[1] and cover[0] < hit.end


NO_PEOPLE_LISTS = frozenset(
    (
        "safety negative excluded blocked suppressed keyword block exclusion suppression price check "
        "packing placement product asset ad control"
    ).split()
)
"""Ahead of "list" these say that no people are on it."""


def has_list(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch names a saved list, a tag or a plan: "list vip-berlin-2025", "segment 'B2B'"."""
    for word in reading.outside_data("@list_word"):
        if not start <= word.start < end or reading.words[max(0, word.start - 1)] in NO_PEOPLE_LISTS:
            continue
        value = reading.raw[reading.ends[word.end - 1] :].lstrip(' "')[:1] in {"=", ":"}
        beside = [*range(word.start - (not value), word.start), *unbroken(reading, word.end)]
        mark = coded if value else marked
        if any(start <= position < end and mark(reading, position) for position in beside):
            return True
    return False


def unbroken(reading: Reading, start: int) -> list[int]:
    """The next three tokens, up to a mark behind which something else begins: "a young audience, 500 EUR"."""
    ahead = range(start, min(start + 3, len(reading)))
    return list(ahead[: next((n for n, at in enumerate(ahead) if reading.words[at] in {",", ";", ".", "("}), 3)])


def has_record(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch points at something stored: an id, a quoted name, an address."""
    return any(start <= hit.start < end for name in ("id", "quote", "email", "url") for hit in reading.entities(name))


LOOSE = frozenset(
    (
        "loyal good best top active inactive interested potential relevant right usual engaged young cool "
        "premium important key warm hot cold big small valuable promising typical ideal suitable lapsed "
        "dormant"
    ).split()
)
"""As parts of a value they describe people all the same: "to=loyal_customers"."""


def coded(reading: Reading, position: int) -> bool:
    """Whether a token is a name made for machines: "vip_2025", "AUD-7"."""
    if not 0 <= position < len(reading.words):
        return False
    text = reading.raw[reading.starts[position] : reading.ends[position]]
    if "_" in text and not LOOSE.isdisjoint(text.lower().split("_")):
        return False
    return any(mark.isdigit() or mark in "_#/" for mark in text)


def marked(reading: Reading, position: int) -> bool:
    """Whether a token looks like the name of a record: quoted, with a hyphen and more, or capitals."""
    if not 0 <= position < len(reading.words):
        return False
    if reading.data_kinds[position]:
        return True
    text = reading.raw[reading.starts[position] : reading.ends[position]]
    return (
        (text[0].isupper() and not reading.opens_sentence(position))
        or (any(mark in text for mark in "-_#/") and len(text) > 3)
        or text.isdigit()
    )


def has_behaviour(reading: Reading, start: int, end: int) -> bool:
    """Whether a stretch names what people did, exactly: "clicked EM-14", "no order since March".

    Something done with no measure at all ("people who bought from us") is exact as long as no vague
    word stands beside it; "bought recently" is not.
    """
    deeds = [hit for hit in reading.outside_data("@behaviour") if start <= hit.start < end]
    if not deeds:
        return False
    exact = ("number", "date", "duration", "id", "quote", "percent", "money", "url")
    for name in exact:
        if any(start <= hit.start < end for hit in reading.entities(name)):
            return True
    acts = {(hit.start, hit.end) for hit in deeds}
    doubts = [hit for hit in reading.outside_data("@vague_people") if start <= hit.start < end]
    vague = any((hit.start, hit.end) not in acts for hit in doubts)
    return not vague and any(
        word in {"who", "that", "whose", "having", "with", "without", "never"} for word in reading.words[start:end]
    )
