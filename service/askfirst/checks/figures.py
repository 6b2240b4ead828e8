"""A text as its figures see it, in six languages at once.

Every day, weekday, time of day, length of time, sum of money and number becomes one tag between the words, so that
"Book the hall from 3 to 6 May, five nights" is "book the hall from <d0> to <d1>, <t2>", and a check is a pattern over
tags that need not know how a language writes a date. The letter of a tag is the sort of the figure.
"""

import re
from calendar import monthrange
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import lru_cache
from typing import NamedTuple

MONTHS = (
    "january|januar|janvier|janv|janeiro|jänner|jan|enero|ene",
    "february|februar|febrero|feb|février|févr|fév|fevereiro|fev",
    "march|mars|marzo|março|mar|märz|mär",
    "april|apr|avril|avr|abril|abr",
    "mayo|maio|may|mai",
    "june|juni|juin|junio|junho|jun",
    "july|juli|juillet|juil|julio|julho|jul",
    "august|aug|août|aout|agosto|ago",
    "september|septembre|septiembre|setembro|sept|sep",
    "october|oct|octobre|octubre|oktober|okt|outubro",
    "november|novembre|noviembre|novembro|nov",
    "december|dezember|décembre|diciembre|dezembro|dec|dez|déc|dic",
)
WEEKDAYS = (
    "monday|mon|montag|lundi|lunes|segunda-feira|segunda",
    "tuesday|tues|tue|dienstag|mardi|martes|terça-feira|terça",
    "wednesday|wed|mittwoch|mercredi|miércoles|quarta-feira|quarta",
    "thursday|thurs|thur|thu|donnerstag|jeudi|jueves|quinta-feira|quinta",
    "friday|fri|freitag|vendredi|viernes|sexta-feira|sexta",
    "saturday|sat|samstag|sonnabend|samedi|sábado",
    "sunday|sun|sonntag|dimanche|domingo",
)
UNITS = {
    "minute": "minutes?|mins?|minuten|minutos?|分鐘",
    "hour": "hours?|hrs?|h|stunden?|heures?|horas?|小時|鐘頭",
    "night": "nights?|nächten?|nächte|nacht|nuits?|nuitées?|noches?|noites?|晚|夜",
    "working": (
        "(?:working|business) days?|werktagen?|werktage|arbeitstagen?|arbeitstage|jours ouvrée?s|jours ouvrables|"
        "días (?:hábiles|laborables)|dias úteis|工作[天日]"
    ),
    "day": "days?|tagen?|tage|jours?|journées?|días?|dias?|天|日",
    "week": "weeks?|wochen?|semaines?|semanas?|週",
    "month": "months?|monaten?|monate|monat|mois|mes(?:es)?|mês|個月",
    "year": "years?|jahren?|jahre|jahr|ans?|années?|años?|anos?|年",
}
NUMERALS = {
    word: value
    for value, words in {
        2: "two zwei deux dois duas 兩 二", 3: "three drei trois tres três 三", 4: "four vier quatre cuatro quatro 四",
        5: "five fünf cinq cinco 五", 6: "six sechs seis 六", 7: "seven sieben sept siete sete 七",
        8: "eight acht huit ocho oito 八", 9: "nine neun neuf nueve nove 九", 10: "ten zehn dix diez dez 十",
        11: "eleven elf onze", 12: "twelve zwölf douze doce doze", 14: "fourteen vierzehn quatorze catorce",
        15: "fifteen fünfzehn quinze quince", 18: "eighteen", 20: "twenty zwanzig vingt veinte vinte",
        24: "twenty-four", 30: "thirty dreißig trente treinta trinta", 90: "ninety neunzig",
    }.items()
    for word in words.split()
}  # fmt: skip
"""Words before what they count; "dos", which is Portuguese too, and "once" are left out."""
CURRENCIES = {"€": "eur", "euro": "eur", "euros": "eur", "$": "usd", "dollars": "usd", "£": "gbp", "pounds": "gbp"}
TO = (
    r"(?:to|until|till|through|thru|[-–—~]|bis(?: zum)?|au|à|jusqu'(?:au|à)|al?|a las|hasta(?: el| las)?|"
    r"até(?: ao?| às)?|ao|às|[起開]?[到至])"
)
"""Between a start and an end."""
RANGE = r"(?:to|[-–—]|bis(?: zum)?|au|à|al?|até(?: ao?)?)"
"""Between two days of one month: in "bay 30 until 15 August" there is one only."""
OPEN = r"(?<![\da-zà-ÿ/#+&-])(?<!\d[.,:])"
NTH = r"(?:st|nd|rd|th|er|º|\.)?"
NAMED = "|".join(MONTHS)
DAYS = "|".join(WEEKDAYS)
YEAR = r"(?:,? ?(?:de |del |年)?\b((?:19|20)\d\d)\b(?! ?%))?"
AMOUNT = r"\d+(?:[.,' ]\d{3}(?!\d))*(?:[.,]\d+)?"
SIGN = r"€|\$|£|eur\b|usd\b|gbp\b|chf\b|brl\b|r\$|nt\$|元"
WORD = "|".join(sorted(NUMERALS, key=len, reverse=True))
COUNTED = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
"""Number words that are read where no unit of time follows; those of other languages are too often other words."""
SORTS = {
    "iso": rf"{OPEN}((?:19|20)\d\d) ?[-/.年] ?(\d\d?) ?[-/.月] ?(\d\d?)(?!\d) ?[日號]?",
    "digits": rf"{OPEN}(\d\d?)([./])(\d\d?)[./]((?:19|20)\d\d)(?!\d)",
    "named": (
        rf"{OPEN}(\d\d?{NTH})(?: ?{RANGE} ?(?:(?:{DAYS}),? )?(\d\d?){NTH})?,? ?(?:of |de )?({NAMED})"
        rf"(?![a-zà-ÿ])\.?{YEAR}"
    ),
    "month": (
        rf"(?<![a-zà-ÿ-])({NAMED})\.? (\d\d?)(?:st|nd|rd|th)?(?![\d:.]\d|\d| ?[ap]m)"
        rf"(?: ?{TO} ?(\d\d?)(?![\d:.]))?{YEAR}"
    ),
    "han": r"(?<![\d/.-])(\d\d?) ?[月/] ?(\d\d?)(?![\d/%:]) ?[日號]?",
    "clock": (
        rf"(?:(下午|晚上|晚間) ?)?{OPEN}(?:([01]?\d|2[0-4])(?: ?[:h] ?|\.(?=\d\d ?(?:uhr|[ap]m)))([0-5]\d)(?![\d:])|"
        r"([01]?\d|2[0-4])(?= ?(?:[ap]\.?m\b|uhr|o'clock|點))|"
        r"(?<=\b(?:de|às) )(\d\d?)(?= ?h\b)|(?<=\bà )(\d\d?)(?= ?h\b))"
        r"(?: ?([ap])\.?m\b\.?| ?(?:uhr|o'clock|點|h\b))?"
    ),
    "term": (
        rf"{OPEN}(?:({AMOUNT})|({WORD}))[ -]*(?:(?:full|whole|consecutive|straight|ganze|volle|個)[ -]*)?"
        rf"(?:{'|'.join(f'({words})' for words in UNITS.values())})(?![a-zà-ÿ])"
    ),
    "weekday": rf"(?<![a-zà-ÿ-])({DAYS})(?![a-zà-ÿ])|(?:週|周|星期|禮拜)([一二三四五六日天])",
    "money": rf"({SIGN}) ?({AMOUNT})|{OPEN}({AMOUNT}) ?({SIGN}|euros?\b|dollars\b|pounds\b)",
    "percent": rf"{OPEN}({AMOUNT}) ?(?:%|(?:per ?cent|prozent|pour ?cent|por ?cien(?:to)?|por cento)\b)",
    "number": rf"{OPEN}(?:({AMOUNT})|\b({COUNTED})\b)(?![a-zà-ÿ\d-]|[.,:/]\d)",
}
"""How each sort is written, the surest first."""
HAN = re.compile("[一-鿿]")
LATIN_PATTERN, HAN_PATTERN = (
    re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SORTS.items() if han or name != "han"))
    for han in (False, True)
)
SENTENCE = re.compile(r"[.!?](?=\s|$)|[。!?]|\n(?!\s*[-*•–] )")
"""Ends a sentence; the points of a list go on with it."""
MOST = 40
"""Figures in a text; one with more is a table, where what belongs to what is not to be told."""


