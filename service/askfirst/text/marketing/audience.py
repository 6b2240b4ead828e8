"""Audiences: who is to be reached, and whether that is exact enough to send or to target."""

import re

from askfirst.text.governing import governor, positions, valued
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.deeds import done, measured
from askfirst.text.marketing.facts import (
    coded,
    has_age,
    has_behaviour,
    has_list,
    has_record,
    marked,
)
from askfirst.text.marketing.people import DETERMINERS, STOPS, people_of
from askfirst.text.marketing.starts import audience_starts
from askfirst.text.names import capital
from askfirst.text.orders import opens
from askfirst.text.reading import Reading

WHOLE = frozenset({"all", "every", "each", "entire", "whole"})
QUALIFIERS = frozenset("top next live end it hr procurement office finance".split())
"""Words for nobody that may also describe people: "our top customers", "HR managers"."""
SIGNALS = frozenset({"@message_noun", "@paid_noun", "@platform", "@send_verb", "@aim_cue", "@address_verb"})
"""Without any of these nobody is written to or shown an ad."""
EDGES = frozenset({",", ";", ":", "?", ".", "(", "!"})


def find_audiences(reading: Reading) -> list[Hit]:
    """Everybody to be reached.

    Attribute `known` is "yes" where an age, a role with a place, a saved list or a rule of behaviour
    says who that is, else "no"; `by` is "place" for the first two.
    """
    return outermost([*reading.entities("audience_cued"), *apposed(reading)])


def find_cued_audiences(reading: Reading) -> list[Hit]:
    """The audiences that a word leads in: "aimed at", "audience:", "to our members"."""
    hits = (described(reading, start) for start in dict.fromkeys(audience_starts(reading)))
    return outermost([hit for hit in hits if hit])


def apposed(reading: Reading) -> list[Hit]:
    """People named between marks, with a place or a list: "..., carpenters in Austria, ..."."""
    hits: list[Hit] = []
    people = people_of(reading)
    lists = positions(reading, "@list_word")
    for at, word in enumerate(reading.words):
        if not (word in EDGES or opens(reading, at)):
            continue
        start = at + (word in STOPS)
        named = start < len(reading) and people.at(start)
        if not named and not any(start <= one < start + 9 for one in lists):
            continue
        end = people.ending(start)
        if start < end <= start + 9 and (
            (named and any(start <= one.start < end for one in reading.entities("region")))
            or has_list(reading, start, end)
        ):
            hits.append(Hit(start, end, {"known": "yes", "by": "place"}))
    return hits


def described(reading: Reading, start: int) -> Hit | None:
    """The audience that begins at a token, and whether it is known; None where it is none."""
    end = people_of(reading).ending(start)
    words = reading.words[start:end]
    if "not" in reading.words[max(0, start - 2) : start]:
        return None
    head = next((word for word in words if word not in DETERMINERS), None)
    if head is None or single(reading, start, end, head):
        return None
    last = sentence_end(reading, start)
    if has_age(reading, start, last) or placed(reading, start, end):
        return Hit(start, end, {"known": "yes", "by": "place"})
    known = (
        has_list(reading, max(0, start - 3), last)
        or measured(reading, Hit(start, end))
        or (done(reading, Hit(start, end)) and not vague(reading, start, end))
        or saved(reading, start)
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
    behind = reading.words[end : end + 2]
    if behind == [",", "all"] and end + 2 in numbers:
        return True
    return any(
        one in ENROLLED and link in {"of", "at", "in"} and owner in {"the", "our", "your"}
        for one, link, owner in zip(words, words[1:], words[2:], strict=False)
    )


def saved(reading: Reading, start: int) -> bool:
    """Whether a value names its store: "audience=list:Packagers-EU", "saved:UK_40plus"."""
    return SAVED.match(reading.raw, reading.starts[start]) is not None


SAVED = re.compile(r"[\"']?(?:list|saved|segment|seg|tag|aud|audience)[:/]\w", re.IGNORECASE)
ENROLLED = frozenset("members holders subscribers staff employees volunteers".split())
"""Who these are is written down wherever they belong to."""


def sentence_end(reading: Reading, start: int) -> int:
    """The end of the sentence."""
    end = start
    while end < len(reading) and reading.sentences[end] == reading.sentences[start]:
        end += 1
    return end


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
    return any(not any(hit.overlaps(date) for date in reading.entities("date")) for hit in hits)


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


def find_unknown_audiences(reading: Reading) -> list[Hit]:
    """Audiences that are to be reached here and are not known."""
    if SIGNALS.isdisjoint(reading.lists):
        return []
    cued = reading.entities("audience_cued")
    unknown = [hit for hit in (cued or named_alone(reading)) if hit.attrs["known"] == "no"]
    if unknown and "@goal_noun" in reading.all_hits and reading.entities("metric_target"):
        return []  # "our aim is 2 million contacts"
    return [hit for hit in unknown if reached(reading, hit) and not introduced(reading, hit)]


def introduced(reading: Reading, audience: Hit) -> bool:
    """Whether they are named, one by one: "two journalists, Ana Prieto and Jürg Frei"."""
    edge = audience.end + (reading.words[audience.end : audience.end + 1] == [","])
    return any(
        hit.start in {edge, audience.end - 1} and reading.words[hit.end : hit.end + 1] in ([","], ["and"])
        for hit in reading.entities("name")
    )


def named_alone(reading: Reading) -> list[Hit]:
    """People between marks in an order to advertise: "..., CHF 3,000, art lovers"."""
    if not reading.entities("paid_launch") or "@list_word" in reading.all_hits:
        return []
    people = people_of(reading)
    starts = [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if word in {",", ";", ":"} and people.at(at + 1) and at + 1 not in people.days
    ]
    return outermost([hit for start in starts if (hit := described(reading, start))])


def reached(reading: Reading, audience: Hit) -> bool:
    """Whether somebody is to be written to or shown an ad, and nothing else governs the words."""
    before = reading.words[max(0, audience.start - 2) : audience.start]
    other = governor(reading, audience.start, "@other_doing")
    if other and reading.words[other.start] == "show" and before[-1:] == ["to"]:
        other = None  # "show the banner to ..." runs it
    doing = [governor(reading, audience.start, key) for key in ("@send_verb", "@address_verb")]
    send = max(filter(None, doing), default=None)
    if other and not (send and send.start >= other.start):
        return False
    if before[1:] == ["of"] and before[0] in {"audience", "segment"}:
        return other is None
    if send and reading.words[send.start].endswith("target"):
        return True
    media = bool(reading.entities("paid_media") or reading.entities("paid_launch"))
    make = governor(reading, audience.start, "@produce_verb")
    ordered = make is not None and reading.words[make.end : make.end + 1] != ["sure"]
    if ordered and not send and not media:
        return False
    message = bool(reading.outside_data("@message_noun") or reading.entities("id"))
    paid = "@platform" in reading.all_hits and bool(reading.entities("money"))
    sends = "@send_verb" in reading.all_hits or reading.words[audience.start - 1] not in {"to", "for"}
    return media or paid or (message and (send is not None or sends))


def find_audience_hints(reading: Reading) -> list[Hit]:
    """Anything that says whom an ad is for, however loosely: people, ages, places, lists, search terms."""
    hits = list(reading.entities("region"))
    for key in ("@people_word", "@list_word", "@aim_noun", "@search_word"):
        hits += reading.outside_data(key)
    hits += [Hit(at, at + 1) for at in people_of(reading).named]
    return hits or ([Hit(0, 1)] if has_age(reading, 0, len(reading)) else [])
