"""What a goal says: the words behind "goal ...:", "the aim is that", "OKR 2 reads"."""

from askfirst.text.governing import governor, positions, valued
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.reading import Reading

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
