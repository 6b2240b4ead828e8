"""Deadlines with a clock time: by 17:00 - due 3pm Friday - 5 pm latest; `zone` as in clock times.

A meeting, a start or a time window is no deadline; opening hours and past events are none either.
"""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NEAR = 3
GLUE = frozenset(
    (
        "the on at of , ( - : = about around exactly sharp latest no later than and in my our your local "
        "morning afternoon evening first second third fourth fifth sixth seventh eighth ninth tenth ' @ ) is "
        '| approx ca "'
    ).split()
)


def loose(reading: Reading, start: int, end: int) -> int:
    """Tokens between two positions that belong to no date; a verb in between counts as many."""
    if start >= end:
        return 0
    dated = reading.covered("date")
    between = [position for position in range(start, end) if position not in dated]
    words = [reading.words[position] for position in between]
    return len(words) if all(word in GLUE for word in words) else NEAR + 1


def tail_reach(reading: Reading, time: Hit, hit: Hit) -> int:
    """How far a tail may stand behind the time: dates in between do not count."""
    return hit.start - time.end if loose(reading, time.end, hit.start) <= NEAR else -1


KEYS = ("@deadline_lead", "@deadline_tail", "@closing")
PAST = frozenset(
    (
        "arrived left departed came landed started failed happened occurred opened was were had yesterday did closed "
        "missed exceeded"
    ).split()
)
NO_ORDERS = frozenset(
    (
        "rename report list show display count summarise summarize who which what how when why analyse analyze tell"
    ).split()
)
DROPS = frozenset({"delete", "cancel", "remove", "drop"})
"""Orders to do away with something whose deadline is only how it is told apart."""


def find_deadlines(reading: Reading) -> list[Hit]:
    """The clock times by which something has to be done, each with the words that say so."""
    if not any(key in reading.all_hits for key in KEYS):
        return []
    times = reading.entities("clock_time")
    if not times:
        return []
    hits = []
    for number, time in enumerate(times):
        lead = lead_of(reading, time, times[number - 1] if number else None)
        if lead is not None:
            hits.append(Hit(lead.start, max(time.end, lead.end), time.attrs))
    return hits


def lead_of(reading: Reading, time: Hit, previous: Hit | None) -> Hit | None:
    """From the words that make a deadline of the time to the time; None if it is none."""
    opening = reading.sentence_start(time.start)
    words = reading.words
    queried = not NO_ORDERS.isdisjoint(words[opening : opening + 2])
    if queried and not PAST.isdisjoint(words[opening : time.end + 4]):
        return None
    if words[opening] in DROPS and {"if", "unless"}.isdisjoint(words[opening : time.start]):
        return None
    floor = previous.end if previous and previous.start >= opening else opening
    for hit in [*reading.all_hits.get("@deadline_lead", ()), *reading.hits("@closing")]:
        if floor <= hit.start and hit.end <= time.start:
            return Hit(hit.start, time.end)
    for hit in reading.hits("@deadline_tail"):
        if 0 <= hit.start - time.end <= tail_reach(reading, time, hit) and reading.same_sentence(hit, time):
            return Hit(time.start, hit.end)
    return None
