"""A bound and a value beyond it: 40 guests at most, all 65 members are invited."""

import itertools
import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.calendar import days
from askfirst.scoring.findings.statements.figures import HOURS, Figure, figures, may_have
from askfirst.scoring.findings.statements.places import conflict, corrected, places, sentence_of, word_before
from askfirst.scoring.findings.statements.scope import different_things
from askfirst.text.hit import Hit
from askfirst.text.moods import told_tokens
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

FACTOR = {"money": 4, "percent": 4, "time": 6}
"""A figure that exceeds a limit by more than this is about something else."""

WIDEST = 30

LIMITS = frozenset({"@limit_before", "@limit_after", "@limit_verb", "@floor_before", "@floor_after", "@place"})

UNCOUNTED = frozenset({"money", "percent", "time", "degree"})


@demanding({name[1:] for name in LIMITS})
def limit_exceeded(material: Material) -> Sequence[Hit]:
    """A most and a figure above it, or a least and a figure below it, about the same thing."""
    reading = material.text
    if LIMITS.isdisjoint(reading.lists) or not may_have(reading, 2) or foreseen(reading):
        return []
    every = figures(reading)
    if len(every) < 2:
        return []
    floors = [one for one in every if is_floor(reading, one)]
    tops = [one for one in every if one not in floors and is_top(reading, one)]
    if not tops and not floors:
        return []
    plain = [one for one in every if one not in tops and one not in floors and not filters(reading, one)]
    products = times_each(reading, every)
    found = [
        pair(reading, top, one)
        for top in widened(tops, products)
        for one in [*plain, *floors, *products]
        if above(top, one)
    ]
    told = told_tokens(reading)
    ordered = [one for one in plain if not told[one.hit.start]]
    found += [pair(reading, floor, one) for floor in floors for one in ordered if below(floor, one)]
    found += [
        pair(reading, floor, top)
        for floor in floors
        for top in tops
        if floor.unit == top.unit == "" and floor.value > top.value and reading.same_sentence(floor.hit, top.hit)
    ]
    return [hit for hit in found if hit is not None]


def foreseen(reading: Reading) -> bool:
    """Whether the request says what happens beyond the limit; "each of the 84" says nothing of it."""
    return any(
        reading.words[hit.start - 1 : hit.start] not in (["each"], ["all"], ["every"], ["one"])
        for hit in places(reading, "beyond_ok")
    )


def pair(reading: Reading, limit: Figure, other: Figure) -> Hit | None:
    """The finding, unless the two belong to different things or one corrects the other."""
    if limit.hit.overlaps(other.hit) or corrected(reading, limit.hit, other.hit) or moved(reading, limit, other):
        return None
    return None if different_things(reading, limit.hit, other.hit) else conflict(reading, limit.hit, other.hit)


def moved(reading: Reading, limit: Figure, other: Figure) -> bool:
    """Whether the limit is only set now, after what is told of: "It used EUR 300. Lower its cap to EUR 250"."""
    if reading.same_sentence(limit.hit, other.hit) or other.hit.start > limit.hit.start:
        return False
    told = told_tokens(reading)
    if (
        not states(reading, told, other)
        or told[limit.hit.start]
        or word_before(reading, limit.hit.start) not in {"to", "at"}
    ):
        return False
    return any(
        0 < limit.hit.start - verb.end <= 9 and reading.same_sentence(verb, limit.hit)
        for name in ("rise_verb", "fall_verb", "set_verb")
        for verb in places(reading, name)
    )


def states(reading: Reading, told: Sequence[bool], figure: Figure) -> bool:
    """Whether a figure is told of, in a sentence that orders nothing ahead of it."""
    start, _ = sentence_of(reading, figure.hit.start)
    return told[figure.hit.start] or not any(commands(reading, place) for place in range(start, figure.hit.start))


def above(top: Figure, one: Figure) -> bool:
    """Whether a figure breaks a most."""
    if one.each != top.each or not comparable(top, one):
        return False
    return top.value < one.value <= top.value * FACTOR.get(one.unit, WIDEST) and top.value > 0


def below(floor: Figure, one: Figure) -> bool:
    """Whether a figure breaks a least; people and money come in many parts, so they do not count."""
    return floor.unit == one.unit and floor.unit not in {"person", "money", "time", ""} and one.value < floor.value


def comparable(limit: Figure, one: Figure) -> bool:
    """Whether both count the same; a bare limit fits any counted noun of people."""
    if limit.unit == one.unit == "":
        return False
    return limit.unit == one.unit or (limit.unit == "" and one.unit not in {*UNCOUNTED, ""})


def times_each(reading: Reading, every: Sequence[Figure]) -> list[Figure]:
    """What so many pieces of so much each come to: three coaches with 45 seats each are 135."""
    made = []
    for count, price in itertools.pairwise(every):
        of_each = reading.words[count.hit.end : price.hit.start] == ["of"] and price.unit not in {
            "money",
            "percent",
            "time",
        }
        if (
            (
                (price.each or of_each)
                and not count.each
                and count.unit not in UNCOUNTED
                and reading.same_sentence(count.hit, price.hit)
            )
            and count.value > 1
            and price.hit.start - count.hit.end <= 14
        ):
            whole = Hit(count.hit.start, price.hit.end)
            made.append(Figure(whole, count.value * price.value, price.unit, price.noun, False))
    return [*made, *over_time(reading, every)]


