"""Targets that a text only points at: "it is 2,000 redemptions", "we want 500 cards. Log that as the goal"."""

import re

from askfirst.text.governing import governor
from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.figures import aside, counts
from askfirst.text.marketing.goals.metrics import past
from askfirst.text.marketing.goals.statements import goal_nouns
from askfirst.text.reading import Reading

YEAR = re.compile(r"(?:19|20)\d\d(?:/\d+)?$")
POINTING = frozenset({"it", "this", "that"})
BEING = frozenset({"is", "reads", "be", "are", "says", ":"})


def pointed_back(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """Figures that "that target" points back to, or that the next sentence gives: "It is 2,000 redemptions"."""
    found: list[Hit] = []
    words, sentences = reading.words, reading.sentences
    numbers = [one for one in numbers if not YEAR.match(reading.text(one))]
    for noun in goal_nouns(reading):
        here = sentences[noun.start]
        if reading.word_before(noun.start) in {"that", "this"} or words[max(0, noun.start - 3) : noun.start] == [
            "that",
            "as",
            "our",
        ]:
            found += [number for number in numbers if sentences[number.start] == here and number.end < noun.start]
            continue
        first = next((at for at in range(noun.end, len(words)) if sentences[at] == here + 1), None)
        if (
            first is not None
            and words[first] in POINTING
            and words[first + 1 : first + 2]
            and words[first + 1] in BEING
        ):
            found += [one for one in numbers if 0 <= one.start - first - 2 <= 1]
    return found


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
            if reading.sentences[number.start] == here - 1
            and (counts(reading, number) or reading.words[number.end - 1] == "%")
            and not aside(reading, number)
            and not past(reading, number, number)
        ]
    return found
