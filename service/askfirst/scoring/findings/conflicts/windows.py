"""Days and times that are ruled out: not before nine, on Tuesday only, by Friday for the Thursday."""

from askfirst.scoring.findings.conflicts.calendar import Day, weekday_of
from askfirst.scoring.findings.conflicts.lengths import minutes
from askfirst.scoring.findings.conflicts.sides import conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def before(one: Day, other: Day) -> bool:
    """Whether one day comes before another, both in one year unless said otherwise."""
    if one.date is None or other.date is None or bool(one.year) != bool(other.year):
        return False
    return one.date < other.date and ((other.date - one.date).days < 200 or bool(one.year))


def led(reading: Reading, name: str, day: Day) -> bool:
    """Whether a word of the list stands at most three tokens ahead of a day."""
    return any(0 <= day.start - cue.end <= 3 for cue in places(reading, name))


def closed_windows(reading: Reading, every: tuple[Day, ...]) -> list[Hit]:
    """A day that is ruled out by "not before" or "not after" another one."""
    found = [
        conflict(reading, due.hit, event.hit)
        for due in every
        for event in every
        if before(due, event)
        and reading.same_sentence(due.hit, event.hit)
        and led(reading, "by_word", due)
        and "after" in reading.words[max(0, event.start - 5) : event.start]
        and not led(reading, "by_word", event)
    ]
    for limit in every:
        not_early, not_late = led(reading, "not_earlier", limit), led(reading, "not_later", limit)
        for day in every:
            if day == limit or (led(reading, "not_earlier", day) and led(reading, "not_later", day)):
                continue
            if abs(reading.sentences[day.start] - reading.sentences[limit.start]) > 1 or corrected(
                reading, day.hit, limit.hit
            ):
                continue
            if not_early and not led(reading, "not_earlier", day) and before(day, limit) and ordered_for(reading, day):
                found.append(conflict(reading, day.hit, limit.hit))
            if not_late and not led(reading, "not_later", day) and before(limit, day) and ordered_for(reading, day):
                found.append(conflict(reading, day.hit, limit.hit))
    return found[:1]


def ordered_for(reading: Reading, day: Day) -> bool:
    """Whether an order names the day as its own: with on, to, by or for ahead of it."""
    return bool({"on", "to", "by", "for", "before"} & set(reading.words[max(0, day.start - 2) : day.start]))


def closed_hours(reading: Reading) -> list[Hit]:
    """Before eight but not before nine."""
    if "@not_earlier" not in reading.all_hits:
        return []
    clocks = [(hit, at) for hit in reading.entities("clock_time") if (at := minutes(reading.text(hit))) is not None]
    found = []
    for limit, least in clocks:
        if not any(0 <= limit.start - cue.end <= 1 for cue in places(reading, "not_earlier")):
            continue
        for hit, most in clocks:
            lead = reading.words[max(0, hit.start - 2) : hit.start]
            if (
                hit != limit
                and reading.same_sentence(hit, limit)
                and most <= least
                and {"before", "by", "until"} & set(lead)
                and "not" not in lead
            ):
                found.append(conflict(reading, hit, limit))
    return found


def only_days(reading: Reading) -> list[Hit]:
    """Free on Tuesday only, and booked for Wednesday."""
    named = weekday_of(reading)
    only = [
        (hit, day)
        for hit, day in named
        if "only" in reading.words[max(0, hit.start - 2) : hit.start] + reading.words[hit.end : hit.end + 1]
    ]
    if not only or not FREE & set(reading.words):
        return []
    return [
        conflict(reading, limit, hit)
        for limit, one in only
        for hit, day in named
        if day != one
        and hit not in [other for other, _ in only]
        and not reading.same_clause(hit, limit)
        and set(reading.words[hit.start - 1 : hit.start]) & {"for", "on"}
        and 0 <= reading.sentences[hit.start] - reading.sentences[limit.start] <= 1
        and not corrected(reading, limit, hit)
        and "not" not in reading.words
    ]


FREE = frozenset({"free", "available", "open", "possible", "works", "there", "vacant"})


def weekdays_late(reading: Reading) -> list[Hit]:
    """Ready by Friday for Thursday's meeting."""
    found: list[Hit] = []
    if "@event" not in reading.all_hits:
        return found
    named = weekday_of(reading)
    for due, late in named:
        if reading.words[max(0, due.start - 1) : due.start] not in (["by"], ["until"]):
            continue
        for day, early in named:
            for_it = {"for", "before"} & set(reading.words[max(0, day.start - 2) : day.start])
            event = any(0 <= hit.start - day.end <= 4 for hit in reading.all_hits.get("@event", ()))
            if (
                for_it
                and event
                and early < late
                and reading.same_sentence(due, day)
                and "next" not in reading.words[due.start - 1 : day.end]
            ):
                found.append(conflict(reading, due, day))
    return found
