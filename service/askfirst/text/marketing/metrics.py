"""Targets: a metric with the value that it is to reach."""

import re

from askfirst.text.governing import bracketed, valued
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.statements import goal_nouns, statements
from askfirst.text.marketing.telling import telling
from askfirst.text.nouns import STOPS
from askfirst.text.reading import Reading

LABELS = frozenset(
    "campaign ad ads set adset group dashboard flight result okr goal kpi test variant version list template "
    "step slide record card tab board project phase newsletter q h issue doc sheet okrs objective".split()
)
"""A number behind one of these is its name and no amount."""
APART = frozenset("for the of in on to our and , ; : at with".split())
"""Between a number and a noun these say that the number counts something else."""
YEAR = re.compile(r"(?:19|20)\d\d$")
NEAR = 8
"""Words between a metric and its target."""


def find_metric_targets(reading: Reading) -> list[Hit]:
    """A metric with a number, percentage or rank to reach; figures of the past do not count."""
    numbers = [hit for hit in figures(reading) if not (telling(reading, hit.start) or idle(reading, hit))]
    lengths = limited_lengths(reading)
    if not numbers and not reading.entities("duration"):
        return []
    metrics = [*reading.all_hits.get("@metric", ()), *reading.all_hits.get("@counted", ())]
    hits = [
        Hit(min(metric.start, number.start), max(metric.end, number.end))
        for metric in metrics
        for number in numbers
        if linked(reading, metric, number) and not past(reading, number, metric)
    ]
    stated = statements(reading)
    if stated:
        # What a goal says must hold its figure; "goal of the mail to 900 dentists: a warm welcome" does not.
        hits = [hit for hit in hits if hit.start >= stated[0].start and tells(reading, stated, hit)]
    hits += [
        Hit(statement.start, statement.end)
        for statement in stated
        for number in [*numbers, *lengths]
        if statement.start <= number.start < statement.end
        and not past(reading, number, number)
        and not aside(reading, number)
        and to_the_point(reading, statement, number, metrics)
    ]
    moved = [*numbers, *reading.entities("duration")]
    bounded = [*lengths, *(hit for hit in numbers if has_limit(reading, hit) or wanted(reading, hit))]
    hits += [
        Hit(hit.start, hit.end)
        for hit in bounded
        for noun in reading.outside_data("@goal_noun")
        if reading.same_sentence(noun, hit)
    ]
    hits += [*raised(reading, [hit for hit in moved if not telling(reading, hit.start)]), *aimed_for(reading, numbers)]
    hits += entered(reading, numbers)
    # What is wanted, in so many words: "what we want from the fair is 180 scanned badges".
    hits += [
        Hit(wish.start, number.end)
        for wish in reading.outside_data("@wish_phrase")
        for number in numbers
        if 0 <= number.start - wish.end <= WISHED and reading.same_sentence(wish, number)
    ]
    return outermost(hits)


def tells(reading: Reading, stated: list[Hit], hit: Hit) -> bool:
    """Whether a metric with its figure is what the goal says, and no place or means of it ("in 12 towns")."""
    numbers = [one for one in figures(reading) if hit.start <= one.start < hit.end]
    return hit.start >= stated[-1].end or any(
        not aside(reading, one) or reading.words[one.start - 1] == "at" for one in numbers
    )


def to_the_point(reading: Reading, statement: Hit, number: Hit, metrics: list[Hit]) -> bool:
    """Whether a figure stands in what the goal says first, or behind its metric: not "a nicer page, 40 products"."""
    if {",", ";"}.isdisjoint(reading.words[statement.start : number.start]):
        return True
    return any(statement.start <= metric.start < number.end + 3 for metric in metrics)


def idle(reading: Reading, figure: Hit) -> bool:
    """Whether the figure is known and nothing to reach: "than the 2.1 % of Q1", "in 18 countries", "stand 14"."""
    before = reading.words[max(0, figure.start - 2) : figure.start]
    behind = reading.words[figure.end : figure.end + 3]
    if behind[:1] == ["of"] and not SAMPLED.isdisjoint(behind):
        return True
    if before == ["list", "of"]:
        return True
    return not (KNOWN | PLACES).isdisjoint(before[-1:]) or before == ["than", "the"]


def aside(reading: Reading, figure: Hit) -> bool:
    """Whether a preposition makes the figure the place or the means of a goal: "in 18 countries"."""
    return reading.words[figure.start - 1] in MEANS and counts(reading, figure)


MEANS = frozenset({"in", "with", "on", "across", "at", "for"})
KNOWN = frozenset("the our your their its these those all".split())
PLACES = frozenset("stand booth slide chapter row page section week part hall line".split())
"""A number behind these is a name."""
SAMPLED = frozenset("list traffic audience visitors recipients addresses".split())


