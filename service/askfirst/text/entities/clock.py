"""Clock times: 15:00 - 3pm - 14h30 - half past six - noon; attribute `zone` where one is attached."""

import re
from itertools import pairwise

from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

CLOCK = re.compile(
    r"(?=\d)(?:"  # fails at once where no digit stands
    r"(?<![\d:.,+])(?:[01]?\d|2[0-4])(?::|h(?=\d))[0-5]\d(?::[0-5]\d)?(?:\s?[ap]\.?\s?m\b\.?)?"
    r"|(?<![\d:.,])(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s?[ap]\.?\s?m\b\.?"
    r"|(?<![\w.,:-])(?:[01]\d|2[0-3])[0-5]\d(?=\s?(?:hrs?|hours|h|uhr|z|utc|gmt)\b)"
    r"|(?<![\w.,:-])(?:[01]?\d|2[0-4])\s?uhr\b"
    r"|(?:(?<=\bby )|(?<=\bat )|(?<=before )|(?<=until )|(?<=till ))(?:[01]?\d|2[0-4])h"
    r"(?![\w-]| (?:after|from|of|before))"
    r"|(?<![\d:.,])(?:[01]?\d|2[0-4])\.[0-5]\d(?=\s?(?:hrs?|h|uhr|o'clock)\b)"
    r"|(?:(?<=\bby )|(?<=before )|(?<=until )|(?<=till )|(?<=latest )|(?<=than ))(?:[01]?\d|2[0-4])\.[0-5]\d"
    r"(?!\d|\s?(?:[%$€£]|percent|eur|usd|gbp|chf|dollars?|euros?|kg|t|l|m|cm)\b)"
    r")",
    re.IGNORECASE,
)
LED = re.compile(
    r"\s*(?:[01]?\d|2[0-4])(?:\s?(?:h|uhr|heures?|horas?|hs)(?:\s?[0-5]\d)?|[.:][0-5]\d)\b(?!\s?[%\u20ac$])"
)
ISO = re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:?\d\d(?::\d\d(?:\.\d+)?)?\s?(Z\b|[+-]\d\d(?::?\d\d)?\b)?")
MONTH = re.compile(r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? $", re.IGNORECASE)
"""The month ahead of a year: "19 October 2026 UTC" has no time of 20:26."""
HOUR = re.compile(
    r"^(?:(?:0?[1-9]|1[0-2])(?:[:.][0-5]\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$"
)


def find_clock_times(reading: Reading) -> list[Hit]:
    """Times of day; `zone` holds the offset, abbreviation or named local time attached to it."""
    digits = reading.digits
    phrases = [
        *(hit for hit in reading.hits("@clock_phrase") if not counts(reading, hit)),
        *(led(reading) if digits else ()),
    ]
    if not digits and not phrases and "@number_word" not in reading.all_hits:
        return []
    times = [Hit(hit.start, hit.end) for hit in phrases]
    offsets: dict[int, str] = {}
    if digits:
        for found in ISO.finditer(reading.plain):
            hit = Hit(*reading.cover(*found.span()))
            times.append(hit)
            offsets[hit.start] = found.group(1) or ""
        times += [
            Hit(*reading.cover(*found.span()))
            for found in CLOCK.finditer(reading.plain)
            if not (found.group().isdigit() and MONTH.search(reading.plain, 0, found.start()))
        ]
    bare = (part for part in reading.hits("@day_part") if part.start and HOUR.match(reading.words[part.start - 1]))
    times += [Hit(part.start - 1, part.end) for part in bare]
    if not times:
        return []
    zones = reading.entities("timezone")
    times = outermost([time for time in times if time.start < time.end and plain(reading, time, zones)])
    if not times:
        return []
    owners = owned(reading, times, zones)
    return [
        Hit(time.start, time.end, {"zone": offsets.get(time.start) or owners.get(time.start, "")}) for time in times
    ]


ARTICLES = frozenset({"las", "às", "as", "la", "à"})
BEHIND_HOUR = frozenset(
    "horas menos los las les nos das dos nas mas pues lunes martes miércoles jueves viernes después antes".split()
)


def counts(reading: Reading, hit: Hit) -> bool:
    """Whether the number behind an article counts things: "las cuatro cámaras", not "a las cuatro"."""
    following = reading.words[hit.end] if hit.end < len(reading) else ""
    return (
        hit.end - hit.start == 2
        and reading.words[hit.start] in ARTICLES
        and following.isalpha()
        and following.endswith("s")
        and following not in BEHIND_HOUR
    )


def led(reading: Reading) -> list[Hit]:
    """Hours behind a word that takes a time of day: \u00e0 15 h 30, at\u00e9 \u00e0s 15h."""
    leads = (
        (lead, LED.match(reading.lower, reading.ends[lead.end - 1])) for lead in reading.all_hits.get("@clock_lead", ())
    )
    return [Hit(lead.end, reading.cover(*found.span())[1]) for lead, found in leads if found]


def plain(reading: Reading, time: Hit, zones: list[Hit]) -> bool:
    """Whether a time is neither data nor the hours of an offset such as -03:00."""
    return not reading.is_data(time) and not any(zone.start < time.start < zone.end for zone in zones)


def owned(reading: Reading, times: list[Hit], zones: list[Hit]) -> dict[int, str]:
    """For each time, by its start, the zone that belongs to it.

    A zone belongs to the time before it, else to the one behind it; times of a range ("9:00 to 17:00 CET") share it. A
    zone that belongs to another time says nothing.
    """
    found: dict[int, str] = {}
    for zone in zones:
        before = [time for time in times if time.start <= zone.start and reading.same_sentence(time, zone)]
        behind = [time for time in times if time.start > zone.start and reading.same_sentence(time, zone)]
        if before and (not behind or before[-1].distance(zone) <= 1 or behind[0].distance(zone) > 2):
            found[before[-1].start] = reading.text(zone)
        elif behind:
            found[behind[0].start] = reading.text(zone)
    for time, following in reversed(list(pairwise(times))):
        if following.start in found and time.start not in found and reading.words[time.end : following.start] in JOINTS:
            found[time.start] = found[following.start]
    return found


JOINTS = tuple([word] for word in ("and", "to", "or", "-", "\u2013", "until", "till", "/", "&"))
"""Between the two times of a range."""
