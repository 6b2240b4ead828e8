"""A sequence in the wrong order: out before the embargo ends, ready after the event, sent now and not before Monday."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.calendar import Day, days, minutes, weekday_of
from askfirst.scoring.findings.statements.claims import ALIKE, stem
from askfirst.scoring.findings.statements.periods import Moment, moments
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, opens, places
from askfirst.scoring.findings.statements.scope import PRONOUNS, clause, compared, same_thing
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LIMITS = frozenset({"until", "till", "before", "earlier", "sooner"})
DENIALS = frozenset({"not", "n't", "never", "no", "nothing", "dont", "cannot"})
GENERAL = frozenset("go goes out be leave happen start done live sent published released".split())
REACH = 10
"""Tokens from the words that hold something to the time until which they do."""


class Hold(NamedTuple):
    """Until when something may not be done: `verb` is what may not, None where it is kept altogether."""

    hit: Hit
    until: Moment
    verbs: tuple[str, ...] | None


@demanding({"holding", "ban", "not_earlier", "ruled_out_word"}, {"=" + word for word in LIMITS})
def too_early(material: Material) -> Sequence[Hit]:
    """The first order with a day that lies before the one until which its thing is held."""
    reading = material.text
    for hold in holds(reading):
        for verb, _ in acts(reading, hold):
            start, end = clause(reading, verb)
            if hold.verbs is None and not same_thing(reading, clause(reading, hold.hit.start), (verb + 1, end)):
                continue
            if hold.verbs is not None and not same_deed(reading, verb, hold):
                continue
            if found := compared(reading, Hit(start, end), hold.hit):
                return found
    return []


def holds(reading: Reading) -> Iterator[Hold]:
    """Every stretch that keeps something until a day, or forbids a deed before it."""
    for place, word in enumerate(reading.words):
        if word not in LIMITS:
            continue
        behind = [one for one in moments(reading, place + 1, min(len(reading), place + 5)) if one.day or one.weekday]
        if not behind or not reading.same_sentence(behind[0].hit, Hit(place, place + 1)):
            continue
        if (denial := denied(reading, place)) is not None:
            words = tuple(w for w in reading.words[denial + 1 : place] if w.isalpha() and w not in PRONOUNS)
            yield Hold(Hit(denial, behind[0].hit.end), behind[0], words)
        elif word in {"until", "till"}:
            for kept in places(reading, "holding"):
                if 0 <= place - kept.end <= REACH and reading.same_sentence(kept, behind[0].hit):
                    yield Hold(Hit(kept.start, behind[0].hit.end), behind[0], None)
                    break


def denied(reading: Reading, place: int) -> int | None:
    """Where the denial of a limit stands, at most eight tokens ahead of it in its sentence."""
    for there in range(place - 1, max(-1, place - 9), -1):
        if reading.sentences[there] != reading.sentences[place] or reading.words[there] in {".", ";"}:
            return None
        if reading.words[there] in DENIALS:
            return there
    return None


def acts(reading: Reading, hold: Hold) -> Iterator[tuple[int, Moment]]:
    """Every order outside the hold that has an earlier day in its clause."""
    for place in range(len(reading)):
        if hold.hit.start <= place < hold.hit.end or not reading.words[place].isalpha():
            continue
        if not (commands(reading, place) or opens(reading, place)) or reading.words[place] in COURTESIES:
            continue
        if abs(reading.sentences[place] - reading.sentences[hold.hit.start]) > 1:
            continue
        if hold.verbs is None and not any(hit.start == place for hit in places(reading, "release_verb")):
            continue
        start, end = clause(reading, place)
        end = hold.hit.start if start <= hold.hit.start < end else end
        for day in moments(reading, start, end):
            late = reading.words[day.hit.start - 1 : day.hit.start] in (["until"], ["till"])
            if day.before(hold.until) and not late and not hold.hit.overlaps(day.hit):
                yield place, day


COURTESIES = frozenset({"please", "kindly", "and", "now", "today", "hi", "then", "not", "do", "tonight"})


def same_deed(reading: Reading, order: int, hold: Hold) -> bool:
    """Whether what is forbidden is what was ordered: the same verb, one like it, or no verb at all."""
    verbs = (hold.verbs or ())[:2]
    if other_thing(reading, order, hold):
        return False
    if not verbs or GENERAL & set(verbs):
        return True
    base = stem(reading.words[order])
    if any(stem(word) == base for word in verbs):
        return True
    return any(
        any(hit.start == order for hit in reading.all_hits.get(one, ()))
        and any(hold.hit.start <= hit.start < hold.hit.end for hit in reading.all_hits.get(other, ()))
        for one, other in ALIKE
    )


def other_thing(reading: Reading, order: int, hold: Hold) -> bool:
    """Whether the ban names something with a number or name of its own."""
    limit = hold.until.hit.start
    banned = {word for word in reading.words[hold.hit.start : limit] if any(map(str.isdigit, word))}
    return bool(banned - set(reading.words[clause(reading, order)[0] : hold.hit.start]))


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
