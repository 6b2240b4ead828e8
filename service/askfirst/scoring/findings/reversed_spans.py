"""Stretches of days or hours that end before they begin: du 12 au 8 mars, de 15 h à 14 h.

The lexicon's `span_from` and `span_to` hold the words around the two ends, so that it works in any
language that has them.
"""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NUMBER = re.compile(r"(\d{1,2})(?:er|[.º])?$")
CLOCK = re.compile(r"(\d{1,2})\s?(?:h|:|uhr|horas?|heures?)\s?([0-5]\d)?", re.IGNORECASE)
LONGEST = 6
"""Tokens between the two ends."""
NOON = 12 * 60


def reversed_span(material: Material) -> Sequence[Hit]:
    """Stretches within one month or one day whose end comes first. Night shifts run past midnight and are none."""
    reading = material.text
    if not reading.all_hits.get("@span_from"):
        return []
    return [*reversed_days(reading), *reversed_hours(reading)]


def reversed_days(reading: Reading) -> list[Hit]:
    """Two days of one month in the wrong order."""
    found = []
    words, months = reading.words, {hit.start for hit in reading.hits("@month")}
    for start in reading.all_hits.get("@span_from", ()):
        for end in reading.all_hits.get("@span_to", ()):
            first, last = start.end, end.end
            if last + 1 >= len(words) or last + 1 not in months or end.start - first not in (1, 2):
                continue
            if end.start - first == 2 and words[first + 1] != words[last + 1]:
                continue
            one, other = NUMBER.match(words[first]), NUMBER.match(words[last])
            if one and other and int(one.group(1)) > int(other.group(1)):
                found.append(Hit(start.start, last + 2))
    return found


def reversed_hours(reading: Reading) -> list[Hit]:
    """Two hours of one day in the wrong order; an end before noon may be on the next day."""
    found = []
    leads, joints = reading.all_hits.get("@span_from", ()), reading.all_hits.get("@span_to", ())
    clocks = [(hit, CLOCK.match(reading.text(hit))) for hit in reading.entities("clock_time")]
    for joint in joints:
        late = next((pair for pair in clocks if pair[0].start <= joint.end < pair[0].end), None)
        late = late or next((pair for pair in clocks if pair[0].start == joint.end), None)
        early = next((lead for lead in leads if 0 < joint.start - lead.end <= LONGEST), None)
        if late is None or early is None or late[1] is None:
            continue
        said = CLOCK.match(reading.plain, reading.starts[early.end])
        if said and NOON < minutes(late[1]) < minutes(said):
            found.append(Hit(early.start, late[0].end))
    return found


def minutes(said: "re.Match[str]") -> int:
    """Minutes since midnight."""
    return int(said.group(1)) * 60 + int(said.group(2) or 0)