Match = re.Match[str]
Groups = Sequence[str]
"""What a pattern found in its parts; None for a part that is not there, as in `re`."""


class Figure(NamedTuple):
    """A figure with its characters. A day has month and perhaps year; a length of time and money have a unit.

    Its sort is the letter of its tag: d a day, w a weekday, c a time of day, t a length of time, m money, p a
    percentage, n any other number.
    """

    sort: str
    start: int
    end: int
    value: float
    unit: str = ""
    month: int = 0
    year: int = 0

    @property
    def stretch(self) -> tuple[int, int]:
        """Its characters."""
        return self.start, self.end

    @property
    def date(self) -> date | None:
        """The day in its year, or in a leap year; None where no calendar has it."""
        year = self.year or 2024
        exists = 1 <= self.month <= 12 and 1 <= self.value <= monthrange(year, self.month)[1]
        return date(year, self.month, int(self.value)) if exists else None


class Find(NamedTuple):
    """Two stretches of characters that cannot both hold, and what the question says of them beside their words.

    `other` is (0, 0) where `one` cannot hold by itself.
    """

    one: tuple[int, int]
    other: tuple[int, int]
    values: dict[str, str]


class Told:
    """A text with its figures, and its sentences in which each figure is a tag."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.figures = tuple(figures(text))
        self.sentences = tuple(self.tagged()) if len(self.figures) <= MOST else ()

    def tagged(self) -> Iterator[str]:
        """The sentences with tags: "on <w0>, <d1>"."""
        pieces, at = [], 0
        for number, one in enumerate(self.figures):
            pieces += [self.text[at : one.start].replace("<", " "), f"<{one.sort}{number}>"]
            at = one.end
        whole = "".join([*pieces, self.text[at:].replace("<", " ")])
        yield from (said for said in SENTENCE.split(whole) if "<" in said)

    def pick(self, sentence: str, sorts: str) -> list[Figure]:
        """The figures of some sorts in a sentence."""
        return [self.figures[int(number)] for sort, number in TAG.findall(sentence) if sort in sorts]


TAG = re.compile(r"<([a-z])(\d+)>")


@lru_cache(maxsize=4)
def read(text: str) -> Told:
    """A text in lower case, with its figures."""
    return Told(text)


def figures(text: str) -> Iterator[Figure]:
    """Every figure, in text order.

    >>> [(one.sort, one.value, one.unit) for one in figures("three nights from 4 may, eur 1,250")]
    [('t', 3.0, 'night'), ('d', 4, ''), ('m', 1250.0, 'eur')]
    """
    for found in (HAN_PATTERN if HAN.search(text) else LATIN_PATTERN).finditer(text):
        name = found.lastgroup or ""
        yield from READERS[name](found, found.groups()[found.re.groupindex[name] :])


def iso(found: Match, said: Groups) -> Iterator[Figure]:
    """2026-05-14, also 2026 年 5 月 14 日."""
    yield Figure("d", *found.span(), int(said[2]), month=int(said[1]), year=int(said[0]))


def digits(found: Match, said: Groups) -> Iterator[Figure]:
    """14.05.2026, and with slashes either way where only one can be: not 3/4/2026."""
    day, month = int(said[0]), int(said[2])
    if month > 12 >= day:
        day, month = month, day
    if said[1] == "." or day > 12:
        yield Figure("d", *found.span(), day, month=month, year=int(said[3]))


def named(found: Match, said: Groups) -> Iterator[Figure]:
    """14 May 2026, and both days of 6-17 July."""
    yield from days(found, 1, 2, said[2], said[3])


def month_first(found: Match, said: Groups) -> Iterator[Figure]:
    """May 14, 2026."""
    yield from days(found, 2, 3, said[0], said[3])


def days(found: Match, one: int, other: int, month: str, year: str) -> Iterator[Figure]:
    """The day of a group, or two days of one month."""
    group = found.re.groupindex[found.lastgroup or ""]
    start, end = found.span()
    day = Figure("d", start, end, 0, month=1 + index(MONTHS, month), year=int(year or 0))
    first, second = found[group + one], found[group + other]
    yield day._replace(value=int(first.rstrip(".stndrheº")), end=found.end(group + one) if second else end)
    if second:
        yield day._replace(value=int(second), start=found.start(group + other))


def han(found: Match, said: Groups) -> Iterator[Figure]:
    """5/14 and 5 月 14 日 in Chinese text."""
    yield Figure("d", *found.span(), int(said[1]), month=int(said[0]))


def clock(found: Match, said: Groups) -> Iterator[Figure]:
    """15:30, 3 pm, 15 h 30, 下午 3 點; its unit is the half of the day that is written."""
    half = "p" if said[0] else said[6] or ""
    hour = int(next(one for one in (said[1], *said[3:6]) if one))
    hour = hour % 12 + (12 if half == "p" else 0) if half and hour <= 12 else hour
    yield Figure("c", *found.span(), hour * 60 + int(said[2] or 0), half)


def term(found: Match, said: Groups) -> Iterator[Figure]:
    """Three nights, 90 minutes."""
    unit = next(unit for unit, word in zip(UNITS, said[2:], strict=False) if word)
    yield Figure("t", *found.span(), value(said[0] or said[1]), unit)


def weekday(found: Match, said: Groups) -> Iterator[Figure]:
    """Friday, 週五; 0 for Monday."""
    number = index(WEEKDAYS, said[0]) if said[0] else "一二三四五六日".index(said[1].replace("天", "日"))
    yield Figure("w", *found.span(), number)


def money(found: Match, said: Groups) -> Iterator[Figure]:
    """€9,000; its unit is the currency."""
    sign = said[0] or said[3]
    yield Figure("m", *found.span(), value(said[1] or said[2]), CURRENCIES.get(sign, sign))


def plain(sort: str) -> Callable[[Match, Groups], Iterator[Figure]]:
    """A number; one in words has the unit "word", for it is seldom added to one in digits."""
    return lambda found, said: iter([Figure(sort, *found.span(), value(said[0] or said[1]), "" if said[0] else "word")])


READERS: dict[str, Callable[[Match, Groups], Iterator[Figure]]] = {
    "iso": iso, "digits": digits, "named": named, "month": month_first, "han": han, "clock": clock, "term": term,
    "weekday": weekday, "money": money, "percent": plain("p"), "number": plain("n"),
}  # fmt: skip


def index(lists: tuple[str, ...], word: str) -> int:
    """In which of some lists a word stands."""
    return next(number for number, words in enumerate(lists) if word in words.split("|"))


def value(written: str) -> float:
    """The value of a number; a mark before three last digits groups thousands.

    >>> value("1,250"), value("4.000,50"), value("12,5"), value("six")
    (1250.0, 4000.5, 12.5, 6.0)
    """
    if written in NUMERALS:
        return float(NUMERALS[written])
    bare = re.sub("[' ]", "", written)
    mark = max(bare.rfind("."), bare.rfind(","))
    if mark >= 0 and len(bare) - mark != 4:
        return float(re.sub("[.,]", "", bare[:mark]) + "." + bare[mark + 1 :])
    return float(re.sub("[.,]", "", bare))
