"""Targets: a metric with the value that it is to reach."""

from askfirst.text.governing import governor
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.goals.figures import figures, idle
from askfirst.text.marketing.goals.metrics import linked, past
from askfirst.text.marketing.goals.statements import goal_nouns, statements
from askfirst.text.marketing.telling import telling
from askfirst.text.reading import Reading

WISHED = 12
"""Words between "what we want" and the figure."""


def find_metric_targets(reading: Reading) -> list[Hit]:
    """A metric with a number, percentage or rank to reach; figures of the past do not count."""
    stated = statements(reading)
    told = [hit for hit in figures(reading) if not telling(reading, hit.start)]
    numbers = [hit for hit in told if not idle(reading, hit)]
    metrics = [*reading.all_hits.get("@metric", ()), *reading.all_hits.get("@counted", ())]
    if not (reading.digits or told or reading.entities("duration")):
        return []
    hits = [
        Hit(min(metric.start, number.start), max(metric.end, number.end))
        for metric in metrics
        for number in numbers
        if linked(reading, metric, number) and not past(reading, number, metric)
    ]
    if stated:
        # What a goal says must hold its figure; "goal of the mail to 900 dentists: a warm welcome" does not.
        hits = []
    hits += [
        Hit(statement.start, statement.end)
        for statement in stated
        for number in numbers
        if statement.start <= number.start < statement.end
        and not past(reading, number, number)
        and to_the_point(reading, statement, number, metrics)
    ]
    bounded = [hit for hit in numbers if wanted(reading, hit)]
    hits += [
        Hit(hit.start, hit.end)
        for hit in bounded
        for noun in reading.outside_data("@goal_noun")
        if reading.same_sentence(noun, hit)
    ]
    hits += [*entered(reading, numbers), *said_before(reading, numbers)]
    # What is wanted, in so many words: "what we want from the fair is 180 scanned badges".
    hits += [
        Hit(wish.start, number.end)
        for wish in reading.outside_data("@wish_phrase")
        for number in numbers
        if 0 <= number.start - wish.end <= WISHED and reading.same_sentence(wish, number)
    ]
    return outermost(hits)


def to_the_point(reading: Reading, statement: Hit, number: Hit, metrics: list[Hit]) -> bool:
    """Whether a figure stands in what the goal says first, or behind its metric: not "a nicer page, 40 products"."""
    if {",", ";"}.isdisjoint(reading.words[statement.start : number.start]):
        return True
    return any(statement.start <= metric.start < number.end + 3 for metric in metrics)


MUST = frozenset("must should shall needs has have to".split())
BRINGS = frozenset("bring reach get win draw attract deliver collect gather yield generate".split())


def wanted(reading: Reading, figure: Hit) -> bool:
    """Whether so many are wanted: "we want 35 of the 40 florists to come", "must bring 80 badges"."""
    before = reading.words[max(0, figure.start - 3) : figure.start]
    if before[-1:] and before[-1] in {"want", "need", "expect"}:
        return True
    return not MUST.isdisjoint(before) and not BRINGS.isdisjoint(before)


ENTERS = frozenset({"to", "as", ":", "is", "enter", "write", "'", '"', "put", "be", "reach", "read", "reads"})


def entered(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """A count that is set as a goal in so many words: "change the KPI to 900 signed cards"."""
    return [
        number
        for noun in goal_nouns(reading)
        for number in numbers
        if reading.same_sentence(noun, number) and reading.words[max(0, number.start - 1)] in ENTERS
    ]


POINTING = frozenset({"it", "this", "that"})


def said_before(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """What the sentence before counts, where "that" is to be the goal: "... wants 500 new cards. Log that as ..."."""
    found: list[Hit] = []
    for noun in goal_nouns(reading):
        setter = governor(reading, noun.start, "@goal_setter", 8)
        if setter is None or POINTING.isdisjoint(reading.words[setter.end : setter.end + 1]):
            continue
        here = reading.sentences[noun.start]
        found += [
            number
            for number in numbers
            if reading.sentences[number.start] == here - 1 and not past(reading, number, number)
        ]
    return found
