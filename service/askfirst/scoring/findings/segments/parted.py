"""Criteria that stand near a group and are about something else."""

from itertools import pairwise

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

BOUNDS = frozenset({(join, word) for join in ("and", "or") for word in ("over", "up", "more", "above", "older")})
JOINS = frozenset(
    "by who whose that those with i.e. ie meaning namely so where which having defined over above at".split()
)


def parted(text: Reading, group: Hit, criterion: Hit) -> bool:
    """Whether a comma parts the two, so that the criterion is about something else."""
    if text.words[group.end : group.end + 2] == ["out", "of"]:
        return True  # a list they are taken from does not say which of them
    for position in range(group.end, criterion.start):
        if text.words[position] in {",", ";"} and text.words[position + 1] not in JOINS:
            return position + 1 != criterion.start or text.words[position] == ";" or not bounded(text, criterion)
    return acted_on(text, group, criterion)


def bounded(text: Reading, criterion: Hit) -> bool:
    """Whether the criterion is a bound that can only be about the group: "late payers, 30 days and over"."""
    behind = text.words[criterion.end + 1 : criterion.end + 4]
    return any(pair in BOUNDS for pair in pairwise(behind))


SAME = frozenset({"is", "i.e.", "ie", "namely", "up"})
"""Behind these "to" leads to the same people once more, or to a number: "that is to the 14 firms", "up to nine"."""


def acted_on(text: Reading, group: Hit, criterion: Hit) -> bool:
    """Whether the criterion belongs to what is done with the group: invite them - to a visit on 9 May."""
    words = text.words
    if discounted(text, group, criterion):
        return True
    for at in range(group.end, criterion.start):
        ranged = words[at - 1][-1:].isdigit() or words[at + 1][:1].isdigit()
        if words[at] == "to" and not ranged and words[at - 1] not in SAME:
            return True
        if words[at] == "from" and words[at + 1].endswith("ing"):
            return True
    if words[group.end : group.end + 1] == ["on"] and any(one.overlaps(criterion) for one in text.entities("money")):
        return True
    return words[criterion.end : criterion.end + 1] in (["km"], ["miles"], ["kilometres"])


def discounted(text: Reading, group: Hit, criterion: Hit) -> bool:
    """Whether the criterion is the condition of what the group gets: "10 % off orders over EUR 500"."""
    rates = [rate for rate in text.entities("discount_rate") if group.end <= rate.start and rate.end <= criterion.start]
    return any(PEOPLE.isdisjoint(text.words[rate.end : criterion.start]) for rate in rates)


PEOPLE = frozenset({"if", "they", "who", "whose", "those", "i.e.", "namely", "provided"})
"""Behind a rate these come back to the group: "10 % off if they spend over EUR 500 a year"."""
