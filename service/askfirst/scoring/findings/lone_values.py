"""Texts that are only an answer, with no question open: "10 am", "EUR 500", "never mind"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.findings.no_order import alone, whole
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.reading import Reading

LONGEST = 12
"""Tokens up to which a text may be a mere value."""
VALUES = ("date", "clock_time", "duration", "money", "percent", "number", "currency", "timezone")
SMALL = ("@small_word", "@currency_code", "@timezone_word", "@no_word")


def lone_value(material: Material) -> Sequence[Hit]:
    """A time, a sum, a number or a refusal, and not a word on what to do with it."""
    reading = material.text
    if not 0 < len(reading) <= LONGEST or not alone(material) or "?" in reading.words:
        return []
    values = [hit for name in VALUES for hit in reading.entities(name)]
    back = reading.all_hits.get("@taken_back", ())
    small = [hit for name in SMALL for hit in reading.all_hits.get(name, ())]
    told = tokens_of([*values, *back, *small])
    if not (values or back) or any(word[0].isalnum() and at not in told for at, word in enumerate(reading.words)):
        return []
    if ordered(reading):
        return []
    return [whole(reading)._replace(attrs={"variant": "taken_back"})] if back else [whole(reading)]


def ordered(reading: Reading) -> bool:
    """Whether what refuses is an order: with a thing's number, "cancel 4417", or with its time, "cancel it by noon"."""
    if timed(reading):
        return True
    verbs = tokens_of(reading.all_hits.get("@order_verb", ()))
    measured = tokens_of(hit for name in VALUES if name != "number" for hit in reading.entities(name))
    return any(
        hit.within(verbs) and number.start >= hit.end and not number.within(measured)
        for hit in reading.all_hits.get("@no_word", ())
        for number in reading.entities("number")
    )


LEADS = frozenset("by at on until before after from".split())
"""Behind one of these stands when something is to be done."""


def timed(reading: Reading) -> bool:
    """Whether a verb of refusal has an object and a time of its own, so that it orders something."""
    verbs = tokens_of(reading.all_hits.get("@order_verb", ()))
    times = {hit.start for name in ("date", "clock_time") for hit in reading.entities(name)}
    return any(
        hit.within(verbs)
        and reading.words[hit.end : hit.end + 1] in THINGS
        and reading.words[hit.end + 1 : hit.end + 2] != []
        and reading.words[hit.end + 1] in LEADS
        and bool(times & {hit.end + 1, hit.end + 2})
        for hit in reading.all_hits.get("@no_word", ())
    )


THINGS = (["it"], ["them"], ["this"], ["that"], ["these"], ["those"])
