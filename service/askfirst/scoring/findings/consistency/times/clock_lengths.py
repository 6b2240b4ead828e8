"""Two times of day and the length between them: start 9:15, 150 minutes, papers collected at 11:15."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.times.clocks import Clock, clocks, spells
from askfirst.scoring.findings.consistency.wording import plain
from askfirst.scoring.findings.statements.places import conflict, corrected, quoted
from askfirst.text.hit import Hit
from askfirst.text.late import late

JOINED = re.compile(
    r"^ ?(?:[ap]\.?m\.? )?(?:-|–|—|to|till|until) ?$|\b(?:ends?|ending|finish(?:es)?|stops?|closes?|over|out|"
    r"back|collected|"
    r"done|until|till|interval|curtain)\b[^.;]{0,24}$|^ and $"
)
NAMED_END = late(r"^[^.;,]{0,12}\b(?:as (?:its|the) end|the end|at the end)\b")
FREE = late(
    r"\b(?:breaks?|pauses?|lunch|every|each|within|reminder|remind|per|last|first|next|past|between|travel|"
    r"drive|plus|of which|twice|"
    r"again|if|unless|or|about|around|at least|at most|up to|early|late|later|earlier|ahead|before|after|notice|"
    r"away|move|instead|"
    r"delay|postpone|slots?|from now|times?|blocks?|sessions?|under|over|below|than|max|maximum|minimum)\b"
)
RULED_OUT = re.compile(
    r"\b(?:without|no|not|never)(?: a| any)?(?: (?:breaks?|pauses?|lunch(?: break)?|interruptions?))(?: or \w+)?"
)


@demanding({"+digit"})
def wrong_clock_length(material: Material) -> Sequence[Hit]:
    """The only two times of day of a text, where the only length is not theirs."""
    reading = material.text
    text = reading.lower
    lengths = list(spells(text))
    if len(lengths) != 1:
        return []
    length = lengths[0]
    times = [one for one in clocks(text) if one.sure or beside_sure(text, one)]
    times = [one for one in times if not length.start <= one.start < length.end]
    if len(times) != 2 or not joined(text, times[0], times[1]):
        return []
    span = (times[1].minutes - times[0].minutes) % (1440 if times[0].sure else 720)
    first, last = min(times[0].start, length.start), max(times[1].end, length.end)
    if not apart(text[first:last]) or FREE.search(RULED_OUT.sub(" ", sentence(text, first, last))):
        return []
    if not span or length.minutes in {span, (span + 720) % 1440} or not 0.4 < length.minutes / span < 2.5:
        return []
    whole, other = Hit(*reading.cover(times[0].start, times[1].end)), Hit(*reading.cover(length.start, length.end))
    if whole.overlaps(other):
        whole = Hit(*reading.cover(times[0].start, times[0].end))
    if corrected(reading, whole, other):
        return []
    values = {
        "start": text[times[0].start : times[0].end].strip(),
        "end": text[times[1].start : times[1].end].strip(),
        "length": quoted(reading, other),
    }
    return [conflict(reading, whole, other, real=said(span), **values)]


def said(minutes: int) -> str:
    """A length in hours, or in minutes under an hour."""
    return f"{plain(minutes / 60)} hour{'s' * (minutes != 60)}" if minutes >= 60 else f"{minutes} minutes"


def beside_sure(text: str, one: Clock) -> bool:
    """Whether a bare number is an hour: "8 to 14 h", "from 6 to 14"."""
    ahead, behind = text[max(0, one.start - 8) : one.start], text[one.end : one.end + 9]
    return bool(
        re.match(r" ?(?:-|–| to | till | until ) ?(?:\d{1,2}[:.]\d\d|\d{1,2} ?(?:h|[ap]m)\b)", behind)
        or re.search(r"(?:\d[:.]\d\d|\d ?(?:h|[ap]m)) ?(?:-|–| to | till | until ) ?$", ahead)
    )


def joined(text: str, one: Clock, other: Clock) -> bool:
    """Whether two times are said to be a start and an end."""
    between = text[one.end : other.start]
    return len(between) < 70 and bool(JOINED.search(between) or NAMED_END.match(text[other.end :]))


def apart(stretch: str) -> bool:
    """Whether a stretch is short enough to be one statement."""
    return len(stretch) < 130 and len(re.findall(r"[.!?](?= |$)", stretch)) < 2


def sentence(text: str, first: int, last: int) -> str:
    """The sentences around a stretch."""
    start = max(text.rfind(". ", 0, first), text.rfind("\n", 0, first)) + 1
    stop = re.search(r"[.!?;\n](?: |$)", text[last:])
    return text[start : last + stop.start() if stop else len(text)]
