"""A least age, and somebody who is younger: only for adults, and Tim is 15."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.places import conflict, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

AGE_WORDS = frozenset({"age", "aged", "old", "older", "born", "ages", "adults"})

LEAST = late(
    r"\b(?:minimum age|min\.? age|age limit)(?: is| of|:)? (\d\d)\b"
    r"|\bmust be (?:at least |over )?(\d\d)\b(?! ?%)"
    r"|\b(\d\d)(?: years)?(?: of age)? (?:or|and) (?:older|above|over)\b|\b(\d\d)\+"
    r"|\baged (\d\d) or (?:over|above|older)"
    r"|\bat least (\d\d) years (?:old|of age)|\bno one under (\d\d)\b"
    r"|\bnobody under (\d\d)\b|\bfrom age (\d\d)\b"
)
AGE = re.compile(
    r"\b(\d\d?)[ -]years?[ -]old\b|\baged? (\d\d?)\b(?! or)|\bage[:=] ?(\d\d?)\b|\bis (\d\d?) (?:today|now)\b"
)


@demanding({"=" + word for word in AGE_WORDS}, {"+digit"})
def too_young(material: Material) -> Sequence[Hit]:
    """The age of somebody, below the least age that the request names."""
    reading = material.text
    if AGE_WORDS.isdisjoint(reading.words) or not reading.digits:
        return []
    text = reading.plain.lower()
    least = LEAST.search(text)
    if least is None:
        return []
    years = int(next(group for group in least.groups() if group))
    limit = Hit(*reading.cover(*least.span()))
    if {"parent", "parents", "guardian", "unless", "except", "accompanied"} & set(reading.words):
        return []
    found = [
        conflict(reading, Hit(*reading.cover(*said.span())), limit)
        for said in AGE.finditer(text)
        if not (least.start() <= said.start() < least.end())
        and int(next(group for group in said.groups() if group)) < years
    ]
    return found[:1] or by_birth(reading, limit, years)


def by_birth(reading: Reading, limit: Hit, years: int) -> list[Hit]:
    """Somebody's day of birth, too near to the day that something is for."""
    if "born" not in reading.words:
        return []
    dated = [day for day in days(reading) if day.year and day.date]
    births = [day for day in dated if "born" in reading.words[sentence_of(reading, day.start)[0] : day.start][-3:]]
    for birth in births:
        for day in dated:
            if (
                day not in births
                and 0 < (day.year or 0) * 12 + day.month - (birth.year or 0) * 12 - birth.month < years * 12
            ):
                return [conflict(reading, birth.hit, limit)]
    return []
