"""Two neighbouring goals about one thing, with no word that decides between them."""

import itertools
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.goals.degrees import Goal, degrees
from askfirst.scoring.findings.conflicts.goals.superlatives import superlatives
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

FARTHEST = 16
"""Tokens between two goals of one order."""
OPPOSITES = (
    {"lowest", "highest"},
    {"shortest", "longest"},
    {"smallest", "largest"},
    {"smallest", "biggest"},
    {"minimum", "maximum"},
    {"min", "max"},
    {"least", "most"},
    {"fewest", "most"},
    {"minimal", "maximal"},
    {"smallest", "greatest"},
    {"least", "greatest"},
)


@demanding({"as_possible", "best_thing", "best_side", "best_end"})
def rival_goals(material: Material) -> Sequence[Hit]:
    """The first two goals that pull different ways without a rule."""
    reading = material.text
    if reading.words[0] in {"what", "which", "who", "how", "where"}:
        return []
    goals = sorted([*degrees(reading), *superlatives(reading)])
    for one, other in itertools.pairwise(goals):
        if rivals(reading, one, other):
            return [conflict(reading, one.hit, other.hit)]
    return []


def rivals(reading: Reading, one: Goal, other: Goal) -> bool:
    """Whether two neighbouring goals are about one thing and no word decides between them."""
    apart = reading.sentences[other.hit.start] - reading.sentences[one.hit.start]
    if other.hit.start - one.hit.end > FARTHEST or apart > 1 or one.hit.overlaps(other.hit):
        return False
    if not pull_apart(one, other) or corrected(reading, one.hit, other.hit) or reports(reading, one.hit):
        return False
    if defined(reading, one.hit, other.hit):
        return False
    start, _ = sentence_of(reading, one.hit.start)
    _, end = sentence_of(reading, other.hit.start)
    _, end = sentence_of(reading, min(end, len(reading.words) - 1))
    return not any_between(reading, "goal_rule", start, end)


def defined(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the second goal only says what the first one means: "the best room, meaning the quietest one"."""
    if {":", "=", "("} & set(reading.words[one.end : other.start]):
        return True
    return any_between(reading, "defining", one.end, other.start)


def pull_apart(one: Goal, other: Goal) -> bool:
    """Whether two goals are different sides of one thing."""
    if one.axis and other.axis:
        return one.axis != other.axis and not (
            {"soon"} & {one.word, other.word} and "goal_quality" in {one.axis, other.axis}
        )
    if one.axis or other.axis:
        return one.word != other.word
    if (one.word, one.noun) == (other.word, other.noun):
        return False
    if {one.word, other.word} in OPPOSITES and (one.noun == other.noun or not one.noun or not other.noun):
        return False
    if one.whole and other.whole and not (one.side or other.side):
        return (
            one.word != other.word and (not one.noun or not other.noun or one.noun == other.noun)
        ) or one.word == other.word == "best"
    return True


def reports(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence only looks up the extremes."""
    start, _ = sentence_of(reading, hit.start)
    return any(
        start <= verb.start < hit.start and commands(reading, verb.start) for verb in places(reading, "report_verb")
    )
