"""A start and an end: the end before the start, and a length that is not theirs."""

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from askfirst.checks.figures import DAYS, TO, Figure, Find, Told

JOINED = re.compile(
    rf"<([dc])(\d+)>[,()]?(?: on)? ?{TO} ?(?:the |el |le |den |dem |zum )?(?:<w\d+>,? ?|(?:{DAYS}) )?<\1(\d+)>"
)
CUED = re.compile(
    r"\b(?:start|begin|from|check-?in|arriv|depart|leav|pick-?up|anreise|beginn|llegada|entrada|inicio|arrivée|début|"
    r"chegada|início)[^<;]{0,24}(?:<w\d+>,? ?)?<([dc])(\d+)>[^<]{0,40}?(?:<t\d+>[^<]{0,30}?)?"
    r"\b(?:end|until|check-?out|depart|arriv|return|finish|drop-?off|abreise|ende|salida|fin|départ|saída|fim)"
    r"[^<;]{0,24}(?:<w\d+>,? ?)?<\1(\d+)>"
)
ENDING = re.compile(
    r"<([dc])(\d+)>[^<]{0,40}<t\d+>[^<]{0,40}?\b(?:to|until|till|end(?:s|ed|ing)?|over|expires|bis|au|hasta|até|al?)\b"
    r"[^<]{0,14}<\1(\d+)>"
)
MOVED = re.compile(
    r"\b(?:mov|shift(?:ed)? (?:the|it|my|our)\b|push|bring|brought|postpon|resched|chang|delay|"
    r"extend|verschieb|verleg|änder|umbuch|mueve|cambi|aplaz|adelant|retras|pas[ae]|déplac|décal|report|avanc|mud|adi|antecip|alter|atras|transf)|[改移延調]|提前"
)
"""The two are an old and a new time."""
LOOSE = re.compile(
    r"\b(?:every|each|within|between|per|breaks?|pauses?|lunch|notice|remind|before|after|later|earlier|ago|about|old|if|"
    r"unless|or|twice|plus|including|at least|at most|up to|under|over|max\w*|min\.|minimum|last|past|next|first|net|"
    r"advance|prior|trial|warranty|validity|payment|jede[nrs]?|alle|pro|je|innerhalb|zwischen|vor|nach|mindestens|höchstens|frist|"
    r"cada|dentro|entre|antes|después|descanso|mínimo|máximo|por|chaque|par|avant|après|environ|délai|depois|intervalo|prazo)\b"
    r"|[每前後內隔各扣除含剩近過以]|休息|<t\d+> a (?:day|week|month|year)"
)
"""A length beside one of these is not that of the whole."""
DUE_SEASON = 250
"""Without a year, an end so many days after its start is rather one before it: from 14 to 9 June."""
WHOLE_YEAR = 364
"""From 1 July to 30 June is a year."""
OVERNIGHT = 18 * 60
"""An end so many minutes after its start is rather one before it."""
LEAST_OF_YEARS = 120
"""Years beside a shorter time are somebody's age."""
COMMON, LEAP = 2023, 2024
"""Years to reckon with where none is said."""
NOON = 12 * 60
DAY = 24 * 60


class Span(NamedTuple):
    """A start and an end; `amounts` of days or minutes between them: two where it turns on the year."""

    start: Figure
    end: Figure
    amounts: tuple[int, ...]
    backwards: bool


def spans(told: Told, sentence: str) -> Iterator[Span]:
    """The starts and ends that a sentence joins."""
    seen = set()
    for pattern in (JOINED, CUED, ENDING):
        for found in pattern.finditer(sentence):
            one, other = told.figures[int(found[2])], told.figures[int(found[3])]
            if (one, other) in seen or MOVED.search(sentence, 0, found.start()):
                continue
            seen.add((one, other))
            if one.sort == "c":
                yield of_hours(one, other, "<w" in found[0] or "<d" in found[0])
            elif one.date and other.date:
                yield of_days(one, other)


