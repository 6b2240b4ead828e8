"""Whether the words for an audience say exactly who that is."""

import re

from askfirst.text.governing import valued
from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.deeds import done, measured
from askfirst.text.marketing.audiences.people import DETERMINERS, people_of
from askfirst.text.marketing.targeting import coded, has_age, has_list, has_record
from askfirst.text.names import capital
from askfirst.text.reading import Reading

WHOLE = frozenset({"all", "every", "each", "entire", "whole"})
SAVED = re.compile(r"[\"']?(?:list|saved|segment|seg|tag|aud|audience)[:/]\w", re.IGNORECASE)


def described(reading: Reading, start: int) -> Hit | None:
    """The audience that begins at a token, and whether it is known; None where it is none."""
    end = people_of(reading).ending(start)
    words = reading.words[start:end]
    if "not" in reading.words[max(0, start - 2) : start]:
        return None
    head = next((word for word in words if word not in DETERMINERS), None)
    if head is None:
        return None
    last = reading.sentence_end(start)
    if has_age(reading, start, last) or placed(reading, start, end):
        return Hit(start, end, {"known": "yes", "by": "place"})
    known = (
        has_list(reading, max(0, start - 3), last)
        or measured(reading, Hit(start, end))
        or (done(reading, Hit(start, end)) and not vague(reading, start, end))
        or saved(reading, start)
        or (has_record(reading, start, end) and not vague(reading, start, end))
        or (start > 0 and valued(reading, start - 1) and any(coded(reading, at) for at in range(start, end)))
        or (words[0] in WHOLE and len(words) <= 4 and not vague(reading, start, end))
    )
    return Hit(start, end, {"known": "yes" if known else "no", "by": ""})


def saved(reading: Reading, start: int) -> bool:
    """Whether a value names its store: "audience=list:Packagers-EU", "saved:UK_40plus"."""
    return SAVED.match(reading.raw, reading.starts[start]) is not None


def vague(reading: Reading, start: int, end: int) -> bool:
    """Whether a vague word stands in a stretch; "31 May" is none."""
    hits = [hit for hit in reading.outside_data("@vague_people") if start <= hit.start < end]
    return any(not hit.within(reading.covered("date")) for hit in hits)


def placed(reading: Reading, start: int, end: int) -> bool:
    """Whether a role or firm with a place is named: "nurses in Oslo", but not "hip folks in Oslo"."""
    if vague(reading, start, end):
        return False
    words = reading.words
    at_firm = any(
        words[at] in {"at", "of", "from"} and capital(reading, at + 1 + (words[at + 1] == "the"))
        for at in range(start, end - 1)
    )
    money = {hit.end for hit in reading.entities("money")}
    return at_firm or any(hit.start not in money for hit in reading.entities("region"))
