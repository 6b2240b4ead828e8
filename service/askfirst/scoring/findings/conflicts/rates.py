"""How often something is done, said twice: every day, once a week - three times a day, at 9:00 and 17:00."""

import re
from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.sides import conflict, corrected
from askfirst.scoring.findings.conflicts.values import WORDS
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

RATES = ("rate_hour", "rate_day", "rate_week", "rate_month", "rate_quarter", "rate_year")
TIES = frozenset(
    {",", "on", "at", "(", "but", "only", ";", "i.e.", "that", "is", "it", "and", "run", "always", "-", "–"}
)
TIMES = {"once": 1, "twice": 2}
COUNTED = re.compile(r"\b(once|twice|(?:two|three|four|five|six|\d) times) (?:a|per|each|every) (day|week)\b")


@demanding(set(RATES) | {"=twice", "=times", "=once"})
def two_rates(material: Material) -> Sequence[Hit]:
    """Two rates of one deed that differ, and a number of times that are listed in another number."""
    return [*differing(material.text), *miscounted(material.text)]


def differing(reading: Reading) -> list[Hit]:
    """Two rates that stand side by side and are not the same."""
    hits = sorted((hit, name) for name in RATES for hit in reading.hits("@" + name))
    for (one, first), (other, second) in pairwise(hits):
        between = reading.words[one.end : other.start]
        if first == second or len(between) > 3 or not between or between == ["and"] or not TIES.issuperset(between):
            continue
        follows = reading.words[other.end : other.end + 1]
        if (
            reading.same_sentence(one, other)
            and not corrected(reading, one, other)
            and not (follows and follows[0].isalpha() and follows[0] not in NEUTRAL)
        ):
            return [conflict(reading, one, other)]
    return []


NEUTRAL = frozenset({"only", "at", "from", "until", "to", "for", "by", "in", "on", "and", "with", "please", "starting"})


def miscounted(reading: Reading) -> list[Hit]:
    """A number of times a day or a week, and another number of times or days behind it."""
    for found in COUNTED.finditer(reading.lower):
        hit = Hit(*reading.cover(*found.span()))
        word = found[1].split()[0]
        number = TIMES.get(word) or WORDS.get(word) or int(word)
        listed = run(reading, hit, "clock_time" if found[2] == "day" else "date")
        if len(listed) > 1 and len(listed) != number and not reading.is_data(hit):
            return [conflict(reading, hit, Hit(listed[0].start, listed[-1].end))]
    return []


def run(reading: Reading, hit: Hit, entity: str) -> list[Hit]:
    """The times that are listed right behind, joined by marks and "and"."""
    listed: list[Hit] = []
    for one in sorted(reading.entities(entity)):
        last = listed[-1] if listed else hit
        between = reading.words[last.end : one.start]
        if (
            one.start >= last.end
            and len(between) <= 3
            and {",", "and", "at", "on", ":", "(", "namely", "&"}.issuperset(between)
        ):
            listed.append(one)
    return listed
