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
    if quoted := quotation(reading, noun):
        return quoted
    ids = {hit.end for hit in reading.entities("id") if hit.start == noun.end}
    for at in range(noun.end, min(len(reading), noun.end + 14)):
        if reading.sentences[at] != reading.sentences[noun.start]:
            return None
        given = at in ids and reading.words[at] in {"to", "as"} and not is_put(reading, noun)
        if reading.words[at] in SAYS or valued(reading, at) or given:
            end = reading.sentence_end(at)
            return Hit(at + 1, end) if end > at + 1 and not stands(reading, at) else None
    return aimed(reading, noun)


def aimed(reading: Reading, noun: Hit) -> Hit | None:
    """What a goal is to do: "make it our goal to halve returns"."""
    behind = reading.words[noun.end : noun.end + 2]
    if len(behind) < 2 or behind[0] != "to" or not behind[1].isalpha() or behind[1] in STOPS | DETERMINERS:
        return None
    return Hit(noun.end + 1, reading.sentence_end(noun.end))


def stands(reading: Reading, at: int) -> bool:
    """Whether it is only told where or how the goal stands: "the goal is on page 2", "the target is met"."""
    return reading.words[at] in {"is", "are"} and reading.words[at + 1] in STANDING


STANDING = frozenset(
    "on in at under below attached here there missing wrong met reached done due outdated open".split()
)


def is_put(reading: Reading, noun: Hit) -> bool:
    """Whether the order only puts the goal somewhere, so that "to" names a place: "add goal G-7 to the dashboard"."""
    setter = governor(reading, noun.start, "@goal_setter", 5)
    return setter is not None and reading.words[setter.start] in PUT


PUT = frozenset("add put include post stick insert file submit store".split())


def quotation(reading: Reading, noun: Hit) -> Hit | None:
    """What stands in quotes behind the noun: "the goal 'be loved'", "set the goal of page P to 'be loved'"."""
    for quote in reading.entities("quote"):
        lead = reading.words[quote.start - 1] if quote.start else ""
        near = quote.start == noun.end or (lead in {"to", "as"} and 0 < quote.start - noun.end <= 8)
        if near and quote.end - quote.start > 3 and reading.same_sentence(quote, noun):
            return Hit(quote.start, quote.end)
    return None
