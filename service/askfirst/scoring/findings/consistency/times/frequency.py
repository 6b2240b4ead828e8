"""How often, against the days that are named: once a week on Tuesdays and Fridays, exactly once on 3 and 10 April."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.numbers import value
from askfirst.scoring.findings.statements.periods.moments import WEEKDAYS
from askfirst.scoring.findings.statements.places import conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

WEEKLY = late(r"\b(?:(once|twice)|(one|two|three|four|five|six|\d) (?:days?|times)) (?:a|per|each|every) week\b")
ONCE = re.compile(r"\b(?:exactly once|just once|only once|once only|one time only|one single(?! ?-))\b")
TIMES = {"once": 1, "twice": 2}
OPEN = frozenset(
    "or if until from before after between to - – first except not by then either start starting in during".split()
)


@demanding({"=once", "=twice", "=week", "=single"}, {"weekday", "month"})
def wrong_frequency(material: Material) -> Sequence[Hit]:
    """The first number of times that is not how many days are named for them."""
    reading = material.text
    for often, count, named in [*weekly(reading), *single(reading)]:
        whole = Hit(named[0].start, named[-1].end)
        listed = OPEN.isdisjoint(reading.words[whole.start : whole.end]) and not reading.is_data(often)
        if count != len(named) and listed and not corrected(reading, often, whole):
            return [conflict(reading, often, whole)]
    return []


def weekly(reading: Reading) -> Iterator[tuple[Hit, int, list[Hit]]]:
    """So many times a week, with the weekdays of the sentence."""
    for found in WEEKLY.finditer(reading.lower):
        hit = Hit(*reading.cover(*found.span()))
        start, end = sentence_of(reading, hit.start)
        named = [
            Hit(at, at + 1) for at in range(start, end) if reading.words[at] in WEEKDAYS and len(reading.words[at]) > 3
        ]
        count = TIMES.get(found[1] or "") or round(value(found[2] or "") or 0)
        if len({WEEKDAYS[reading.words[one.start]] for one in named}) == len(named) > 1:
            yield hit, count, named


def single(reading: Reading) -> Iterator[tuple[Hit, int, list[Hit]]]:
    """Once, with the days behind it that are joined by "and"."""
    for found in ONCE.finditer(reading.lower):
        hit = Hit(*reading.cover(*found.span()))
        end = sentence_of(reading, hit.start)[1]
        named = [day.hit for day in days(reading) if hit.end <= day.start < end]
        if (
            len(named) == 2
            and "and" in reading.words[named[0].end : named[1].start]
            and named[1].start - named[0].end <= 4
        ):
            yield hit, 1, named
