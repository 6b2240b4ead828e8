"""All and an exception: a part of what is left out, one of several that is otherwise, what is denied and given."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import PREPOSITIONS
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.scope import EMPTY, singular
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PAIRS = tuple((f"whole_{number}", f"part_{number}") for number in range(1, 31))
REACH = 5
"""Tokens between a word of exclusion and what is left out."""
STOPS = frozenset({",", ";", ".", "(", ")", ":", "but", "and"})
ORIGIN = frozenset({"from", "via", "near", "outside", "than", "through", "like"})


@demanding({"leaving_out"}, {whole for whole, _ in PAIRS}, {part for _, part in PAIRS})
def part_of_excluded(material: Material) -> Sequence[Hit]:
    """The first part that is asked for, though the whole that it belongs to is left out."""
    reading = material.text
    for whole, part in PAIRS:
        if "@" + whole not in reading.all_hits or "@" + part not in reading.all_hits:
            continue
        for out in reading.outside_data("@" + whole):
            if not left_out(reading, out):
                continue
            for asked in reading.outside_data("@" + part):
                if meets(reading, out, asked):
                    return [conflict(reading, asked, out)]
    return []


def meets(reading: Reading, out: Hit, asked: Hit) -> bool:
    """Whether a part is asked for beside its excluded whole."""
    if left_out(reading, asked) or corrected(reading, out, asked):
        return False
    if abs(reading.sentences[asked.start] - reading.sentences[out.start]) > 1 or out.overlaps(asked):
        return False
    if ORIGIN & set(reading.words[max(0, asked.start - 1) : asked.start]):
        return False
    first, last = min(out.start, asked.start), max(out.end, asked.end)
    return not any(
        first <= cue.start < last and not cue.end <= out.start <= cue.end + REACH
        for cue in places(reading, "taken_in_again")
    )


def left_out(reading: Reading, hit: Hit) -> bool:
    """Whether a word of exclusion stands ahead in the same clause."""
    for cue in places(reading, "leaving_out"):
        between = reading.words[cue.end : hit.start]
        if between and reading.words[cue.start : cue.end] == ["no"]:
            continue
        if cue.end <= hit.start <= cue.end + REACH and STOPS.isdisjoint(between):
            return reading.same_sentence(cue, hit)
    return False


RUN = re.compile(r"\b([a-z]{3,})s ([a-z]{0,3}-?)(\d{1,4})(?: ?[-–] ?| to | through )\2(\d{1,4})\b")
ONE = r"\b{noun} {code}(\d{{1,4}})\b(?! ?[-–] ?\d)"
OUTCOMES = tuple(f"outcome_{number}" for number in range(1, 6))


@demanding({name + "_a" for name in OUTCOMES}, {name + "_b" for name in OUTCOMES})
def one_of_range(material: Material) -> Sequence[Hit]:
    """The first thing inside a range that is given the opposite outcome of the range."""
    reading = material.text
    for run in RUN.finditer(reading.lower):
        low, high = int(run[3]), int(run[4])
        single = re.compile(ONE.format(noun=re.escape(run[1]), code=re.escape(run[2])))
        whole = Hit(*reading.cover(*run.span()))
        for found in single.finditer(reading.lower):
            hit = Hit(*reading.cover(*found.span()))
            if hit.overlaps(whole) or not low <= int(found[1]) <= high or reading.is_data(whole):
                continue
            first, last = min(whole.start, hit.start), max(whole.end, hit.end)
            if opposite(reading, whole, hit) and not any_between(reading, "clash_off", first, last):
                return [conflict(reading, whole, hit)]
    return []


def opposite(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the outcomes right behind two things are opposed."""
    for name in OUTCOMES:
        for left, right in (("_a", "_b"), ("_b", "_a")):
            if behind(reading, name + left, one) and behind(reading, name + right, other):
                return True
    return False


def behind(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list is said of the thing: within three tokens behind it, in its clause."""
    return any(
        0 <= word.start - hit.end <= 2 and reading.same_clause(word, hit) for word in reading.outside_data("@" + name)
    )


DENIALS = frozenset({"no", "without", "zero"})
MARKS = frozenset(
    {",", ";", ".", "and", "but", ":", "(", ")", "!", "?", "–", "—", "or", "with", "whose", "that", "which"}
)
WHOLE = frozenset("throughout always everywhere anyway nevertheless regardless whose all every each still both".split())
"""With one of these the second statement holds wherever the first one does."""
FARTHEST = 14


@demanding({"=" + word for word in DENIALS})
def denied_and_given(material: Material) -> Sequence[Hit]:
    """The first thing that is ruled out and, with the same words around it, asked for."""
    reading = material.text
    for place, word in enumerate(reading.words):
        if word in DENIALS and not reading.is_data(Hit(place, place + 1)):
            ruled_out = phrase(reading, place + 1)
            other = ruled_out and again(reading, place, ruled_out)
            if ruled_out and other:
                return [conflict(reading, Hit(place, ruled_out.end), other)]
    return []


def phrase(reading: Reading, start: int) -> Hit | None:
    """The words behind "no", up to the next mark."""
    end = start
    while end < len(reading) and end < start + 6 and reading.words[end] not in MARKS:
        end += 1
    return Hit(start, end) if end > start else None


def again(reading: Reading, place: int, ruled_out: Hit) -> Hit | None:
    """Where the same thing is asked for, ahead of it or behind."""
    first, *rest = told = said(reading, ruled_out)
    for start in [
        *range(max(0, place - FARTHEST), place),
        *range(ruled_out.end, min(len(reading), ruled_out.end + FARTHEST)),
    ]:
        if (
            reading.words[start] in MARKS
            or singular(reading.words[start]) != first
            or reading.sentences[start] != reading.sentences[place]
        ):
            continue
        hit = phrase(reading, start)
        if hit is None or denied(reading, start) or (start < place and hit.end > place):
            continue
        words = said(reading, hit)
        lead = reading.words[max(0, start - 3) : hit.end]
        same = words == told and len(told) > 1
        whole = bool(WHOLE & set(lead)) and set(head(reading, ruled_out)) <= set(words)
        if (same or whole or (bool(rest) and words == [first, *rest[1:]] and len(rest) > 1)) and not otherwise(
            reading, place, hit
        ):
            return hit
    return None


def head(reading: Reading, hit: Hit) -> list[str]:
    """The words of what is ruled out ahead of the first preposition."""
    end = next((p for p in range(hit.start + 1, hit.end) if reading.words[p] in PREPOSITIONS), hit.end)
    return said(reading, Hit(hit.start, end))


def said(reading: Reading, hit: Hit) -> list[str]:
    """The words of a stretch that name something, in order; at least one."""
    words = [singular(word) for word in reading.words[hit.start : hit.end] if word not in EMPTY and word != "any"]
    return words or [singular(reading.words[hit.start])]


def denied(reading: Reading, start: int) -> bool:
    """Whether the second statement is a denial, too."""
    return bool(
        {"no", "not", "n't", "without", "never", "zero", "neither", "nor"}
        & set(reading.words[max(0, start - 3) : start])
    )


def otherwise(reading: Reading, place: int, hit: Hit) -> bool:
    """Whether a condition, an exception or a correction stands between the two."""
    first, last = min(place + 1, hit.start), max(place, hit.end)
    one, other = Hit(first, first + 1), Hit(last - 1, last)
    return any_between(reading, "in_turn_far", first, last) or corrected(reading, one, other)
