"""Whether the words for an audience say exactly who that is."""

import re

from askfirst.text.governing import positions, valued
from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.deeds import done, measured
from askfirst.text.marketing.audiences.people import DETERMINERS, people_of
from askfirst.text.marketing.targeting import coded, has_age, has_behaviour, has_list, has_record, marked
from askfirst.text.names import capital
from askfirst.text.reading import Reading

WHOLE = frozenset({"all", "every", "each", "entire", "whole"})
QUALIFIERS = frozenset("top next live end it hr procurement office finance".split())
"""Words for nobody that may also describe people: "our top customers", "HR managers"."""
SAVED = re.compile(r"[\"']?(?:list|saved|segment|seg|tag|aud|audience)[:/]\w", re.IGNORECASE)
ENROLLED = frozenset(
    (
        "members holders subscribers staff employees volunteers authors winners participants attendees exhibitors "
        "finalists jurors applicants recipients nominees"
    ).split()
)
"""Who these are is written down wherever they belong to."""


def described(reading: Reading, start: int) -> Hit | None:
    """The audience that begins at a token, and whether it is known; None where it is none."""
    end = people_of(reading).ending(start)
    words = reading.words[start:end]
    if "not" in reading.words[max(0, start - 2) : start]:
        return None
    head = next((word for word in words if word not in DETERMINERS), None)
    if head is None or single(reading, start, end, head):
        return None
    last = reading.sentence_end(start)
    if has_age(reading, start, last) or placed(reading, start, end):
        return Hit(start, end, {"known": "yes", "by": "place"})
    known = (
        has_list(reading, max(0, start - 3), last)
        or measured(reading, Hit(start, end))
        or (done(reading, Hit(start, end)) and not vague(reading, start, end))
        or saved(reading, start)
        or bracketed(reading, end)
        or (has_record(reading, start, end) and not vague(reading, start, end))
        or (start > 0 and valued(reading, start - 1) and any(coded(reading, at) for at in range(start, end)))
        or has_behaviour(reading, start, end)
        or (words[0] in WHOLE and len(words) <= 4 and not vague(reading, start, end))
        or (complete(reading, start, end) and not vague(reading, start, end))
    )
    return Hit(start, end, {"known": "yes" if known else "no", "by": ""})


def complete(reading: Reading, start: int, end: int) -> bool:
    """Whether everybody of a known group is meant: "all 412 ticket holders", "members of the club", "..., all 88"."""
    words = reading.words[start:end]
    numbers = {hit.start for hit in reading.entities("number")}
    if words[0] in WHOLE and not numbers.isdisjoint(range(start + 1, min(end, start + 4))):
        return True
    if words[:1] == ["the"] and start + 1 in numbers and len(words[1]) > len("300") and words[1].isalpha():
        return True  # "the three winners"
    if remainder(reading, start, end) or STATES & set(words) or words[:3] in LOGGED:
        return True
    behind = reading.words[end : end + 2]
    if behind == [",", "all"] and end + 2 in numbers:
        return True
    return any(
        one in ENROLLED and link in {"of", "at", "in"} and owner in {"the", "our", "your"}
        for one, link, owner in zip(words, words[1:], words[2:], strict=False)
    )


STATES = frozenset({"logged-in", "signed-in", "registered", "unsubscribed"})
LOGGED = (["logged", "-", "in"], ["signed", "-", "in"], ["opted", "-", "in"])
"""What an account shows of them at any time."""


def remainder(reading: Reading, start: int, end: int) -> bool:
    """Whether it is who is left of a list on which something was tested: "the winner goes to the rest"."""
    words = reading.words[start:end]
    rest = words[:2] in (["the", "rest"], ["the", "remaining"], ["the", "others"]) or words[0] in {
        "everybody",
        "everyone",
    }
    return rest and (not TESTED.isdisjoint(reading.words) or "a/b" in reading.lower)


TESTED = frozenset({"variant", "variants", "split-test"})


def bracketed(reading: Reading, end: int) -> bool:
    """Whether brackets behind them tell what they did: "the basket crowd (over 120 AED, no purchase in 7 days)"."""
    if reading.words[end : end + 1] != ["("]:
        return False
    close = next((at for at in range(end + 1, len(reading)) if reading.words[at] == ")"), end + 1)
    return has_behaviour(reading, end + 1, close)


def saved(reading: Reading, start: int) -> bool:
    """Whether a value names its store: "audience=list:Packagers-EU", "saved:UK_40plus"."""
    return SAVED.match(reading.raw, reading.starts[start]) is not None


def single(reading: Reading, start: int, end: int, head: str) -> bool:
    """Whether one person, desk, place or page is meant, and no audience."""
    nobody = positions(reading, "@not_audience")
    people = people_of(reading)
    described_by = QUALIFIERS if people.at(start) else frozenset()
    clause = next((at for at in range(start, end) if reading.words[at] in {"who", "that", "whose"}), end)
    if any(at in nobody and reading.words[at] not in described_by for at in range(start, min(clause, start + 3))):
        return True
    return marked(reading, start) and head not in DETERMINERS and not people.at(start)


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
