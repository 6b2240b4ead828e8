"""Stretches of time: an end before its start, a length that does not fit, a wrong weekday."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.fitting import fits, shorter
from askfirst.scoring.findings.conflicts.lengths import Length, length_at
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, sentence_of
from askfirst.scoring.findings.conflicts.stretches import stretches
from askfirst.scoring.findings.conflicts.termed import termed
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"+digit"})
def backwards(material: Material) -> Sequence[Hit]:
    """Stretches of time that end before they start."""
    reading = material.text
    return [
        conflict(reading, one.start, one.end)
        for one in stretches(reading)
        if one.backwards and not moved(reading, one.start)
    ]


def moved(reading: Reading, start: Hit) -> bool:
    """Whether something is moved from the one time to the other, so that neither is an end."""
    first, _ = sentence_of(reading, start.start)
    return any(any_between(reading, name, first, start.start) for name in ("move_verb", "rise_verb", "fall_verb"))


@demanding({"+digit"})
def wrong_length(material: Material) -> Sequence[Hit]:
    """Stretches of time beside a length that is not theirs: 10 to 13 May, five nights."""
    reading = material.text
    if not reading.digits:
        return []
    mismatches = []
    for one in stretches(reading):
        whole = Hit(one.start.start, one.end.end)
        for length in lengths_beside(reading, whole):
            window = "between" in reading.words[max(0, whole.start - 3) : whole.start] and length.hit.end <= whole.start
            if not one.backwards and not (window and shorter(one, length)) and not fits(reading, one, length):
                mismatches.append(conflict(reading, whole, length.hit))
    return mismatches or termed(reading)


def lengths_beside(reading: Reading, whole: Hit) -> Iterator[Length]:
    """The lengths of time that stand right behind or ahead of a stretch as its own."""
    first, end = sentence_of(reading, whole.end - 1)
    for hit in reading.entities("duration"):
        if any(money.end == hit.start for money in reading.entities("money")):
            continue  # "15 EUR a day" is a rate
        length = length_at(reading, hit)
        if length is None or not (first <= hit.start < end):
            continue
        behind = reading.words[whole.end : hit.start] if hit.start >= whole.end else None
        ahead = reading.words[hit.end : whole.start] if hit.end <= whole.start else None
        between = behind if behind is not None else ahead
        if between is None or len(between) > 3:
            continue
        foreign = sum(word not in LINKS for word in between)
        if foreign > (2 if ahead is not None and between[-1:] in (["from"], ["between"]) else 0):
            continue
        after = reading.words[hit.end : hit.end + 1]
        if any_between(reading, "not_the_length", hit.start - 2, hit.start) or after in (
            ["before"],
            ["later"],
            ["earlier"],
            ["after"],
            ["notice"],
        ):
            continue
        yield length


LINKS = frozenset(
    {
        ",",
        "for",
        "(",
        "=",
        "-",
        "–",
        ";",
        ":",
        "i.e.",
        "so",
        "that",
        "is",
        "from",
        "makes",
        "a",
        "of",
        "the",
        "total",
        "between",
        "on",
        "inclusive",
        "full",
    }
)
