"""Stretches that cannot be: an end before its start, a length that does not fit."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.clock import minutes
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.lengths import Length, length_at
from askfirst.scoring.findings.statements.periods.lengths import fits, shorter
from askfirst.scoring.findings.statements.periods.stretches import Stretch, stretches
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"+digit"})
def backwards(material: Material) -> Sequence[Hit]:
    """Stretches of time that end before they start."""
    reading = material.text
    return [
        conflict(reading, one.start, one.end)
        for one in stretches(reading)
        if one.backwards and not moved(reading, one.start) and not two_periods(reading, one)
    ]


def two_periods(reading: Reading, one: Stretch) -> bool:
    """Whether one period ends and another begins: "monthly until 30 June and yearly from 1 July"."""
    first, second = sorted((one.start, one.end))
    until = reading.words[max(0, first.start - 1) : first.start] in (["until"], ["till"], ["to"], ["through"])
    between = reading.words[first.end : second.start]
    return until and between[-1:] == ["from"] and len(between) > 1


def moved(reading: Reading, start: Hit) -> bool:
    """Whether something is moved from the one time to the other, so that neither is an end."""
    first, _ = sentence_of(reading, start.start)
    return any(any_between(reading, name, first, start.start) for name in ("move_verb", "rise_verb", "fall_verb"))


@demanding({"+digit"})
def wrong_length(material: Material) -> Sequence[Hit]:
    """Stretches of time beside a length that is not theirs: 10 to 13 May, five nights."""
    reading = material.text
    if not reading.digits:
        return []
    mismatches = []
    for one in stretches(reading):
        whole = Hit(one.start.start, one.end.end)
        for length in lengths_beside(reading, whole):
            window = "between" in reading.words[max(0, whole.start - 3) : whole.start] and length.hit.end <= whole.start
            if one.backwards or corrected(reading, whole, length.hit):
                continue
            if not (window and shorter(one, length)) and not fits(reading, one, length):
                mismatches.append(conflict(reading, whole, length.hit))
    return mismatches or termed(reading)


def lengths_beside(reading: Reading, whole: Hit) -> Iterator[Length]:
    """The lengths of time that stand right behind or ahead of a stretch as its own."""
    first, end = sentence_of(reading, whole.end - 1)
    for hit in reading.entities("duration"):
        if any(money.end == hit.start for money in reading.entities("money")):
            continue  # "15 EUR a day" is a rate
        if is_rate(reading, hit) or reading.words[hit.start - 1] in RECENT:
            continue
        length = length_at(reading, hit)
        if length is None or not (first <= hit.start < end):
            continue
        behind = reading.words[whole.end : hit.start] if hit.start >= whole.end else None
        ahead = reading.words[hit.end : whole.start] if hit.end <= whole.start else None
        between = behind if behind is not None else ahead
        if between is not None and ahead is not None and is_adjective(reading, hit, between):
            yield length
            continue
        if between is None or len(between) > 3:
            continue
        foreign = sum(word not in LINKS for word in between)
        if foreign > (2 if ahead is not None and between[-1:] in (["from"], ["between"]) else 0):
            continue
        after = reading.words[hit.end : hit.end + 1]
        if any_between(reading, "not_the_length", hit.start - 2, hit.start) or after in (
            ["before"],
            ["later"],
            ["earlier"],
            ["after"],
            ["notice"],
        ):
            continue
        yield length


RECENT = frozenset({"last", "past", "previous"})


def is_rate(reading: Reading, hit: Hit) -> bool:
    """Whether the length is what a number is counted in: "3 posts a week", "EUR 40 a day"."""
    if reading.words[hit.start] not in {"a", "an", "per"}:
        return False
    return any(0 <= hit.start - one.end <= 2 for name in ("number", "money") for one in reading.entities(name))


FARTHEST = 8
"""Tokens from "a 3-day rental" to its days."""


def is_adjective(reading: Reading, hit: Hit, between: list[str]) -> bool:
    """Whether a length belongs to the one thing whose days follow: "a 3-day rental of the lift, 1 to 5 July"."""
    if "-" not in reading.text(hit) or not between or len(between) > FARTHEST or between[0].endswith("s"):
        return False
    return between[0].isalpha() and not any(
        word in {"old", "before", "notice", "every", "each", "within"} for word in between
    )


LINKS = frozenset(", for ( = - – ; : i.e. so that is from makes a of the total between on inclusive full".split())

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
    if ENDS.isdisjoint(reading.words):
        return []
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
