"""A part of what is left out: all of Spain is left out, and Madrid is asked for."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import conflict, corrected, places
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
