"""A number of things against the list of them: four days: Monday, Tuesday, Friday."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.numbers import value
from askfirst.scoring.findings.statements.places import conflict, corrected, quoted
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

NUMBER = r"(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-2])"
ITEM = r"[^\s,;:.!?()<>][^,;:.!?()\n]{0,28}?"
LIST = late(
    rf"\b(?P<count>{NUMBER}) (?P<noun>(?:(?!for |to |of |in |at |on |with |"
    rf"and )[\w'’-]+ ){{0,3}}?(?:[a-z]{{2,}}s|people|staff|children|men|women))"
    rf"(?:(?:,? namely|,? i\.e\.)?:|,? namely|,? i\.e\.,?) ?(?P<items>{ITEM}(?:, {ITEM}){{0,12}}(?:,? (?:and|"
    rf"&) {ITEM})|{ITEM}(?:, {ITEM}){{1,12}})(?:\.(?=\s|$)|$|[;)!]|, (?=all\b|no\b|each\b|from\b|start|none\b))"
)
WEEKDAY = late(
    r"\b(?:every weekday|each weekday|on all weekdays|every working day|all weekdays|every workday|daily|"
    r"every day)(?: ?[:(–]| -) ?((?:DAY(?:, and |, | and )){0,9}DAY)\b"
    r"(?:\.(?=\s|$)|$|[;)!\n]|, (?=all\b|no\b|each\b|from\b|start|none\b))".replace(
        "DAY", r"(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?"
    ),
    re.IGNORECASE,
)
EACH_DAY = frozenset("weekday weekdays working daily workday every".split())
OPEN = late(
    r"\b(?:each|including|such as|e\.g\.|for example|among|others?|rest|of the|of our|or|then|to|from|with|"
    r"at|per|plus|etc|until|by|send|book|please|if|it|them|is|are|must|should|"
    r"between|half|both|twice|once|also|again)\b|\d[ :.]|\bx\b|[\"“'‘]"
)


@demanding({"+digit", "number_word", "=weekday", "=weekdays", "=daily"})
def wrong_list(material: Material) -> Sequence[Hit]:
    """The first number that differs from the length of the list behind it."""
    reading = material.text
    words = reading.words
    if ":" not in words and "namely" not in words and "i.e." not in words:
        return []
    for found in LIST.finditer(reading.raw):
        hit = differs(reading, found)
        if hit:
            return [hit]
    for found in WEEKDAY.finditer(reading.raw) if not EACH_DAY.isdisjoint(words) else ():
        named = re.findall(r"mon|tue|wed|thu|fri|sat|sun", found[1].lower())
        full = 7 if found[0].lower().startswith(("daily", "every day")) else 5
        if 1 < len(named) != full:
            whole = Hit(*reading.cover(found.start(), found.start(1) - 1))
            items = Hit(*reading.cover(*found.span(1)))
            return [said(reading, whole, items, len(named))]
    return []


def differs(reading: Reading, found: "re.Match[str]") -> Hit | None:
    """The finding for one list, if its number is wrong."""
    number = value(found["count"].lower())
    items = [item for item in re.split(r",? (?:and|&) |, ", found["items"]) if item]
    if number is None or number == len(items) or OPEN.search(found["items"]) or len(items) < 2:
        return None
    if max(len(item.split()) for item in items) > 3 or len(items) > 2 * number:
        return None
    if not all(item[0].isupper() or item[0] in "#@" for item in items):
        return None
    one = Hit(*reading.cover(found.start(), found.end("noun")))
    other = Hit(*reading.cover(*found.span("items")))
    if reading.is_data(one) or corrected(reading, one, other):
        return None
    return said(reading, one, other, len(items))


def said(reading: Reading, number: Hit, items: Hit, count: int) -> Hit:
    """A number and a list of another length."""
    return conflict(
        reading, number, items, number=quoted(reading, number), items=quoted(reading, items), count=str(count)
    )
