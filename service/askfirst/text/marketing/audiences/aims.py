"""Audiences behind "aimed at", "targeting", "in front of"."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.figures import quantity
from askfirst.text.marketing.audiences.people import DETERMINERS, STOPS, people_of
from askfirst.text.reading import Reading

NO_AUDIENCE = STOPS | frozenset("out for of in is should goal page what".split())
NO_CUE_AFTER = DETERMINERS | {"of", "and"}
ARROWS = frozenset({"-", "=", "->", "→"})
POINTING = ("target", "aim", "direct", "point", "pitch", "gear")


def aimed(reading: Reading) -> list[int]:
    """Behind "aimed at", "targeting", "in front of"; "the target of 500" and "aimed at raising" are none."""
    starts = []
    for cue in reading.outside_data("@aim_cue"):
        noun = cue.start and cue.end - cue.start == 1 and reading.words[cue.start - 1] in NO_CUE_AFTER
        if noun or cue.end >= len(reading) or any(money.end == cue.start for money in reading.entities("money")):
            continue  # "4,000 EUR go to radio"
        word = reading.words[cue.end]
        if reading.words[cue.start] in ARROWS and not people_of(reading).at(cue.end):
            continue  # "both live → stop B"
        if reading.words[max(0, cue.start - 2) : cue.start] == ["how", "to"] and not people_of(reading).at(cue.end):
            continue  # "how to reach the venue"
        at = pointed_at(reading, cue)
        if at is not None:
            starts.append(at)
        elif word not in NO_AUDIENCE and not word.endswith("ing") and not quantity(reading, cue.end):
            starts.append(cue.end)
    return starts


def pointed_at(reading: Reading, cue: Hit) -> int | None:
    """Where the people begin in "target the event ad at families"; None without such an "at"."""
    if not reading.words[cue.start].startswith(POINTING):
        return None
    people = people_of(reading)
    return next(
        (
            at + 1
            for at in range(cue.end, min(len(reading) - 1, cue.end + 9))
            if reading.words[at] == "at" and people.at(at + 1)
        ),
        None,
    )
