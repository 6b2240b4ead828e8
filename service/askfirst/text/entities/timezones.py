"""Time zones: CET - UTC+8 - Europe/Berlin - Lisbon time - each site's local time.

Attribute `rule` is "all" where the zone holds for every time of the conversation.
"""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.names import capital
from askfirst.text.reading import Reading

OFFSET = re.compile(
    r"\b(?:UTC|GMT) ?(?:[+-] ?\d{1,2}(?::?\d{2})?)?(?![\w-])"
    r"|(?<=\d)\s?[(]?(?:[+-](?:0\d|1[0-4]):?(?:00|15|30|45)\b|Z\b)"
)
REGION = re.compile(r"\b(?:Europe|America|Asia|Africa|Australia|Pacific|Atlantic|Indian|Etc)/[A-Z][A-Za-z_/]+")
WORDS = frozenset("art eat wat cat wet est ist met et pt ct mt ast cot bot vet wit sst adt pet".split())
"""Abbreviations that are also words or other abbreviations, so they count in capitals only."""
SPOKEN = frozenset({"time", "times", "clock", "local"})
SHORT = 3
"""So many words beside the zone make a sentence that says nothing else: "Lisbon time, please."."""
BETWEEN = frozenset({"'s", "local", "standard", "summer", "winter", "daylight"})
TIME_END = re.compile(r"(?:\d[:.h]\d\d|\d ?[ap]\.? ?m\.?|\bnoon|\bmidnight)[ (]{1,3}$", re.IGNORECASE)
NO_PLACE = frozenset(
    (
        "delivery arrival departure lead cycle response run set part full real half over down up first "
        "last next this that any some no each every same one start end due pickup loading transit travel "
        "waiting processing prime big good"
    ).split()
)


def find_timezones(reading: Reading) -> list[Hit]:
    """Every mention of a zone, by abbreviation, offset, region, place or owner of the clock."""
    hits = [zone for hit in reading.all_hits.get("@timezone", ()) if (zone := abbreviated(reading, hit))]
    words = reading.words
    if not SPOKEN.isdisjoint(words):
        for position, word in enumerate(words):
            if word in SPOKEN and (place := place_before(reading, position)):
                hits.append(place)
    if reading.digits or "UTC" in reading.plain or "GMT" in reading.plain:
        hits += [Hit(*reading.cover(*found.span())) for found in OFFSET.finditer(reading.plain)]
        hits += [city for city in reading.all_hits.get("@zone_place", ()) if after_time(reading, city)]
    if "/" in reading.plain:
        hits += [Hit(*reading.cover(*found.span())) for found in REGION.finditer(reading.plain)]
    hits = outermost([hit for hit in hits if hit.start < hit.end])
    rules = reading.all_hits.get("@zone_rule", ()) if hits else ()
    return [Hit(hit.start, hit.end, {"rule": "all" if is_rule(reading, hit, rules) else ""}) for hit in hits]


def abbreviated(reading: Reading, hit: Hit) -> Hit | None:
    """A listed zone; abbreviations that are words as well only in capitals."""
    if reading.words[hit.start] in WORDS and not reading.text(hit).isupper():
        return None
    return hit


def place_before(reading: Reading, position: int) -> Hit | None:
    """The place or owner before "time", "clock" or "local": Lisbon time, the plant's clock."""
    words, place = reading.words, position
    while place and words[place - 1] in BETWEEN:
        place -= 1
    if words[position] == "local":
        ahead = [hit for hit in reading.all_hits.get("@zone_place", ()) if hit.end == place]
        return Hit(ahead[0].start, position + 1) if ahead else None
    for key in ("@zone_place", "@zone_owner"):
        for hit in reading.all_hits.get(key, ()):
            if hit.end in (place, position):
                return Hit(hit.start, position + 1)
    named = place and words[position] == "time" and capital(reading, place - 1) and words[place - 1] not in NO_PLACE
    if not named or reading.opens_sentence(place - 1) or reading.text(Hit(position, position + 1)).istitle():
        return None
    return Hit(place - 1, position + 1)


def after_time(reading: Reading, city: Hit) -> bool:
    """Whether a city stands right behind a time of day: 17:00 Lisbon, 5 pm (Lisbon)."""
    return TIME_END.search(reading.plain[: reading.starts[city.start]]) is not None


def is_rule(reading: Reading, zone: Hit, rules: "list[Hit] | tuple[Hit, ...]") -> bool:
    """Whether the mention is a rule for all times: all times CET, time zone: UTC."""
    if any(reading.same_sentence(zone, rule) and zone.distance(rule) <= 6 for rule in rules):
        return True
    sentence = reading.sentences[zone.start]
    return reading.sentences.count(sentence) <= zone.end - zone.start + SHORT
