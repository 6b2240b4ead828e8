"""Orders that an "or" belongs to."""

from askfirst.scoring.findings.statements.places import opens, places, word_before
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.standing import starting


def ordered(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the sentence gives an order ahead of the "or"."""
    return any(
        commands(reading, verb.start) or opens(reading, verb.start) or word_before(reading, verb.start) == "either"
        for verb in starting(places(reading, "doing_verb"), start, hit.start)
    )


def making(reading: Reading, name: str, start: int, end: int) -> bool:
    """Whether a verb of the list gives an order in a stretch; "plan code G2" orders nothing."""
    return any(
        commands(reading, verb.start) or opens(reading, verb.start)
        for verb in starting(places(reading, name), start, end)
    )
