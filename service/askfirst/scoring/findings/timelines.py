"""Times that are left open, though the action needs one."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

EXACT = ("date", "clock_time", "duration")
AHEAD, BEHIND = 2, 7
"""Tokens before and behind an open time within which an exact one makes it precise."""


def open_timeline(material: Material) -> Sequence[Hit]:
    """Vague expressions of time: "soon", "at a suitable moment"."""
    return of_form(material, "word")


def open_interval(material: Material) -> Sequence[Hit]:
    """Repetitions without an interval: "every now and then"."""
    return of_form(material, "frequency")


def of_form(material: Material, form: str) -> list[Hit]:
    """The open times of one form; a hit of no length stands in the fields."""
    return [time for time in open_times(material) if time.attrs["form"] == form]


def open_times(material: Material) -> list[Hit]:
    """Open times that no exact time beside them, in a clarifying sentence or in the context settles."""
    text = material.text
    times = text.entities("open_time")
    if not times and material.fields is not None:
        return [
            Hit(0, 0, time.attrs) for time in material.fields.entities("open_time")[:1] if time.attrs["form"] == "word"
        ]
    dated = material.stated(*EXACT)
    return [time for time in times if time.attrs["form"] == "frequency" or not (dated or settled(text, time))]


def settled(text: Reading, time: Hit) -> bool:
    """Whether an exact time stands beside the open one, or in a sentence behind it that speaks of timing."""
    cues = {text.sentences[hit.start] for hit in text.all_hits.get("@timing_cue", ())}
    for fact in (fact for name in EXACT for fact in text.entities(name) if not fact.overlaps(time)):
        if not text.same_sentence(fact, time):
            if fact.start > time.end and text.sentences[fact.start] in cues:
                return True
        elif (fact.start - time.end <= BEHIND) if fact.start >= time.end else (time.start - fact.end <= AHEAD):
            return True
    return False
