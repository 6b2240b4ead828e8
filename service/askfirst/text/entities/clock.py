"""Clock times: 15:00 - 3pm - 14h30 - half past six - noon; attribute `zone` where one is attached."""

import re
from itertools import pairwise

from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

CLOCK = late(
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
LED_BARE = re.compile(r"\s*(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?\b(?![.,]\d|\s?[%\u20ac$])")
MONTH = re.compile(r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? $", re.IGNORECASE)
"""The month ahead of a year: "19 October 2026 UTC" has no time of 20:26."""
ISO = re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:?\d\d(?::\d\d(?:\.\d+)?)?\s?(Z\b|[+-]\d\d(?::?\d\d)?\b)?")
HOUR = re.compile(
    r"^(?:(?:0?[1-9]|1[0-2])(?:[:.][0-5]\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$"
)


def find_clock_times(reading: Reading) -> list[Hit]:
    """Times of day; `zone` holds the offset, abbreviation or named local time attached to it."""
    phrases = [hit for hit in reading.hits("@clock_phrase") if not counts(reading, hit)]
    phrases += [hit for hit in reading.hits("@clock_or_range") if stands_alone(reading, hit)]
    digits = reading.digits
    phrases += led(reading) if digits else []
    if not digits and not phrases and not reading.all_hits.get("@number_word"):
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
    if digits or reading.all_hits.get("@number_word"):
        times += [hour for part in reading.hits("@day_part") if (hour := hour_before(reading, part))]
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
    """Hours behind a word that takes a time of day: \u00e0 15 h 30, a las 3, at\u00e9 \u00e0s 15h.

    Behind a `clock_lead` the hour says so itself, behind a `hour_lead` a bare number will do.
    """
    hits = []
    for name, pattern in (("@clock_lead", LED), ("@hour_lead", LED_BARE)):
        for lead in reading.all_hits.get(name, ()):
            found = pattern.match(reading.plain.lower(), reading.ends[lead.end - 1])
            if found:
                hits.append(Hit(lead.end, reading.cover(*found.span())[1]))
    return hits


def plain(reading: Reading, time: Hit, zones: list[Hit]) -> bool:
    """Whether a time is neither data nor the hours of an offset such as -03:00."""
    return not reading.is_data(time) and not any(zone.start < time.start < zone.end for zone in zones)


STOPS = frozenset(
    (". , ; : ! ? ) - on in at that this the today tomorrow tonight for or and sharp latest local please pls").split()
)


def stands_alone(reading: Reading, hit: Hit) -> bool:
    """Whether nothing that is counted follows: "ten to six on Friday", not "ten to six people"."""
    ranged = hit.start > 0 and reading.words[hit.start - 1] in {"from", "of", "for", "with"}
    return not ranged and (hit.end == len(reading.words) or reading.words[hit.end] in STOPS)


DAYS = frozenset(
    (
        "today tomorrow tmrw tmw monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun"
    ).split()
)


def hour_before(reading: Reading, part: Hit) -> Hit | None:
    """The bare hour that a part of the day turns into a time: 7 in the evening, by 5 tomorrow."""
    before = part.start - (2 if reading.words[part.start - 1 : part.start] == ["on"] else 1)
    if before < 0 or not HOUR.match(reading.words[before]):
        return None
    if reading.words[part.start] in DAYS:
        timed = before > 0 and reading.words[before - 1] in {
            "by",
            "before",
            "until",
            "till",
            "b4",
            "than",
            "latest",
        }
        return Hit(before, before + 1) if timed else None
    return Hit(before, part.end)


def owned(reading: Reading, times: list[Hit], zones: list[Hit]) -> dict[int, str]:
    """For each time, by its start, the zone that belongs to it.

    A zone belongs to the time before it, else to the one behind it; times that are joined ("9:00
    to 17:00 CET") share it. A zone that belongs to another time says nothing.
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
        if following.start in found and time.start not in found and joined(reading, time, following):
            found[time.start] = found[following.start]
    return found


RESTATED = frozenset({"on", ",", "(", "that", "is", "i.e.", "ie"})
"""Only these and the day stand between a time and the same one in figures: by noon on 3 May, 12:00 GMT."""
JOINTS = frozenset({"and", "to", "or", "-", "–", "until", "till", "/", "&"})


def joined(reading: Reading, time: Hit, following: Hit) -> bool:
    """Whether two times are one range or list, or one time told twice, so that the second's zone holds for both."""
    between = reading.words[time.end : following.start]
    if len(between) == 1 and between[0] in JOINTS:
        return True
    dated = reading.covered("date")
    rest = [reading.words[at] for at in range(time.end, following.start) if at not in dated]
    return bool(rest) and rest[-1] in {",", "("} and RESTATED.issuperset(rest) and len(rest) < len(between)
