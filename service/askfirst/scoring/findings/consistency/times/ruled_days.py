"""An order for a day that is ruled out: weekdays only and a Saturday, Monday kept free and a meeting on Monday."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.periods.moments import WEEKDAYS, Moment, moments
from askfirst.scoring.findings.statements.places import opens, places
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
MANY = rf"(?:{DAY}s|weekdays|weekends|working days)"
ONLY = late(
    rf"\b({MANY}(?:(?: and |, | or ){MANY})*) (?:only|alone)\b"
    rf"|(?<!not )(?<!n't )\b(?:only|just) on ({MANY}(?:(?: and |, | or ){MANY})*)"
)
NEVER = late(
    r"\b(?:never|not|n't|nothing|no [a-z]+|no one|nobody) "
    rf"(?:[a-z]+ ){{0,3}}?on (?:a |any )?({DAY}s|weekends?|a {DAY})\b"
    rf"(?:(?: and | or |, )({MANY}))?"
)
NO_BAN = frozenset(
    "only just closed shut away absent unavailable off out busy full problem problems issue issues objection".split()
)
"""Denied ahead of a day, these rule nothing out: "not closed on Mondays", "no problem on Mondays"."""
FREE = frozenset({"free", "clear", "empty", "blank"})
KEEPING = frozenset({"keep", "leave", "hold", "block"})
REACH = 8
"""Tokens from "keep" to "free"."""
AWAY = frozenset({"from", "off", "until", "till", "of", "instead", "than", "before", "after", "by", "last"})
"""Ahead of a day that nothing is put on."""


class Ban(NamedTuple):
    """Where days are ruled out: weekdays from 1 for Monday, or one day."""

    hit: Hit
    weekdays: frozenset[int]
    day: Moment | None = None


@demanding(
    {"weekday", "month", "=weekdays", "=weekend", "=weekends"},
    {"=only", "=alone", "=never", "=not", "=no", "=nothing", "=nobody", "=just", *("=" + word for word in FREE)},
)
def ruled_out_day(material: Material) -> Sequence[Hit]:
    """The first order for a day that the same request rules out."""
    reading = material.text
    for ban in [*told(reading), *kept_free(reading)]:
        for order in orders(reading, ban):
            if found := compared(reading, ban.hit, order):
                return found
    return []


def told(reading: Reading) -> Iterator[Ban]:
    """Days that are ruled out in words: "weekdays only", "never on Fridays"."""
    for found in ONLY.finditer(reading.lower):
        hit = Hit(*reading.cover(*found.span()))
        if not reading.is_data(hit):
            yield Ban(hit, frozenset(range(1, 8)) - named(found[1] or found[2]))
    for found in NEVER.finditer(reading.lower):
        hit = Hit(*reading.cover(*found.span()))
        if not reading.is_data(hit) and NO_BAN.isdisjoint(reading.words[hit.start : hit.end]):
            yield Ban(hit, named(" ".join(filter(None, found.groups()))))


def named(words: str) -> frozenset[int]:
    """The weekdays of a few words: "weekdays" are Monday to Friday."""
    found = {WEEKDAYS[word] for word in re.findall(r"[a-z]+", words) if word in WEEKDAYS}
    found |= set(range(1, 6)) if "weekdays" in words or "working" in words else set()
    return frozenset(found | ({6, 7} if "weekend" in words else set()))


def kept_free(reading: Reading) -> Iterator[Ban]:
    """Days on which nothing is to be: "keep Monday free", "leave 4 May clear"."""
    words = reading.words
    for place, word in enumerate(words):
        if word not in KEEPING or not (commands(reading, place) or opens(reading, place)):
            continue
        free = next((at for at in range(place + 2, min(place + REACH, len(words))) if words[at] in FREE), None)
        if free is None or (free + 1 < len(words) and words[free + 1] == "for"):
            continue
        days = [day for day in moments(reading, place, free) if day.day or day.weekday]
        if len(days) == 1 and not {"after", "before", "until", "from"} & set(words[place:free]):
            yield Ban(Hit(place, free + 1), frozenset({days[0].weekday} - {0}), days[0])


def orders(reading: Reading, ban: Ban) -> Iterator[Hit]:
    """Every order to put something on one of the days."""
    for verb in places(reading, "doing_verb"):
        if ban.hit.start <= verb.start < ban.hit.end or not (
            commands(reading, verb.start) or opens(reading, verb.start)
        ):
            continue
        if abs(reading.sentences[verb.start] - reading.sentences[ban.hit.start]) > 1:
            continue
        if ban.day is not None and reading.words[verb.start] in {"keep", "leave", "block", "decline", "cancel", "move"}:
            continue
        end = clause(reading, verb.end)[1]
        yield from (Hit(verb.start, day.hit.end) for day in moments(reading, verb.end, end) if on(reading, ban, day))
    yield from firsts(reading, ban)


def firsts(reading: Reading, ban: Ban) -> Iterator[Hit]:
    """The day on which it is to begin: "weekdays only, first time on Saturday"."""
    for day in moments(reading, ban.hit.end, len(reading)):
        lead = reading.words[max(0, day.hit.start - 6) : day.hit.start]
        if ban.day is None and {"first", "starting", "start", "beginning"} & set(lead) and on(reading, ban, day):
            yield Hit(max(ban.hit.end, day.hit.start - 3), day.hit.end)


def on(reading: Reading, ban: Ban, day: Moment) -> bool:
    """Whether something is put on a day that is ruled out."""
    if reading.words[day.hit.end : day.hit.end + 1] == ["'s"] and not (ban.day and ban.day.day):
        return False
    if ban.hit.overlaps(day.hit) or not AWAY.isdisjoint(reading.words[max(0, day.hit.start - 2) : day.hit.start]):
        return False
    if ban.day is not None and ban.day.day:
        return day.day == ban.day.day
    weekdays = {day.weekday} if day.weekday else set()
    start = max(0, day.hit.start - 2)
    weekdays |= {WEEKDAYS[word] for word in reading.words[start : day.hit.end] if word in WEEKDAYS and len(word) > 3}
    return not ban.weekdays.isdisjoint(weekdays)
