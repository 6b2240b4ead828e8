"""When a statement holds: the days named in it, stretches from a start to an end and the lengths that fit them."""

import itertools
import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.calendar import Day, Length, days, minutes, weekday_of
from askfirst.scoring.findings.statements.numbers import MOST_RUNS, digit_runs
from askfirst.scoring.findings.statements.places import corrected, in_sentence
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
WEEKDAYS = {form: number for number, name in enumerate(NAMES, 1) for form in (name, name + "s", name[:3])}
RANGES = frozenset({"to", "-", "–", "through", "thru"})
NOW = frozenset({"today", "tonight", "now", "immediately"})
AT_ONCE = {"at": "once", "right": "away", "straight": "away"}


class Moment(NamedTuple):
    """A day with its place. `day` is None where only the weekday is named; today is weekday 0."""

    hit: Hit
    day: date | None
    weekday: int

    def before(self, other: "Moment") -> bool:
        """Whether it surely comes earlier: by the calendar, as today, or in one week."""
        if self.day and other.day:
            return self.day < other.day and (other.day - self.day).days < 200
        if not self.weekday and not self.day:
            return bool(other.day or other.weekday)
        return not self.day and not other.day and 0 < self.weekday < other.weekday


MOST_DAYS = 24
"""Days in a text whose order is compared; more are a calendar of its own, and comparing takes their square in steps."""


def moments(reading: Reading, start: int, end: int) -> list[Moment]:
    """Every day that is named in a stretch; a weekday beside a date is part of it."""
    found = [Moment(day.hit, day.date, 0) for day in days(reading) if start <= day.start < end]
    for place in range(start, end):
        word = reading.words[place]
        number = WEEKDAYS.get(word)
        if number and (len(word) > 3 or reading.raw[reading.starts[place]].isupper()):
            if not any(place - 1 <= one.hit.start <= place + 2 for one in found if one.day):
                found.append(Moment(Hit(place, place + 1), None, number))
        elif word in NOW or reading.words[place + 1 : place + 2] == [AT_ONCE.get(word)]:
            found.append(Moment(Hit(place, place + 1), None, 0))
    return sorted(found)


def weekdays(reading: Reading, start: int, end: int) -> frozenset[int]:
    """The weekdays that are named in a stretch, those between the ends of a range with them."""
    named = [(place, WEEKDAYS[word]) for place, word in enumerate(reading.words[start:end], start) if word in WEEKDAYS]
    found = {number for _, number in named}
    for (one, first), (other, last) in itertools.pairwise(named):
        if other == one + 2 and reading.words[one + 1] in RANGES:
            found |= set(range(first, last + 1) if first < last else [*range(first, 8), *range(1, last + 1)])
    plain = reading.words[start:end]
    found |= set(range(1, 6)) if "weekdays" in plain else set()
    found |= {6, 7} if {"weekend", "weekends"} & set(plain) else set()
    return frozenset(found)


def daypart(reading: Reading, start: int, end: int) -> int:
    """1 where a stretch holds by day, -1 by night, 0 where it says neither, or both."""
    words = set(reading.words[start:end])
    return bool(DAYTIME & words and "all" not in words) - bool(NIGHTTIME & words)


DAYTIME = frozenset({"day", "daytime", "morning", "mornings"})
NIGHTTIME = frozenset({"night", "nights", "overnight", "evening", "evenings"})


def calendar(reading: Reading, start: int, end: int) -> tuple[date, date] | None:
    """The first and the last calendar day that are named in a stretch."""
    named = [day.date for day in days(reading) if start <= day.start < end and day.date]
    return (min(named), max(named)) if named else None


