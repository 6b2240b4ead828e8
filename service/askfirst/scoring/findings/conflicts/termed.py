"""A length said apart from its start and end: online on 3 June for two weeks, taken down on 10 June."""

from collections.abc import Iterator

from askfirst.scoring.findings.conflicts.calendar import days
from askfirst.scoring.findings.conflicts.fitting import fits
from askfirst.scoring.findings.conflicts.lengths import Length, length_at, minutes
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected
from askfirst.scoring.findings.conflicts.stretches import Stretch
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ENDS = frozenset(
    (
        "end ends ending until till down closed close closes closing expires expire expiry last finish "
        "finishes over free offline stops checkout return returns back through concludes"
    ).split()
)
TERMS = frozenset("for lasts last runs run lasting duration length term takes lasted stay stays".split())
OTHER = frozenset("remind reminder notice before after invite invoice due confirm renew extend from".split())


def termed(reading: Reading) -> list[Hit]:
    """The length that cannot be that of the only start and the only end in the text."""
    lengths = [length for hit in reading.entities("duration") if (length := term(reading, hit))]
    if len(lengths) != 1:
        return []
    length = lengths[0]
    for one in spans(reading, length.unit in {"minute", "hour"}):
        first, last = min(one.start, length.hit), max(one.end, length.hit)
        near = reading.sentences[last.start] - reading.sentences[first.start] <= 2
        if not near or one.amount <= 0 or OTHER & set(reading.words[first.start : last.end]):
            continue
        if not fits(reading, one, length) and not corrected(reading, one.start, one.end):
            return [conflict(reading, length.hit, one.end)]
    return []


def term(reading: Reading, hit: Hit) -> Length | None:
    """A length that says how long the thing itself lasts."""
    length = length_at(reading, hit)
    if length is None or any_between(reading, "not_the_length", hit.start - 2, hit.start):
        return None
    if any_between(reading, "not_the_length", hit.end, hit.end + 1):
        return None
    lead = set(reading.words[max(0, hit.start - 2) : hit.start])
    return length if TERMS & lead or "-" in reading.text(hit) else None


def spans(reading: Reading, hours: bool) -> Iterator[Stretch]:
    """The stretch from the one day or time in the text to the other, if that is named as an end."""
    if hours:
        clocks = [(hit, minutes(reading.text(hit))) for hit in reading.entities("clock_time")]
        if len(clocks) == 2 and None not in (clocks[0][1], clocks[1][1]) and ended(reading, clocks[1][0]):
            yield Stretch(clocks[0][0], clocks[1][0], (clocks[1][1] or 0) - (clocks[0][1] or 0), "minute", False)
        return
    every = days(reading)
    if len(every) == 2 and every[0].date and every[1].date and ended(reading, every[1].hit):
        start, end = every[0].date, every[1].date
        yield Stretch(every[0].hit, every[1].hit, (end - start).days, "day", False)


def ended(reading: Reading, hit: Hit) -> bool:
    """Whether a word for an end stands ahead of a day or time."""
    return bool(ENDS & set(reading.words[max(0, hit.start - 7) : hit.start]))
