"""Figures set in so many words: "from 61% to 75%", "aim for 1,000 givers", "change the KPI to 900 cards"."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.figures import counts
from askfirst.text.marketing.goals.statements import goal_nouns
from askfirst.text.reading import Reading

SPREAD = 4
"""Words between the two figures."""
ENTERS = frozenset({"to", "as", ":", "is", "enter", "write", "'", '"', "put", "be", "reach", "read", "reads"})


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


def aimed_for(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """A number of something that is aimed for: "let us aim for 1,000 monthly givers"."""
    return [
        Hit(aim.start, number.end)
        for aim in reading.outside_data("@goal_phrase")
        for number in numbers
        if reading.words[aim.end - 1] == "for" and 0 <= number.start - aim.end <= 2
    ]


def entered(reading: Reading, numbers: list[Hit]) -> list[Hit]:
    """A count that is set as a goal in so many words: "change the KPI to 900 signed cards"."""
    return [
        number
        for noun in goal_nouns(reading)
        for number in numbers
        if reading.same_sentence(noun, number)
        and (
            (
                (reading.words[max(0, number.start - 1)] in ENTERS or typed(reading, number))
                and (counts(reading, number) or raised_for(reading, number))
            )
            or measured_ahead(reading, noun, number)
        )
    ]


def measured_ahead(reading: Reading, noun: Hit, number: Hit) -> bool:
    """Whether the figure is the target of a metric named ahead: "catalogue downloads, target 75 per month"."""
    if number.start != noun.end or reading.words[noun.start] not in {"target", "goal"}:
        return False
    named = [hit for key in ("@metric", "@counted") for hit in reading.all_hits.get(key, ())]
    return any(hit.end <= noun.start and reading.same_sentence(hit, noun) for hit in named)


def raised_for(reading: Reading, amount: Hit) -> bool:
    """Whether money is to come in: "enter €60,000 in donations"."""
    money = any(one.start <= amount.start < one.end for one in reading.entities("money"))
    return money and reading.words[amount.end : amount.end + 1] in (["in"], ["from"], ["of"])


def typed(reading: Reading, number: Hit) -> bool:
    """Whether the figure is what is typed in, with or without quotes around it."""
    before = [word for word in reading.words[max(0, number.start - 3) : number.start] if word.isalpha()]
    return before[-2:] in (["type", "in"], ["put", "in"], ["fill", "in"], ["write", "in"], ["key", "in"])
