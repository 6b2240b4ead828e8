"""Ready after the event that it is for, or due ahead of the day before which nothing may be."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.periods.moments import MOST_DAYS, Moment, moments
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.things import ids
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

BOUNDS = frozenset({"@event", "@not_earlier", "@not_later"})


@demanding({"event", "not_earlier", "not_later", "by_word"}, {"weekday", "month", "+digit"})
def after_the_event(material: Material) -> Sequence[Hit]:
    """What is due only after the event that it is for, or on a day that is ruled out."""
    reading = material.text
    if BOUNDS.isdisjoint(reading.lists) and "after" not in reading.words:
        return []
    every = [day for day in moments(reading, 0, len(reading)) if day.day or day.weekday]
    return [*prepared_late(reading, every), *ruled_out(reading, every)][:1] if 1 < len(every) <= MOST_DAYS else []


def prepared_late(reading: Reading, every: Sequence[Moment]) -> Iterator[Hit]:
    """What is to be ready for an event only after it: "by Friday for Thursday's meeting"."""
    if "@event" not in reading.all_hits:
        return
    for event in every:
        if not is_of_event(reading, event):
            continue
        for due in every:
            if not event.before(due) or abs(reading.sentences[due.hit.start] - reading.sentences[event.hit.start]) > 1:
                continue
            if (
                event.hit.start < due.hit.start - 30
                or "next" in reading.words[max(0, due.hit.start - 1) : event.hit.end]
            ):
                continue
            if any_between(reading, "after_word", due.hit.start - 12, due.hit.start):
                continue
            if CLOSING & set(reading.words[max(0, event.hit.start - 5) : event.hit.start]):
                continue  # the winner is drawn once the raffle is closed
            ordered = led(reading, "by_word", due) or is_of_preparation(reading, due)
            if ordered and not is_of_event(reading, due) and not corrected(reading, due.hit, event.hit):
                yield conflict(reading, due.hit, event.hit)


CLOSING = frozenset({"closes", "ends", "closed", "after", "closing", "ended"})


def is_of_event(reading: Reading, day: Moment) -> bool:
    """Whether a day is that of an event that something is for: "for the gala on 10 June", "for Thursday's demo"."""
    for event in places(reading, "event"):
        first, last = sorted((event, day.hit))
        if reading.same_sentence(first, last) and last.start - first.end <= (2 if first is event else 4):
            lead = reading.words[max(0, first.start - (5 if first is event else 2)) : first.start]
            if {"for", "before", "ahead"} & {*lead} or (first is event and {"to", "is"} & {*lead}):
                return True
    return False


def is_of_preparation(reading: Reading, day: Moment) -> bool:
    """Whether a day belongs to a preparation that is ordered: "send the invitations on 12 June"."""
    return bool(day.day) and any(
        0 < day.hit.start - verb.end <= 6 and reading.same_clause(verb, day.hit)
        for verb in places(reading, "prepare_verb")
    )


def ruled_out(reading: Reading, every: Sequence[Moment]) -> Iterator[Hit]:
    """A day that lies before "not before" another one, behind "not after" it, or is due before what it follows."""
    for limit, day in permutations(every, 2):
        if abs(reading.sentences[day.hit.start] - reading.sentences[limit.hit.start]) > 1:
            continue
        early = day.before(limit) and (
            (led(reading, "not_earlier", limit) and not led(reading, "not_earlier", day) and is_ordered(reading, day))
            or follows(reading, limit, day)
        )
        late = limit.before(day) and led(reading, "not_later", limit) and is_ordered(reading, day)
        late = late and not led(reading, "not_later", day)
        if (
            AFTERWARDS & set(reading.words[slice(*clause(reading, day.hit.start))])
            or "after" in reading.words[max(0, limit.hit.start - 5) : limit.hit.start]
        ):
            late = False  # the winner is drawn once the raffle is closed
        labels, more = (ids(reading, *clause(reading, one.hit.start)) for one in (limit, day))
        if labels and more and labels.isdisjoint(more):
            continue
        if (early or late) and not corrected(reading, day.hit, limit.hit):
            yield conflict(reading, day.hit, limit.hit)


AFTERWARDS = frozenset("pick draw name announce count evaluate award choose select publish".split())
"""What is done once something is closed."""


def follows(reading: Reading, limit: Moment, due: Moment) -> bool:
    """Whether one day is due by a time that comes after another: "after the dinner on 6 March, by 1 March"."""
    after = "after" in reading.words[max(0, limit.hit.start - 5) : limit.hit.start]
    by = led(reading, "by_word", due) and not led(reading, "by_word", limit)
    return after and by and reading.same_sentence(due.hit, limit.hit)


def led(reading: Reading, name: str, day: Moment) -> bool:
    """Whether a word of the list stands at most three tokens ahead of a day."""
    return any(0 <= day.hit.start - cue.end <= 3 for cue in places(reading, name))


def is_ordered(reading: Reading, day: Moment) -> bool:
    """Whether an order names the day as its own: with on, to, by or for ahead of it."""
    return not {"on", "to", "by", "for", "before"}.isdisjoint(reading.words[max(0, day.hit.start - 2) : day.hit.start])