def of_days(one: Figure, other: Figure) -> Span:
    """From day to day; one without a year is of the year of the other, or goes over the turn of a year.

    Without any year it may be a leap year or another.
    """
    known = one.year or other.year
    years = (known,) if known else (COMMON, LEAP)
    amounts = [days(one, one.year or year, other, other.year or year) for year in years]
    if amounts[0] >= 0 or (one.year and other.year):
        return Span(one, other, tuple(amounts), amounts[0] < 0)
    ends = (other.year,) if other.year else (known + 1,) if known else (COMMON, LEAP)
    turned = [days(one, end - 1, other, end) for end in ends]
    return Span(one, other, tuple(turned), DUE_SEASON < turned[0] < WHOLE_YEAR)


def days(one: Figure, first: int, other: Figure, last: int) -> int:
    """The days between two, of these years; a 29 February is taken for the 28th in other years."""
    start, end = (
        date(year, day.month, min(int(day.value), monthrange(year, day.month)[1]))
        for day, year in ((one, first), (other, last))
    )
    return (end - start).days


def of_hours(one: Figure, other: Figure, dated: bool) -> Span:
    """From hour to hour; it may go over midnight or noon."""
    amount = int(other.value - one.value)
    if amount > 0:
        return Span(one, other, (amount,), False)
    twelve = one.value < NOON + 60 and not one.unit and not other.unit and amount > -NOON
    amount += NOON if twelve else DAY
    return Span(one, other, (amount,), amount > OVERNIGHT and not dated)


def backwards(told: Told) -> Iterator[Find]:
    """Ends that lie before their starts.

    >>> from askfirst.checks.figures import read
    >>> [find.values for find in backwards(read("réserve la salle du 12 au 8 mars"))]
    [{}]
    >>> list(backwards(read("night shift from 22:00 to 06:00, leave from 20 december to 4 january")))
    []
    """
    for sentence in told.sentences:
        for one in spans(told, sentence):
            if one.backwards:
                yield Find(one.start.stretch, one.end.stretch, {})


def wrong_length(told: Told) -> Iterator[Find]:
    """The one length of a sentence that is not that of its one start and end.

    >>> from askfirst.checks.figures import read
    >>> len(list(wrong_length(read("room from 3 to 6 may, five nights"))))
    1
    >>> list(wrong_length(read("room from 3 to 6 may, three nights; call from 9:00 to 9:45, 45 minutes")))
    []
    """
    for sentence in told.sentences:
        lengths = told.pick(sentence, "t")
        if len(lengths) != 1 or LOOSE.search(sentence):
            continue
        for one in spans(told, sentence):
            if len(told.pick(sentence, one.start.sort)) == 2 and not one.backwards and not fits(one, lengths[0]):
                whole = (one.start.start, one.end.end)
                if one.start.start <= lengths[0].start < one.end.end:
                    yield Find(lengths[0].stretch, one.end.stretch, {})
                else:
                    yield Find(whole, lengths[0].stretch, {})
                break


def fits(one: Span, length: Figure) -> bool:
    """Whether a length can be that of a span, ends counted or not."""
    return any(fits_amount(one.start.sort, amount, length) for amount in one.amounts)


def fits_amount(sort: str, amount: int, length: Figure) -> bool:
    """Whether a length can be that of so many days, or of so many minutes between two hours."""
    count = length.value
    if sort == "c":
        minutes = count * {"minute": 1, "hour": 60}.get(length.unit, 0)
        return not minutes or minutes in {amount, (amount + NOON) % DAY}
    workdays = round((amount + 1) * 5 / 7)
    match length.unit:
        case "night":
            return count == amount
        case "working":
            return workdays - 3 <= count <= amount + 1
        case "day":
            return count in {amount, amount + 1} or (amount > 3 and abs(count - workdays) <= 1)
        case "week":
            return abs(count * 7 - amount) <= 3
        case "month":
            return abs(count * 30.4 - amount) <= 5
        case "year":
            return abs(count * 365.25 - amount) <= 5 or amount < LEAST_OF_YEARS
    return True
