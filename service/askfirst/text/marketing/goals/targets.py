"""Targets: a metric with the value that it is to reach."""

from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.goals.figures import aside, figures, idle
from askfirst.text.marketing.goals.in_words import told_in_words
from askfirst.text.marketing.goals.limits import has_limit, limited_lengths, wanted
from askfirst.text.marketing.goals.metrics import linked, past
from askfirst.text.marketing.goals.movements import aimed_for, entered, raised
from askfirst.text.marketing.goals.pointing import pointed_back, said_before
from askfirst.text.marketing.goals.statements import statements
from askfirst.text.marketing.goals.told import multiples, rand, ranked, shares, timed
from askfirst.text.marketing.telling import telling
from askfirst.text.reading import Reading

WISHED = 12
"""Words between "what we want" and the figure."""


def find_metric_targets(reading: Reading) -> list[Hit]:
    """A metric with a number, percentage or rank to reach; figures of the past do not count."""
    stated = statements(reading)
    told = [hit for hit in figures(reading) if within(hit, stated) or not telling(reading, hit.start)]
    numbers = [hit for hit in told if not idle(reading, hit)]
    lengths = limited_lengths(reading)
    metrics = [*reading.all_hits.get("@metric", ()), *reading.all_hits.get("@counted", ())]
    worded = told_in_words(reading, stated, metrics)
    if not (reading.digits or told or worded or reading.entities("duration") or ranked(reading)):
        return []
    hits = [
        Hit(min(metric.start, number.start), max(metric.end, number.end))
        for metric in metrics
        for number in numbers
        if linked(reading, metric, number) and not past(reading, number, metric)
    ]
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
    hits += [*timed(reading, metrics), *ranked(reading), *multiples(reading, told), *rand(reading), *shares(reading)]
    hits += [*worded, *pointed_back(reading, figures(reading)), *said_before(reading, numbers)]
    # What is wanted, in so many words: "what we want from the fair is 180 scanned badges".
    hits += [
        Hit(wish.start, number.end)
        for wish in reading.outside_data("@wish_phrase")
        for number in numbers
        if 0 <= number.start - wish.end <= WISHED and reading.same_sentence(wish, number)
    ]
    return outermost(hits)


def within(figure: Hit, stated: list[Hit]) -> bool:
    """Whether a goal says the figure."""
    return any(one.start <= figure.start < one.end for one in stated)


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
