"""A total and parts that do not add up: "24 bultos: 16 para Soria y 10 para Burgos"."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots
from askfirst.scoring.findings.statements.places import uncorrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TOLERANCE = 0.01
LEAST = 2
"""Parts without which nothing is shared out."""
FACTOR_WORDS = 2
"""Words between the two factors of "tres juegos de cuatro"."""


@demanding({"+digit"})
@uncorrected
def total_mismatch(material: Material) -> Sequence[Hit]:
    """A number, a colon (or "soit", "davon") and parts that each begin with a number and have another sum."""
    reading = material.text
    numbers = figures(reading)
    opens = {**{at: at + 1 for at, word in enumerate(reading.words) if word == ":"}, **spots(reading, "thereof")}
    for at, behind in opens.items():
        ahead = [
            (hit, value)
            for hit, value in numbers
            if hit.end <= at
            and reading.sentences[hit.start] == reading.sentences[at]
            and not dated(reading, hit)
            and not place_number(reading, hit)
            and hit.end != at
        ]
        parts = list(shares(reading, numbers, behind))
        if not ahead or len(parts) < LEAST:
            continue
        total, wanted = ahead[-1]
        found = sum(value for _, value in parts)
        if abs(found - wanted) > TOLERANCE:
            said = {"variant": "parts", "sum": f"{found:.10g}", "total": f"{wanted:.10g}"}
            return [Hit(total.start, parts[-1][0].end, {**said, "options": (said["sum"], said["total"])})]
    return ()


def shares(reading: Reading, numbers: list[tuple[Hit, float]], start: int) -> Iterator[tuple[Hit, float]]:
    """The parts from a token on: each begins with a number, behind a comma or "and"."""
    values = {hit.start: (hit, value) for hit, value in numbers}
    joints, factors, articles = (spots(reading, name) for name in ("and_word", "of_word", "article_word"))
    at, end = start, reading.sentence_end(start) if start < len(reading) else start
    while at < end:
        at = articles.get(at, at)
        if at not in values or dated(reading, values[at][0]) or timed(reading, values[at][0]):
            return
        hit, value = values[at]
        for place in range(hit.end, min(hit.end + FACTOR_WORDS, end)):
            if place in factors and factors[place] in values:
                value *= values[factors[place]][1]
        yield hit, value
        at = hit.end
        while at < end and reading.words[at] not in {",", ";", "+"} and at not in joints:
            at += 1
        while at < end and (reading.words[at] in {",", ";", "+"} or at in joints):
            at += 1


@demanding({"+digit"}, {"share_word"}, {"each_word"})
@uncorrected
def share_mismatch(material: Material) -> Sequence[Hit]:
    """A total shared out by a number, and a share that it does not give: "480 entre ocho, 70 cada uno"."""
    reading = material.text
    numbers, eaches = figures(reading), spots(reading, "each_word")
    for word, behind in spots(reading, "share_word").items():
        sentence = reading.sentences[word]
        total = [one for one in numbers if one[0].end <= word and reading.sentences[one[0].start] == sentence]
        heads = [one for one in numbers if one[0].start == behind]
        each = [
            one
            for one in numbers
            if one[0].start > behind
            and any(0 <= at - one[0].end <= FACTOR_WORDS or to == one[0].start for at, to in eaches.items())
        ]
        if total and heads and each and heads[0][1] and abs(total[-1][1] / heads[0][1] - each[0][1]) > 1:
            return [Hit(total[-1][0].start, each[0][0].end)]
    return ()


def dated(reading: Reading, number: Hit) -> bool:
    """Whether a number is part of a date."""
    return any(number.overlaps(date) for date in reading.entities("date"))


def place_number(reading: Reading, number: Hit) -> bool:
    """Whether a number is a house's or a record's: an id or a noun of numbered things ahead of it."""
    ahead = {hit.end for hit in reading.all_hits.get("@numbered_noun", ())}
    return number.start in ahead


def timed(reading: Reading, number: Hit) -> bool:
    """Whether a number counts days, hours and the like."""
    return any(number.start == one.start for one in reading.entities("duration"))
