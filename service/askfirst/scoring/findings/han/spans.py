"""Days in Chinese text that cannot all be right: an end that does not fit the length, a day that does not exist."""

import re
from calendar import monthrange
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.han.sums import COUNT, number
from askfirst.scoring.findings.statements.places import uncorrected
from askfirst.text.hit import Hit
from askfirst.text.late import late

DAY = r"(?:((?:19|20)\d\d)\s?[/年.-]\s?)?(?<!\d)(\d{1,2})\s?[/月]\s?(\d{1,2})(?!\d|[/:])\s?[日號]?"
TO = r"\s?(?:\([^)]{1,3}\))?\s?(?:~|–|-|—|到|至|起至?|開始到?)\s?"
DAYS = late(DAY)
RANGE = late(rf"{DAY}{TO}{DAY}")
LENGTH = late(
    rf"(?:共|為期|連續|期間|總共|長達|一共)\s?({COUNT})\s?個?(天|日|晚|週|年|個月|月|工作[天日])|(?<![第前後])({COUNT})\s?個?(天|日|年|個月|工作[天日])(?![後內前以之])"
)
START_END = late(
    rf"{DAY}\s?(?:起|開始|開跑)[^。;]{{0,10}}?({COUNT})\s?(天|日|週)[^。;]{{0,6}}?{DAY}\s?(?:截止|結束|為止|止|收攤|下檔)"
)
BESIDE = late(rf"{DAY}\s?的?(前|後|隔|次)一?[天日]\s?[,(]?{DAY}")
CLOCKS = late(
    r"(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)\s?(?:~|–|-|(?:開|上|用|借|進行|舉行|營業)?到|至)\s?([01]?\d|2[0-4]):([0-5]\d)(?![\d:])"
)
WEEKDAY = late(
    r"((?:19|20)\d\d)\s?[/年.-]\s?(\d{1,2})\s?[/月.-]\s?(\d{1,2})\s?[日號]?\s?[(]?\s?(?:週|周|星期|禮拜)([一二三四五六日天])"
)
HOURS = late(rf"(?<![每前後第])({COUNT})\s?個?(小時|鐘頭|分鐘)(?![前後內以])")
NIGHTS = late(rf"({COUNT})\s?[天日]\s?({COUNT})\s?[夜晚][^。;]{{0,12}}?{DAY}[^\d。;]{{0,4}}{DAY}")
SAME_DAY = late("隔天|隔日|翌日|跨夜|大夜|夜班|次日|隔夜|通宵|晚班")
NO_REST = late("除|扣|不含|其中|每|各|分|展延|延長|加|另|剩|後")


@demanding({"+digit"})
@uncorrected
def wrong_days(material: Material) -> Sequence[Hit]:
    """Stretches of time whose days contradict one another, and days that no calendar has."""
    text = material.text
    found = (Hit(*text.cover(*span)) for span in wrong(text.plain))
    return [hit for hit in found if not text.is_data(hit)]


def day(said: Sequence[str | None], like: int = 2025) -> date | None:
    """The day, in the year `like` where none is written; None where there is no such day."""
    year, month, number_of_day = said
    try:
        return date(int(year or like), int(month or 0), int(number_of_day or 0))
    except ValueError:
        return None


def wrong(plain: str) -> Iterator[tuple[int, int]]:
    """The stretches that cannot be right."""
    for found in DAYS.finditer(plain):
        month, last = int(found[2]), int(found[3])
        if 1 <= month <= 12 and 28 < last < 40 and last > monthrange(2024, month)[1]:
            yield found.span()
    for found in RANGE.finditer(plain):
        yield from against_length(plain, found)
    yield from wrong_ends(plain)
    for found in CLOCKS.finditer(plain):
        start, end_of = (int(found[1]), int(found[2])), (int(found[3]), int(found[4]))
        if (8, 0) <= end_of < start < (20, 0) and not SAME_DAY.search(plain):
            yield found.span()
        yield from against_hours(plain, found)
    for found in WEEKDAY.finditer(plain):
        said = day(found.group(1, 2, 3))
        if said and "一二三四五六日".index(found[4].replace("天", "日")) != said.weekday():
            yield found.span()


def wrong_ends(plain: str) -> Iterator[tuple[int, int]]:
    """An end that is not as far from its start as is said."""
    for found in START_END.finditer(plain):
        first, end = day(found.group(1, 2, 3)), day(found.group(6, 7, 8))
        length = number(found[4]) * (7 if found[5] == "週" else 1)
        if first and end and end > first and (end - first).days not in {length - 1, length}:
            yield found.span()
    for found in NIGHTS.finditer(plain):
        first, end = day(found.group(3, 4, 5)), day(found.group(6, 7, 8))
        if first and end and (end - first).days + 1 != number(found[1]):
            yield found.span()
    for found in BESIDE.finditer(plain):
        first, end = day(found.group(1, 2, 3)), day(found.group(5, 6, 7))
        step = timedelta(days=-1 if found[4] == "前" else 1)
        if first and end and first + step != end:
            yield found.span()


def against_hours(plain: str, found: "re.Match[str]") -> Iterator[tuple[int, int]]:
    """Two times of day that are not as far apart as their sentence says."""
    around = plain[max(0, found.start() - 10) : found.end() + 10]
    said = HOURS.search(around)
    spent = int(found[3]) * 60 + int(found[4]) - int(found[1]) * 60 - int(found[2])
    if (
        said
        and spent > 0
        and not NO_REST.search(around)
        and number(said[1]) * (1 if said[2] == "分鐘" else 60) != spent
    ):
        yield found.span()


def against_length(plain: str, found: "re.Match[str]") -> Iterator[tuple[int, int]]:
    """A range of days that runs backwards, or is not as long as its sentence says."""
    first = day(found.group(1, 2, 3))
    end = day((found[4] or found[1], found[5], found[6]), first.year if first else 2025)
    if not first or not end:
        return
    if end < first:
        if found[4] or (end.month > 2 and first.month < 10):
            yield found.span()
        return
    nearby = slice(max(0, found.start() - 10), found.end() + 10)
    said = LENGTH.search(DAYS.sub(blanked, plain)[nearby])  # the "5 日" of "1 月 5 日" is a day, not a length
    if not said or NO_REST.search(plain[nearby]):
        return
    length, unit = number(said[1] or said[3]), said[2] or said[4]
    spent = (end - first).days
    fits = {
        "年": abs(spent + 1 - 365 * length) <= 3,
        "月": abs(spent + 1 - 30.4 * length) <= 5,
        "個月": abs(spent + 1 - 30.4 * length) <= 5,
        "晚": spent == length,
        "週": spent in {7 * length - 1, 7 * length, 7 * length - 3},
    }
    if not fits.get(unit, spent + 1 == length or unit.startswith("工作")):
        yield found.span()


def blanked(found: "re.Match[str]") -> str:
    """Something as long that no pattern reads."""
    return "。" * len(found[0])
