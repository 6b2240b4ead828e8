"""Days that cannot be: 31 June, and a weekday that is that of another date."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.amounts import counts_things
from askfirst.scoring.findings.statements.days import Day, days, weekday_of, written_days
from askfirst.scoring.findings.statements.places import conflict
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"weekday"})
def wrong_weekday(material: Material) -> Sequence[Hit]:
    """Dates with a weekday that is not theirs, and pairs of them that cannot be in one year."""
    reading = material.text
    names = weekday_of(reading) if "@weekday" in reading.all_hits else []
    if not names:
        return []
    starts = [name.start for name, _ in names]
    dated = [
        (Hit(min(name.start, day.start), max(name.end, day.end)), number, day)
        for day in days(reading)
        for name, number in names[bisect_left(starts, day.start - NEAR) : bisect_right(starts, day.end + NEAR)]
        if beside(reading, name, day.hit) and "week" not in reading.words[max(0, day.start - 3) : day.start]
    ]
    wrong = [
        hit._replace(attrs={"a": reading.text(hit), "b": f"{day.date:%A}"})
        for hit, number, day in dated
        if day.year and day.date and day.date.isoweekday() != number
    ]
    if wrong or len(dated) < 2:
        return wrong
    (one, first, early), (other, second, late) = dated[0], dated[1]
    if early.date is None or late.date is None or early.year != late.year:
        return []
    apart = (late.date - early.date).days
    if abs(apart) < 50 and apart % 7 != (second - first) % 7 and crosses_no_february(early, late):
        hit = conflict(reading, one, other)
        return [hit._replace(attrs={**hit.attrs, "variant": "two_dates"})]
    return []


def crosses_no_february(early: Day, late: Day) -> bool:
    """Whether the days between two dates are the same in every year."""
    return bool(early.year) or (early.month > 2) == (late.month > 2)


NEAR = 6
"""Tokens from a date to where its weekday may begin: what stands between them, and the weekday itself."""


def beside(reading: Reading, name: Hit, day: Hit) -> bool:
    """Whether a weekday's name belongs to a date."""
    first, second = sorted((name, day))
    return (
        first.end <= second.start
        and all(
            word in {",", ".", "the", "(", "on", "morning", "el", "le", "den", "dem", "dia", "día"}
            for word in reading.words[first.end : second.start]
        )
        and second.start - first.end <= 2
    )


LONGEST = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The most days of each month."""


@demanding({"+digit"})
def no_such_day(material: Material) -> Sequence[Hit]:
    """Every day that is one or two beyond the end of its month."""
    reading = material.text
    if not reading.digits:
        return []
    return [
        day.hit._replace(attrs={"a": reading.text(day.hit).strip(), "b": str(LONGEST[day.month - 1])})
        for day in written_days(reading)
        if day.date is None and 28 < day.day <= 31 and 1 <= day.month <= 12 and stands(reading, day.hit)
    ]


def stands(reading: Reading, hit: Hit) -> bool:
    """Whether the words are a date: no name or quote, and no number of things ("31 June leaflets")."""
    return not (reading.is_data(hit) or counts_things(reading, hit.end) or called_wrong(reading, hit))


def called_wrong(reading: Reading, hit: Hit) -> bool:
    """Whether the text gives another day and says that this one is wrong: "31 February can't be right"."""
    behind = " ".join(reading.words[hit.end : hit.end + REMARK])
    return behind.startswith(WRONG) and any(
        day.date is not None or day.start < hit.start for day in written_days(reading) if day.hit != hit
    )


REMARK = 5
"""Tokens behind a day in which it is called wrong."""
WRONG = (
    "ca n't be",
    "can not be",
    "cannot be",
    "is wrong",
    "is a typo",
    "is a mistake",
    "is impossible",
    "was wrong",
    "was a typo",
    "does n't exist",
    "does not exist",
    "must be wrong",
    "must be a",
)
