"""Lengths that nobody counted: "a couple of weeks", "over the coming weeks"."""

from askfirst.text.entities.vague_times.words import NEARBY
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

JUST_NOW = frozenset("second seconds sec secs minute minutes min mins hour hours".split())


def open_lengths(reading: Reading) -> list[Hit]:
    """A number left open with a unit of time: "a couple of weeks"; "a few minutes ago" is just now."""
    hits = []
    for count in reading.hits("@vague_count"):
        if count.start and reading.words[count.start - 1] in ("how", "so", "too", "as"):
            continue
        for unit in reading.all_hits.get("@time_unit", ()):
            if not 0 <= unit.start - count.end <= 1:
                continue
            ago = reading.words[unit.end : unit.end + 1] == ["ago"]
            if not (ago and reading.words[unit.start] in JUST_NOW):
                hits.append(Hit(count.start, unit.end))
    return hits


def open_stretches(reading: Reading) -> list[Hit]:
    """Units of time that nobody counted: "over the coming weeks"."""
    return [
        Hit(unit.start - 1, unit.end)
        for unit in reading.all_hits["@time_unit"]
        if unit.start and reading.words[unit.start - 1] in NEARBY and reading.words[unit.end - 1].endswith("s")
    ]