def meet(reading: Reading, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two stretches hold at a common time: one that names none holds always."""
    ours, theirs = weekdays(reading, *one), weekdays(reading, *other)
    if daypart(reading, *one) * daypart(reading, *other) < 0:
        return False
    if ours and theirs and ours.isdisjoint(theirs):
        return False
    left, right = calendar(reading, *one), calendar(reading, *other)
    return not left or not right or (left[0] <= right[1] and right[0] <= left[1])


SEASON = 250
"""Without a year, an end this many days after its start is rather one before its start."""

TIMES = re.compile(r"\d(?::\d\d|h\d\d|\.\d\d ?[ap]\.?m| ?[ap]\.?m| o')", re.IGNORECASE)

CUES = (("start", "@start_cue"), ("end", "@end_cue"))

OVERNIGHT = 16 * 60
"""An end this many minutes after its start is rather one before its start."""


class Stretch(NamedTuple):
    """From one place in the text to another; `count` of days or minutes between them."""

    start: Hit
    end: Hit
    amount: int
    unit: str
    backwards: bool


@lru_cache(maxsize=1)
def stretches(reading: Reading) -> tuple[Stretch, ...]:
    """Every stretch of days or of hours that says its start and its end."""
    return tuple(found(reading)) if reading.digits and 1 < digit_runs(reading) <= MOST_RUNS else ()


def found(reading: Reading) -> Iterator[Stretch]:
    """The stretches, days first."""
    every = days(reading)
    for one, other in itertools.pairwise(every):
        if joined(reading, one.hit, other.hit) or cued(reading, one.hit, other.hit):
            yield of_days(reading, one, other)
        elif cued(reading, other.hit, one.hit):
            yield of_days(reading, other, one)
    if not TIMES.search(reading.plain):
        return
    clocks = [(hit, at) for hit in reading.entities("clock_time") if (at := minutes(text_of(reading, hit))) is not None]
    for (one_hit, one_at), (other_hit, other_at) in itertools.pairwise(clocks):
        if joined(reading, one_hit, other_hit) or cued(reading, one_hit, other_hit):
            yield of_hours(reading, one_hit, one_at, other_hit, other_at)


JOINTS = frozenset(
    ("to until till til through thru - – — and up al a las la los hasta el até ao às à o au jusqu'au bis zum").split()
)

BESIDE = frozenset({",", "on", "the", "("})


def text_of(reading: Reading, hit: Hit) -> str:
    """The words of a hit, normalised."""
    return reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]]


def of_days(reading: Reading, one: Day, other: Day) -> Stretch:
    """The stretch between two days; without years it may go over the turn of a year."""
    start, end = one.date or date.min, other.date or date.min
    count = (end - start).days
    wrong = count < 0
    if wrong and not (one.year and other.year):
        count += 366
        wrong = SEASON < count < 365
    wrong = wrong and not corrected(reading, one.hit, other.hit)
    return Stretch(one.hit, other.hit, count, "day", wrong)


def of_hours(reading: Reading, one: Hit, start: int, other: Hit, end: int) -> Stretch:
    """The stretch between two times of day; it may go over midnight."""
    count = end - start
    wrong = False
    if count <= 0:
        twelve_hours = start < 13 * 60 and not any(text_of(reading, hit)[-1:] in "mM." for hit in (one, other))
        count += 12 * 60 if twelve_hours and count > -12 * 60 else 24 * 60
        wrong = count > OVERNIGHT and not dated(reading, one, other)
    return Stretch(one, other, count, "minute", wrong and not corrected(reading, one, other))


def dated(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a day stands between two times: "Friday 15:00 to Monday 10:00"."""
    if any(one.end <= day.start < other.start for day in days(reading)):
        return True
    return any(one.end <= name.start < other.start for name, _ in weekday_of(reading))


def joined(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether only joining words, weekdays and marks stand between: "from A to B", "A - B"."""
    if one == other:
        return True
    if not one.end <= other.start <= one.end + 5 or not reading.same_sentence(one, other):
        return False
    between = reading.words[one.end : other.start]
    if not JOINTS & set(between):
        return False
    names = {name.start for name, _ in weekday_of(reading)}
    rest = [position for position in range(one.end, other.start) if position not in names]
    if not all(reading.words[position] in JOINTS | BESIDE for position in rest):
        return False
    if "and" in between:
        return "between" in reading.words[max(0, one.start - 4) : one.start]
    return True


def cued(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether one is named as a start and the other as an end: departs A, arrives B."""
    if abs(reading.sentences[one.start] - reading.sentences[other.start]) > 1:
        return False
    start, end = cue_at(reading, one), cue_at(reading, other)
    return start == "start" and end == "end"


def cue_at(reading: Reading, hit: Hit) -> str | None:
    """Whether the nearest cue, at most three tokens ahead of a date, names a start or an end.

    Who travels leaves before arriving; who stays somewhere arrives first.
    """
    cues = [(cue.end, cue, sense) for sense, key in CUES for cue in reading.all_hits.get(key, ())]
    for end, cue, sense in sorted(cues, reverse=True):
        if any(end <= month.start < hit.start for month in reading.all_hits.get("@month", ())):
            continue  # "at 22:00 until March, and at 21:00 from April"
        if 0 <= hit.start - end <= 3 and reading.same_sentence(cue, hit):
            if reading.words[cue.start][:5] in {"arriv", "depar"} and reading.all_hits.get("@hotel_word"):
                return "start" if sense == "end" else "end"
            return sense
    return None


def fits(reading: Reading, one: Stretch, length: Length) -> bool:
    """Whether a length can be that of the stretch, ends counted or not."""
    count = length.amount
    if one.unit == "minute":
        if length.unit not in {"minute", "hour"} or pauses(reading, one.start.start):
            return True
        return count * (60 if length.unit == "hour" else 1) == one.amount
    days_between = one.amount
    match length.unit:
        case "night":
            return count == days_between
        case "day" if length.working:
            return count <= days_between + 1 and count >= (days_between + 1) * 5 // 7 - 3
        case "day":
            return count in (days_between, days_between + 1) or working_days(days_between) == count
        case "week":
            return abs(count * 7 - days_between) <= 3
        case "month":
            return abs(count * 30.4 - days_between) <= 5
        case "year":
            return abs(count * 365.25 - days_between) <= 5
    return True


def shorter(one: Stretch, length: Length) -> bool:
    """Whether a length fits somewhere into a stretch: an hour between nine and twelve."""
    unit = {"minute": 1, "hour": 60, "day": 1440, "night": 1440, "week": 10080, "month": 43800, "year": 525600}[
        length.unit
    ]
    return length.amount * unit <= one.amount * (1 if one.unit == "minute" else 1440)


def working_days(between: int) -> int:
    """Roughly the Mondays to Fridays in a stretch of whole weeks."""
    return -1 if between < 4 else round((between + 1) * 5 / 7)


def pauses(reading: Reading, position: int) -> bool:
    """Whether a break is taken out of the hours."""
    if not in_sentence(reading, "pause_word", position):
        return False
    ruled_out = [hit.end for hit in reading.all_hits.get("@ruled_out_word", ())]
    return not any(hit.start in ruled_out for hit in reading.all_hits.get("@pause_word", ()))