def entered(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """A count that is set as a goal in so many words: "change the KPI to 900 signed cards"."""
    return [
        number
        for noun in goal_nouns(reading)
        for number in numbers
        if reading.same_sentence(noun, number)
        and (reading.words[max(0, number.start - 1)] in ENTERS or typed(reading, number))
        and counts(reading, number)
    ]


def typed(reading: Reading, number: Hit) -> bool:
    """Whether the figure is what is typed in, with or without quotes around it."""
    before = [word for word in reading.words[max(0, number.start - 3) : number.start] if word.isalpha()]
    return before[-2:] in (["type", "in"], ["put", "in"], ["fill", "in"], ["write", "in"], ["key", "in"])


ENTERS = frozenset({"to", "as", ":", "is", "enter", "write", "'", '"', "put", "be", "reach", "read", "reads"})


def counts(reading: Reading, number: Hit) -> bool:
    """Whether a plain word follows, which says what is counted."""
    word = reading.words[number.end] if number.end < len(reading) else ""
    return word.isalpha() and word not in STOPS


def limited_lengths(reading: Reading) -> list[Hit]:
    """Lengths of time that something is to stay below or above: "first reply under 3 minutes"."""
    return [length for length in reading.entities("duration") if has_limit(reading, length)]


def has_limit(reading: Reading, figure: Hit) -> bool:
    """Whether the figure is an upper or lower limit: "no more than 1.5%"."""
    before = reading.words[max(0, figure.start - 2) : figure.start]
    return not LIMITS.isdisjoint(before) and before[-1] != "the"


def wanted(reading: Reading, figure: Hit) -> bool:
    """Whether so many are wanted: "we want 35 of the 40 florists to come", "must bring 80 badges"."""
    before = reading.words[max(0, figure.start - 3) : figure.start]
    if before[-1:] and before[-1] in {"want", "need", "expect"}:
        return True
    return not MUST.isdisjoint(before) and not BRINGS.isdisjoint(before) and counts(reading, figure)


MUST = frozenset("must should shall needs has have to".split())
BRINGS = frozenset("bring reach get win draw attract deliver collect gather yield generate".split())
LIMITS = frozenset("under below within over above beyond least most than < > <= >= ≤ ≥ max maximum minimum".split())


def raised(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """Two figures from one of which to the other something is to go: "must go from 61% to 75%".

    What moves so is a metric, whatever its name.
    """
    return [
        Hit(first.start - 1, last.end)
        for first in numbers
        for last in numbers
        if reading.words[first.start - 1] == "from"
        and reading.words[last.start - 1] in {"to", "towards"}
        and 0 < last.start - first.end <= SPREAD
        and reading.same_sentence(first, last)
    ]


SPREAD = 4
"""Words between the two figures."""


def aimed_for(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """A number of something that is aimed for: "let us aim for 1,000 monthly givers"."""
    return [
        Hit(aim.start, number.end)
        for aim in reading.outside_data("@goal_phrase")
        for number in numbers
        if reading.words[aim.end - 1] == "for" and 0 <= number.start - aim.end <= 2
    ]


WISHED = 12
"""Words between "what we want" and the figure."""


def linked(reading: Reading, metric: Hit, number: Hit) -> bool:
    """Whether a number belongs to a metric: "open rate of 32 %", "150 new registrations"."""
    if not reading.same_sentence(number, metric):
        return False
    if 0 <= number.start - metric.end <= NEAR:
        bounded = reading.words[number.end : number.end + 2] in BOUNDED
        return bounded or {",", ";"}.isdisjoint(reading.words[metric.end : number.start])
    between = reading.words[number.end : metric.start]
    if between[:1] == ["of"] and reading.words[number.end - 1] in {"%", "percent", "pct"}:
        between = [word for word in between if word not in {"of", "the", "our", "all"}]
    return 0 <= metric.start - number.end <= 3 and APART.isdisjoint(between)


BOUNDED = tuple(["or", word] for word in ("lower", "less", "more", "higher", "below", "above", "better", "under"))
"""Behind a figure: "cost per lead, NOK 140 or lower"."""


def figures(reading: Reading) -> list[Hit]:
    """Numbers that can be targets: no part of a date, a time or an id."""
    numbers = [*reading.entities("percent"), *reading.entities("money"), *reading.entities("number")]
    if not numbers:
        return []
    taken = [hit for name in ("date", "clock_time", "duration") for hit in reading.entities(name)]
    taken += [hit for hit in reading.entities("id") if ":" not in reading.text(hit)]  # "... the page: 900 fills"
    return [
        hit
        for hit in numbers
        if not any(hit.overlaps(other) for other in taken)
        and reading.words[hit.start : hit.end] != ["one"]
        and not YEAR.match(reading.text(hit))
        and not (hit.start and reading.words[hit.start - 1] in LABELS and not valued(reading, hit.start - 1))
    ]


def past(reading: Reading, number: Hit, metric: Hit) -> bool:
    """Whether the figure says how things are, and not how they shall be."""
    first, last = min(number.start, metric.start), max(number.end, metric.end)
    aims = [hit for hit in reading.outside_data("@target_word") if first - 3 <= hit.start <= last]
    words = reading.words
    if not aims and bracketed(reading, number.start):
        return True
    states = [
        hit
        for hit in reading.outside_data("@status_word")
        if first - 5 <= hit.start <= last + 4
        and reading.same_sentence(hit, number)
        and "," not in words[hit.end : first]
        and "," not in words[last : hit.start]
    ]
    return bool(states) and not any(aim.start >= max(states).end and aim.end <= last for aim in aims)
