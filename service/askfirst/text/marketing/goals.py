"""Goals, what they say, and the metrics and figures that they are to reach.

Which figure belongs to which metric, and whether it is to be reached or is there already.
"""

import re

from askfirst.text.governing import bracketed, governor, positions, valued
from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.marketing.telling import telling
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.reading import Reading

LABELS = frozenset(
    "campaign ad ads set adset group dashboard flight result okr goal kpi test variant version list template "
    "step slide record card tab board project phase newsletter q h issue doc sheet okrs objective".split()
)
"""A number behind one of these is its name and no amount."""
YEAR = re.compile(r"(?:19|20)\d\d$")


def figures(reading: Reading) -> list[Hit]:
    """Numbers that can be targets: no part of a date, a time or an id."""
    numbers = [*reading.entities("percent"), *reading.entities("money"), *reading.entities("number")]
    if not numbers:
        return []
    taken = [hit for name in ("date", "clock_time", "duration") for hit in reading.entities(name)]
    taken += [hit for hit in reading.entities("id") if ":" not in reading.text(hit)]  # "... the page: 900 fills"
    other = tokens_of(taken)
    return [
        hit
        for hit in numbers
        if not hit.within(other)
        and reading.words[hit.start : hit.end] != ["one"]
        and not YEAR.match(reading.text(hit))
        and not (hit.start and reading.words[hit.start - 1] in LABELS)
    ]


def reachable(reading: Reading) -> bool:
    """Whether a figure is named that is to be reached: not "than the 2.1 % of Q1"."""
    return any(not idle(reading, hit) for hit in figures(reading))


def idle(reading: Reading, figure: Hit) -> bool:
    """Whether the figure is known and nothing to reach: "than the 2.1 % of Q1", "in 18 countries", "stand 14"."""
    before = reading.words[max(0, figure.start - 2) : figure.start]
    behind = reading.words[figure.end : figure.end + 3]
    if behind[:1] == ["of"] and not SAMPLED.isdisjoint(behind):
        return True
    if before == ["list", "of"] and not BESIDE.isdisjoint(reading.words[max(0, figure.start - 5) : figure.start - 2]):
        return True
    return not (KNOWN | PLACES).isdisjoint(before[-1:]) or before == ["than", "the"]


BESIDE = frozenset({"to", "on", "with", "for", ",", "("})
"""Ahead of "a list of 900" these say who gets it; else so many names may be the goal."""
KNOWN = frozenset("the our your their its these those all".split())
PLACES = frozenset("stand booth slide chapter row page section week part hall line".split())
"""A number behind these is a name."""
SAMPLED = frozenset("list traffic audience visitors recipients addresses".split())


MULTIPLY = frozenset("halve halving double doubling triple treble quadruple".split())


APART = frozenset("for the of in on to our and , ; : at with".split())
"""Between a number and a noun these say that the number counts something else."""
NEAR = 8
"""Words between a metric and its target."""
BOUNDED = tuple(["or", word] for word in ("lower", "less", "more", "higher", "below", "above", "better", "under"))
"""Behind a figure: "cost per lead, NOK 140 or lower"."""


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
    if words[number.start - 1] == "by" and governor(reading, number.start, "@improve_verb", NEAR):
        return False  # "increase it by 3 points over last quarter's 31 %"
    return bool(states) and not any(aim.start >= max(states).end and aim.end <= last for aim in aims)


WRITTEN = frozenset(
    "sheet list tab template overview tool field fields board planner tracker scorecard doc slide".split()
)
"""Where a goal is written down: "the OKR sheet"."""
SAYS = frozenset({":", "):", "is", "are", "reads", "=", "be", "being", "says"})


def goal_nouns(reading: Reading) -> list[Hit]:
    """Words for a goal that are no part of "goal tracking" or "target group"."""
    nouns = reading.outside_data("@goal_noun")
    compounds = positions(reading, "@goal_compound") if nouns else set()
    return [
        hit
        for hit in nouns
        if hit.end not in compounds
        or (reading.words[hit.end] in WRITTEN and governor(reading, hit.start, "@goal_setter", 5))
    ]


def statements(reading: Reading) -> list[Hit]:
    """The statement of each goal that has one."""
    nouns = goal_nouns(reading)
    # An ad platform's "objective=traffic" is a setting; in "set_okr objective=..." it is a goal.
    found = [statement(reading, noun, len(nouns) > 1 or reading.words[noun.start] != "objective") for noun in nouns]
    return [hit for hit in found if hit]


def statement(reading: Reading, noun: Hit, keyed: bool) -> Hit | None:
    """What this goal says."""
    for at in range(noun.end - 1, min(noun.end + 3, len(reading) - 1)) if keyed else ():
        if valued(reading, at):
            return Hit(at + 1, min(len(reading), at + 6))
    for at in range(noun.end, min(len(reading), noun.end + 14)):
        if reading.sentences[at] != reading.sentences[noun.start]:
            return None
        if reading.words[at] in SAYS or valued(reading, at):
            end = reading.sentence_end(at)
            return Hit(at + 1, end) if end > at + 1 else None
    return aimed(reading, noun)


def aimed(reading: Reading, noun: Hit) -> Hit | None:
    """What a goal is to do: "make it our goal to halve returns"."""
    behind = reading.words[noun.end : noun.end + 2]
    if len(behind) < 2 or behind[0] != "to" or not behind[1].isalpha() or behind[1] in STOPS | DETERMINERS:
        return None
    return Hit(noun.end + 1, reading.sentence_end(noun.end))


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
