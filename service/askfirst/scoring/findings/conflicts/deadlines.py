"""Things that come too late or too early: out before the embargo ends, ready after the event."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import Day, days
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, places
from askfirst.scoring.findings.conflicts.windows import (
    before,
    closed_hours,
    closed_windows,
    led,
    only_days,
    weekdays_late,
)
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TIMED = frozenset({"@event", "@embargo", "@absent", "@not_earlier", "@not_later", "@by_word"})
"""Words of which one stands wherever a day can come too late or too early."""


@demanding({"weekday", *(name[1:] for name in TIMED)})
def after_the_event(material: Material) -> Sequence[Hit]:
    """Orders whose day does not go with the day that they depend on."""
    reading = material.text
    found = [*weekdays_late(reading), *only_days(reading)] if "@weekday" in reading.all_hits else []
    if not reading.digits:
        return found
    if TIMED.isdisjoint(reading.lists):
        return found
    every = days(reading)
    if len(every) > 1:
        found += [
            *embargoed(reading, every),
            *prepared_late(reading, every),
            *away(reading, every),
            *closed_windows(reading, every),
        ]
    return [*found, *closed_hours(reading)]


def embargoed(reading: Reading, every: tuple[Day, ...]) -> list[Hit]:
    """What goes out while it may not."""
    marks = places(reading, "embargo")
    if not marks or any_between(reading, "beyond_ok", 0, len(reading.words)):
        return []
    ends = [
        day
        for day in every
        if any(led(reading, "over_on", day) and reading.same_sentence(mark, day.hit) for mark in marks)
    ]
    outs = [
        day
        for day in every
        if day not in ends and any(0 < day.start - verb.end <= 16 for verb in places(reading, "go_out"))
    ]
    return [conflict(reading, out.hit, end.hit) for out in outs for end in ends if before(out, end)]


def prepared_late(reading: Reading, every: tuple[Day, ...]) -> list[Hit]:
    """What is to be ready for an event only after it."""
    events = [day for day in every if event_of(reading, day)]
    found = []
    for event in events:
        for due in every:
            near = abs(reading.sentences[due.start] - reading.sentences[event.start]) <= 1
            if due in events or not near or not before(event, due) or event.start < due.start - 30:
                continue
            if any_between(reading, "after_word", due.start - 12, due.start):
                continue
            ordered = led(reading, "by_word", due) or first_order(reading, due)
            if ordered and not corrected(reading, due.hit, event.hit):
                found.append(conflict(reading, due.hit, event.hit))
    return found


def event_of(reading: Reading, day: Day) -> bool:
    """Whether a day is that of an event that something is for: "for the gala on 10 June"."""
    for event in places(reading, "event"):
        if 0 <= day.start - event.end <= 2 and reading.same_sentence(event, day.hit):
            lead = reading.words[max(0, event.start - 5) : event.start]
            if {"for", "before", "to", "is", "ahead"} & {*lead, *reading.words[event.end : day.start]}:
                return True
    return False


def first_order(reading: Reading, day: Day) -> bool:
    """Whether a day belongs to a preparation that is ordered: "send the invitations on 12 June"."""
    return any(
        0 < day.start - verb.end <= 6 and reading.same_clause(verb, day.hit) for verb in places(reading, "prepare_verb")
    )


def away(reading: Reading, every: tuple[Day, ...]) -> list[Hit]:
    """Someone has to be there and is away until later."""
    backs = [
        day
        for day in every
        if led(reading, "until_word", day)
        and any(
            0 < day.start - gone.end <= 7 and reading.same_sentence(gone, day.hit) for gone in places(reading, "absent")
        )
    ]
    if not backs or not any_between(reading, "must_attend", 0, len(reading.words)):
        return []
    return [
        conflict(reading, day.hit, back.hit)
        for back in backs
        for day in every
        if day not in backs and before(day, back) and not any_between(reading, "absent_ok", 0, len(reading.words))
    ]
