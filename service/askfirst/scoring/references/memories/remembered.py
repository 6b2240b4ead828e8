"""As in "same as last time", "the usual template", with no history that would tell."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.memories.usual import beside_an_id, counted_of, explained_behind, of_named, said_behind
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

EXAMPLE = 10
"""Tokens behind "do the same" in which it may say as for whom."""


def remembered(discourse: Discourse) -> list[Hit]:
    """As in "Same as last time", "the usual template", with no history that would tell."""
    reading = discourse.material.text
    if discourse.given or discourse.before:
        return []
    hits = [*reading.hits("@remembered"), *as_before(reading), *reading.hits("@insider")]
    found = []
    for hit in hits:
        noun = next((m for m in discourse.now.mentions if m.start <= hit.start < m.end or m.start == hit.end), None)
        if discourse.now.aside[hit.start]:
            continue  # "a short note in the usual thread is enough"
        if noun and ("number" in noun.classes or of_named(discourse, noun.end)):
            continue  # "the usual 300 g stock", "the usual steps of checklist OP-2"
        end = max(hit.end, noun.end) if noun else hit.end
        if "usual" in reading.words[hit.start : end] and (
            counted_of(discourse, end)
            or explained_behind(discourse, end)
            or said_behind(discourse, end)
            or (noun is not None and noun.head != "usual" and beside_an_id(discourse, hit.start))
        ):
            continue  # "the usual box of 24 cartridges", "our usual printer, vendor no. V-7"
        found.append(Hit(hit.start, end))
    for hit in reading.hits("@do_the_same"):
        if discourse.now.aside[hit.start] or like_named(discourse, hit.end):
            continue  # "do the same for Karin as you'd do for Joel"
        if not any(m.end <= hit.start and not m.person for m in discourse.now.mentions):
            found.append(hit)
    return found


def like_named(discourse: Discourse, position: int) -> bool:
    """Whether it says as for whom, by name."""
    words = discourse.now.text.reading.words
    return any(
        m.classes[-1] in ("name", "id")
        and position < m.start < position + EXAMPLE
        and "as" in words[position : m.start]
        for m in discourse.now.mentions
    )


CALENDAR = frozenset({"week", "month", "quarter", "year"})


def recorded(reading: Reading, past: Hit) -> bool:
    """Whether the calendar says when that was, so that it can be looked up: "last week"."""
    return reading.words[past.start] == "last" and reading.words[past.end - 1] in CALENDAR


def as_before(reading: Reading) -> list[Hit]:
    """As in "The same hotel as last time", "the way you did it last time"."""
    found = []
    past = [hit for hit in reading.hits("@past_reference") if not recorded(reading, hit)]
    for same in reading.hits("@same_word"):
        for hit in past:
            if (
                1 <= hit.start - same.end <= 5
                and reading.words[hit.start - 1] in ("as", "like", "time")
                and reading.same_sentence(same, hit)
            ):
                found.append(Hit(same.start, hit.end))
    for hit in reading.hits("@near_day"):
        if reading.words[hit.start : hit.end] == ["yesterday"] and reading.words[hit.start - 1 : hit.start] == ["like"]:
            found.append(Hit(hit.start - 1, hit.end))
    for hit in past:
        if (
            reading.words[hit.start : hit.start + 1] == ["last"]
            and "way" in reading.words[max(0, hit.start - 6) : hit.start]
        ):
            found.append(hit)
    return found
