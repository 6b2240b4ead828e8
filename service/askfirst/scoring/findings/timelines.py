"""Times that are left open, though the action needs one."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

EXACT = ("date", "clock_time", "duration")
AHEAD, BEHIND = 2, 7
"""Tokens before and behind an open time within which an exact one makes it precise."""
NEXT = 3
"""Sentences behind an open time in which an exact one can still make it precise."""


def open_timeline(material: Material) -> Sequence[Hit]:
    """Vague expressions of time: "soon", "at a suitable moment"."""
    return of_form(material, "word")


def open_event(material: Material) -> Sequence[Hit]:
    """Events that no system can see: "when things calm down"."""
    return of_form(material, "event")


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
    if not times and material.fields is not None and not exact(text) and not exact(material.fields):
        return [
            Hit(0, 0, time.attrs) for time in material.fields.entities("open_time")[:1] if time.attrs["form"] == "word"
        ]
    if not times or material.stated(*EXACT):
        return [time for time in times if time.attrs["form"] == "frequency" and not settled(text, time)]
    return [time for time in times if not settled(text, time)]


def exact(reading: Reading) -> bool:
    """Whether the reading gives any exact time."""
    return any(reading.entities(name) for name in EXACT)


def settled(text: Reading, time: Hit) -> bool:
    """Whether an exact time stands beside the open one, or in a sentence that speaks of timing."""
    cues = {text.sentences[hit.start] for hit in text.all_hits.get("@timing_cue", ())}
    for name in EXACT:
        for fact in text.entities(name):
            if fact.overlaps(time) or (name == "duration" and aside(text, time, fact)):
                continue
            beside = fact.start - time.end <= BEHIND if fact.start >= time.end else time.start - fact.end <= AHEAD
            if text.same_sentence(fact, time):
                if beside and not loose(text, time, fact):
                    return True
            elif (
                text.sentences[fact.start] in cues
                and 0 < text.sentences[fact.start] - text.sentences[time.start] <= NEXT
            ):
                return True
    return False


def aside(text: Reading, time: Hit, fact: Hit) -> bool:
    """Whether a length behind a comma is that of something else: "sometime after Lent, 90 minutes"."""
    between = text.words[time.end : fact.start]
    return "," in between and {"or", "that", "namely", "so", "meaning", "within", "in", "at"}.isdisjoint(between)


def loose(text: Reading, time: Hit, fact: Hit) -> bool:
    """Whether a date beside it leaves the time open: "closer to May", "now and then until June"."""
    words = text.words[time.start : time.end]
    if time.attrs["form"] == "frequency" or words[0] in {"closer", "nearer"}:
        return True
    if (
        fact.start > time.end
        and words[-2:] == ["good", "time"]
        and text.words[time.end : time.end + 1] in (["before"], ["ahead"], ["for"])
    ):
        return True  # how long before that day is what nobody says
    return fact.attrs.get("form") == "period" and bool({"sometime", "some"} & set(words))
