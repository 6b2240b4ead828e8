"""Two goals of which each pulls its own way: as cheap and as fast as possible."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import (
    any_between,
    conflict,
    corrected,
    places,
    sentence_of,
    word_before,
)
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

SKIPPED = frozenset("the a an in on of to for its our total overall possible average best".split())

AXES = ("goal_cost", "goal_speed", "goal_quality", "goal_near")


class Goal(NamedTuple):
    """The words of a goal: `noun` is what it is about, `axis` what it costs.

    `whole` goals are for the thing itself, `side` is set where the noun is only a side of it.
    """

    hit: Hit
    word: str
    noun: str
    axis: str
    whole: bool
    side: bool = False


def degrees(reading: Reading) -> list[Goal]:
    """Such as "As cheap as possible", "as quickly as you can"."""
    found = []
    for hit in reading.all_hits.get("@as_possible", ()):
        for start in range(hit.start - 1, max(hit.start - 7, -1), -1):
            if reading.words[start] == "as":
                inside = range(max(start - 3, 0), hit.start)
                axis = next(
                    (name for name in AXES for one in reading.all_hits.get("@" + name, ()) if one.start in inside),
                    "",
                )
                whole = Hit(start, hit.end)
                if axis:
                    shared = twin(reading, start, axis)
                    found += shared
                    found.append(
                        Goal(
                            whole if shared else with_lead(reading, whole),
                            reading.words[start + 1],
                            reading.words[start - 1] if start else "",
                            axis,
                            True,
                        )
                    )
                break
    return found


def twin(reading: Reading, start: int, axis: str) -> list[Goal]:
    """The first of two goals that share their end: "as cheap and as central as possible"."""
    words = reading.words
    if words[max(0, start - 1) : start] not in (["and"], [","], ["&"]):
        return []
    lead = next((place for place in range(start - 2, max(start - 6, -1), -1) if words[place] == "as"), -1)
    for name in AXES if lead >= 0 else ():
        if name != axis and any(hit.start in range(lead + 1, start) for hit in reading.all_hits.get("@" + name, ())):
            return [Goal(Hit(lead, start - 1), words[lead + 1], "", name, True)]
    return []


def with_lead(reading: Reading, hit: Hit) -> Hit:
    """The goal with what it is said of, as far as its clause goes back."""
    start = hit.start
    while start > max(0, hit.start - 6) and reading.clauses[start - 1] == reading.clauses[hit.start]:
        start -= 1
    return Hit(start, hit.end)


def superlatives(reading: Reading) -> list[Goal]:
    """Such as "The cheapest", "the lowest rate", "minimum stock"."""
    void = reading.all_hits.get("@no_goal", ())
    found = []
    for name in ("best_thing", "best_side"):
        for hit in places(reading, name):
            if any(hit.overlaps(one) for one in void) or bounded(reading, hit):
                continue
            noun = next_word(reading, hit.end, 3)
            if (
                name == "best_side"
                and not noun
                and reading.words[max(0, hit.start - 1)] in {"is", "are"}
                and hit.start > 1
            ):
                found.append(
                    Goal(
                        Hit(hit.start - 2, hit.end),
                        reading.words[hit.start],
                        reading.words[hit.start - 2],
                        "",
                        False,
                    )
                )
                continue
            if name == "best_side" and not noun and not paired(reading, hit.end):
                continue
            end = hit.end
            while end < len(reading.words) and noun and reading.words[end] != noun:
                end += 1
            found.append(
                Goal(
                    Hit(hit.start, min(end + bool(noun), len(reading.words))),
                    reading.words[hit.start],
                    noun,
                    "",
                    name == "best_thing",
                )
            )
    sides = {reading.words[hit.start] for hit in reading.all_hits.get("@side_noun", ())}
    ends = [Goal(hit, reading.words[hit.end - 1], "", "", False) for hit in reading.all_hits.get("@best_end", ())]
    return [goal._replace(side=goal.noun in sides) for goal in found] + [
        goal._replace(noun=word_before(reading, goal.hit.start)) for goal in ends
    ]


def bounded(reading: Reading, hit: Hit) -> bool:
    """Whether a number follows, which makes "max uses 3" a bound and no goal."""
    for word in reading.words[hit.end : hit.end + 3]:
        if word in {"for", ",", ";", "."}:
            return False
        if any(letter.isdigit() for letter in word):
            return True
    return False


def paired(reading: Reading, position: int) -> bool:
    """Whether another superlative stands on the other side of a joining word: "biggest and cheapest"."""
    hits = [hit for name in ("best_thing", "best_side") for hit in reading.all_hits.get("@" + name, ())]
    words = reading.words
    if words[position : position + 1] in JOINING and any(hit.start == position + 1 for hit in hits):
        return True
    own = next((hit.start for hit in hits if hit.end == position), 0)
    return words[own - 1 : own] in JOINING and any(hit.end == own - 1 for hit in hits)


JOINING = (["and"], ["&"], [","])


def next_word(reading: Reading, position: int, most: int) -> str:
    """The next word that says something, within so many tokens; empty at a mark or joining word."""
    for word in reading.words[position : position + most]:
        if word in {"and", "or", "but", "&", "with", "also"} or not (word[0].isalnum()):
            return ""
        if word not in SKIPPED:
            return word
    return ""


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
