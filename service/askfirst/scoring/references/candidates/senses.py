"""Words that say the same in other letters: March and 03 in 2027-03, Tue and Tuesday, FR and French."""

import re

from askfirst.scoring.references.candidates.spelling import MARK, apart
from askfirst.text.late import late

MONTH_NAMES = (
    "january february march april may june july august september october november december",
    "januar februar marz april mai juni juli august september oktober november dezember",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
    "janeiro fevereiro - abril maio junho julho agosto setembro outubro novembro dezembro",
)
MONTHS = {
    form: f"{at:02d}"
    for names in MONTH_NAMES
    for at, name in enumerate(names.split(), 1)
    for form in (name, name[:3])
    if form not in {"-", "jui"}
} | {"sept": "09"}
"""The number of a month by its name and by its first three letters, but for "jui", which would be two in French.

"março" without its accent is a first name.
"""
WEEK = tuple("monday tuesday wednesday thursday friday saturday sunday".split())
DAYS = {form: name for name in WEEK for form in (name, name[:3])} | {
    "tues": "tuesday",
    "thur": "thursday",
    "thurs": "thursday",
}
COUNTRIES = {
    "ae": "emirates emirati", "ar": "argentina argentinian", "at": "austria austrian", "au": "australia australian",
    "be": "belgium belgian", "bg": "bulgaria bulgarian", "br": "brazil brazilian", "ca": "canada canadian",
    "ch": "switzerland swiss", "cl": "chile chilean", "cn": "china chinese", "co": "colombia colombian",
    "cz": "czechia czech", "da": "danish", "de": "germany german", "dk": "denmark danish", "ee": "estonia estonian",
    "en": "english", "es": "spain spanish", "fi": "finland finnish", "fr": "france french", "gb": "britain british",
    "gr": "greece greek", "hr": "croatia croatian", "hu": "hungary hungarian", "ie": "ireland irish",
    "in": "india indian", "it": "italy italian", "ja": "japanese", "jp": "japan japanese", "kr": "korea korean",
    "lt": "lithuania lithuanian", "lu": "luxembourg", "lv": "latvia latvian", "mx": "mexico mexican",
    "nl": "netherlands dutch", "no": "norway norwegian", "nz": "zealand", "pl": "poland polish",
    "pt": "portugal portuguese", "ro": "romania romanian", "rs": "serbia serbian", "se": "sweden swedish",
    "si": "slovenia slovenian", "sk": "slovakia slovak", "sv": "swedish", "tr": "turkey turkish",
    "tw": "taiwan taiwanese", "ua": "ukraine ukrainian", "uk": "britain british", "us": "american", "usa": "american",
    "zh": "chinese",
}  # fmt: skip
"""Codes of countries and languages, as records have them in capitals, with the words for them."""
NATIONS = {
    name: frozenset(code for code, own in COUNTRIES.items() if name in own.split())
    for names in COUNTRIES.values()
    for name in names.split()
}
"""The codes that each of those words stands for."""
PLAIN = frozenset("may march mar mai mars mayo sat sun wed jun jan turkey china polish".split())
"""Plain words as well: in small letters they are no month, day or country in a sentence."""
GIVEN = frozenset("may mar mai mars mayo sat sun wed jun jan april august".split())
"""Names of people as well: in a candidate a month or day only beside a number."""
SPAN = late(r"\b([A-Za-z]{3,9})\s?[-\u2013]\s?([A-Za-z]{3,9})\b")
YEAR_MONTH = late(r"(?<!\d)(?:19|20)\d\d[-_./]?(0[1-9]|1[0-2])(?!\d{3})(?=\D|\d\d(?!\d)|$)")
DAY = late(r"(?<!\d)(?:19|20)\d\d[-_./]?(0[1-9]|1[0-2])[-_./]?(0[1-9]|[12]\d|3[01])(?!\d)")
LETTER = re.compile(r"(?<=[\w#] )[A-HJ-Z](?![\w.'\u2019&])")


def senses(text: str, sentence: bool = False) -> frozenset[str]:
    """What the words of a candidate, or of a sentence, say of months, days and countries, and letters that name.

    Of a sentence, only what is not `misplaced` is to be given.
    """
    written = apart(text)
    found = {letter.lower() for letter in LETTER.findall(text)}
    found |= {f"{MARK}month {month}" for month in YEAR_MONTH.findall(text)}
    found |= {month + day for month, day in DAY.findall(text)}
    found |= {f"{MARK}{day}" for span in SPAN.findall(text) for day in days_of(*span)}
    for at, word in enumerate(map(str.lower, written)):
        if word in PLAIN and sentence and written[at].islower():
            continue
        beside = written[max(0, at - 1) : at] + written[at + 1 : at + 2]
        if word not in GIVEN or sentence or any(map(str.isdigit, beside)):
            found |= {f"{MARK}month {MONTHS[word]}"} if word in MONTHS else set()
            found |= {f"{MARK}{DAYS[word]}"} if word in DAYS else set()
        coded = written[at].isupper() and word in COUNTRIES and not text.isupper()
        found |= {f"{MARK}of {code}" for code in ({word} if coded else NATIONS.get(word, ()))}
    return frozenset(found)


def days_of(first: str, last: str) -> tuple[str, ...]:
    """The days from one to another: "Mon-Wed"."""
    start, end = (WEEK.index(DAYS[day]) if day in DAYS else -1 for day in (first.lower(), last.lower()))
    return WEEK[start : end + 1] if start >= 0 and end >= 0 else ()