RATE = frozenset({"a", "per", "each", "every", "/"})


def over_time(reading: Reading, every: Sequence[Figure]) -> list[Figure]:
    """What a rate comes to over the only length of time in its sentence: four weeks at EUR 1,500 a week."""
    made = []
    for price in every:
        unit = reading.words[price.hit.end + 1 : price.hit.end + 2]
        if price.unit != "money" or not unit:
            continue
        if reading.words[price.hit.end] not in RATE or unit[0] not in HOURS:
            continue
        lengths = [
            one
            for one in every
            if one.unit == "time" and reading.same_sentence(one.hit, price.hit) and one.hit.start != price.hit.end
        ]
        if len(lengths) == 1 and lengths[0].value > HOURS[unit[0]]:
            first, last = sorted((lengths[0].hit, price.hit))
            total = price.value * lengths[0].value / HOURS[unit[0]]
            made.append(Figure(Hit(first.start, last.end), total, "money", "money", False))
    return made


def widened(tops: list[Figure], products: list[Figure]) -> list[Figure]:
    """The limits, with places given for each counted as what they come to together."""
    return [*tops, *(one for one in products if one.noun == "place")]


def is_top(reading: Reading, figure: Figure) -> bool:
    """Whether a figure is the most that is allowed or that there is."""
    return (
        ahead(reading, "limit_before", figure.hit)
        or behind(reading, "limit_after", figure.hit)
        or by_verb(reading, figure.hit)
        or nothing_over(reading, figure.hit)
        or (figure.noun == "place" and offered(reading, figure))
    )


def is_floor(reading: Reading, figure: Figure) -> bool:
    """Whether a figure is the least that is allowed."""
    return ahead(reading, "floor_before", figure.hit) or behind(reading, "floor_after", figure.hit)


def ahead(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list stands right ahead: "at most 40", "ceiling for it is 40"."""
    for cue in places(reading, name):
        between = reading.words[cue.end : hit.start]
        near = cue.end <= hit.start <= cue.end + 5 and reading.same_sentence(cue, hit)
        if near and between and reading.words[cue.start : cue.end] == ["only"]:
            continue
        if near and not any(word in {",", ";", "and", "but"} or word.isdigit() for word in between):
            return "from" not in between and (
                len(between) <= 1 or bool(set(between) & {"is", "of", "at", "are", "=", ":", "was", "be", "to"})
            )
    return False


def behind(reading: Reading, name: str, hit: Hit) -> bool:
    """Whether a word of the list stands right behind: "40 max", "four days of leave left"."""
    for cue in places(reading, name):
        if hit.end <= cue.start <= hit.end + 3 and reading.same_sentence(cue, hit):
            between = reading.words[hit.end : cue.start]
            if not any(word in {",", ";", "and", ".", "("} or any(map(str.isdigit, word)) for word in between):
                return True
    return False


def by_verb(reading: Reading, hit: Hit) -> bool:
    """Whether an order limits something to the figure: "keep the group to 12"."""
    if not hit.start or reading.words[hit.start - 1] not in {"to", "at", "under", "below", "within"}:
        return False
    return any(
        0 < hit.start - verb.end <= 9
        and reading.same_sentence(verb, hit)
        and not any(word.isdigit() for word in reading.words[verb.end : hit.start])
        for verb in places(reading, "limit_verb")
    )


def nothing_over(reading: Reading, hit: Hit) -> bool:
    """Whether all above the figure is ruled out: "no bonus over EUR 1,000"."""
    lead = reading.words[max(0, hit.start - 4) : hit.start]
    return bool({"over", "above", "beyond", "exceeding"} & set(lead[-1:])) and bool(
        {"no", "nothing", "never"} & set(lead)
    )


def offered(reading: Reading, figure: Figure) -> bool:
    """Whether places are what there is, not what is ordered: "with 45 seats each", "has 15 places"."""
    lead = reading.words[max(0, figure.hit.start - 1) : figure.hit.start]
    if "-" in reading.words[figure.hit.start : figure.hit.end]:
        return True
    return lead in (
        ["with"],
        ["has"],
        ["have"],
        ["("],
        ["offers"],
        ["of"],
        ["got"],
        ["are"],
        ["is"],
        ["only"],
        ["provides"],
    )


def filters(reading: Reading, figure: Figure) -> bool:
    """Whether a figure only says which ones: "orders over EUR 500"."""
    lead = reading.words[max(0, figure.hit.start - 2) : figure.hit.start]
    return bool(
        {
            "over",
            "above",
            "below",
            "under",
            "than",
            "beyond",
            "every",
            "within",
            "first",
            "last",
            "from",
            "another",
        }
        & set(lead)
    )


AGE_WORDS = frozenset({"age", "aged", "old", "older", "born", "ages", "adults"})
LEAST = re.compile(
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
