"""Choices that are left to whoever acts: to dock 4 or dock 6 - refund it or send a new one.

An "or" in an order is such a choice unless something ahead of it opens it up ("if A or B", "any A or
B", "who is A or B", "do not A or B"), something behind it decides ("whichever is cheaper",
"otherwise"), or the order only looks for what fits ("list all in Peru or Chile").
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.choice_words import (
    SLOT_LEADS,
    STOPS,
    alike,
    asked_back,
    decided,
    divides,
    narrows,
    opened,
    put_to_reader,
    scope,
)
from askfirst.scoring.findings.conflicts.sides import any_between, opens, places, quoted, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LONGEST = 7
"""Tokens of one option."""


@demanding({"or_word"})
def open_choice(material: Material) -> Sequence[Hit]:
    """Every open either/or, with the two options."""
    reading = material.text
    found = []
    for hit in reading.all_hits.get("@or_word", ()):
        if reading.is_data(hit) or not 0 < hit.start < len(reading.words) - 1 or not divides(reading, hit):
            continue
        start, end = sentence_of(reading, hit.start)
        if asked_back(reading, start, end) or opened(reading, scope(reading, start, hit), hit):
            continue
        if decided(reading, hit, end):
            continue
        if ordered(reading, start, hit):
            if narrows(reading, start, hit):
                continue
        elif (
            not put_to_reader(reading, start, hit, end)
            and not alike(reading, hit)
            and not any_between(reading, "exclusive", start, end)
        ):
            continue
        found.append(options(reading, start, hit, end))
    return found


def ordered(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the sentence gives an order ahead of the "or"."""
    return any(
        start <= verb.start < hit.start
        and (commands(reading, verb.start) or opens(reading, verb.start) or reading.words[verb.start - 1] == "either")
        for verb in places(reading, "doing_verb")
    )


def options(reading: Reading, start: int, hit: Hit, end: int) -> Hit:
    """The finding with both options: back to the verb or the word that leads in, on to the next mark."""
    words = reading.words
    verbs = {verb.start for verb in places(reading, "doing_verb")}
    first = hit.start
    if words[first - 1] in {",", "/"}:
        first -= 1
    right = hit.end + (words[hit.end] in SLOT_LEADS and words[hit.end] == words[max(0, first_lead(words, hit.start))])
    acts = right in verbs and right + 1 < end and words[right + 1] not in STOPS
    while first > max(start, hit.start - LONGEST) and words[first - 1] not in STOPS:
        if (
            acts
            and first in verbs
            and words[first - 1] not in {"the", "a", "an", "this", "that", "his", "her", "their"}
        ):
            break
        if not acts and words[first - 1] in SLOT_LEADS | {"either", "the", "a", "an"}:
            break
        first -= 1
    last = right
    ends = STOPS if acts or SLOT_LEADS & set(words[first : hit.start]) else STOPS | SLOT_LEADS
    while last < min(end, right + LONGEST) and words[last] not in ends:
        last += 1
    left = max(first, hit.start - LONGEST)
    shown = left if acts else behind_verb(reading, verbs, left, hit)
    one = quoted(reading, Hit(shown, max(shown + 1, hit.start)))
    bare = words[left - 1 : left] == words[right : right + 1] and words[right] in ARTICLES and right + 1 < last
    other = quoted(reading, Hit(right + bare, max(right + 1, last)))
    return Hit(left, max(right + 1, last), {"a": one.removeprefix("either "), "b": other})


def first_lead(words: list[str], end: int) -> int:
    """Where the word that leads in the first option stands: "to Ann or to Bo" says it twice."""
    return next((place for place in range(end - 1, max(-1, end - LONGEST), -1) if words[place] in SLOT_LEADS), 0)


ARTICLES = frozenset({"the", "a", "an"})
"""Left out of both options where both have the same one."""


def behind_verb(reading: Reading, verbs: set[int], left: int, hit: Hit) -> int:
    """Where the first of two things begins behind the verb that both share: "cancel SO-1 or SO-2" leaves SO-1."""
    start = left
    while start < hit.start - 1 and (
        (start in verbs and (start == left or reading.words[start - 1] in {"to", "please"}))
        or reading.words[start] == "either"
    ):
        start += 1
    return start
