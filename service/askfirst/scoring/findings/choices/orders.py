"""Orders that an "or" belongs to."""

from askfirst.scoring.findings.statements.places import opens, places
from askfirst.text.hit import Hit
from askfirst.text.lazy import once, once_each
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.standing import any_between


def ordered(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the sentence gives an order ahead of the "or"."""
    return any_between(doing(reading), start, hit.start)


@once
def doing(reading: Reading) -> list[int]:
    """Where something is ordered to be done, in order."""
    return [
        verb.start
        for verb in places(reading, "doing_verb")
        if commands(reading, verb.start) or opens(reading, verb.start) or reading.word_before(verb.start) == "either"
    ]


def making(reading: Reading, name: str, start: int, end: int) -> bool:
    """Whether a verb of the list gives an order in a stretch; "plan code G2" orders nothing."""
    return any_between(ordering(reading, name), start, end)


@once_each
def ordering(reading: Reading, name: str) -> list[int]:
    """Where verbs of the list give an order, in order."""
    return [verb.start for verb in places(reading, name) if commands(reading, verb.start) or opens(reading, verb.start)]
