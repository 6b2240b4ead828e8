"""Deadlines told by what ends then: entries close at six, reject everything after 13:45."""

from askfirst.text.entities.deadlines.leads import FAR, PRESENT_UNTIL, STATES
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NONE = frozenset("no nothing not n't never none nobody".split())
ENDING = frozenset("ends end ending stops stop stopping finishes closed over lock locks locked".split())


def closing(reading: Reading, time: Hit, opening: int) -> Hit | None:
    """Entries close at six - reject everything after 13:45 - block the form when the clock shows noon."""
    words = reading.words
    before = words[time.start - 1] if time.start else ""
    for hit in reading.hits("@refusal"):
        if reading.same_sentence(hit, time) and before in {"after", "past", "than"}:
            return Hit(time.start - 1, time.end)
    handed_in = any(opening < hit.start == time.start - 2 <= opening + 3 for hit in reading.hits("@handed_in"))
    if before == "after" and handed_in:
        return Hit(time.start - 1, time.end)
    for hit in reading.all_hits.get("@afterwards", ()):
        between = words[time.end : hit.end]
        if hit.start >= time.end and reading.same_sentence(hit, time) and not NONE.isdisjoint(between):
            return Hit(time.start, time.end)
    for hit in reading.hits("@closing"):
        if opening <= hit.start < time.start <= hit.end + FAR and not keeps_hours(words, hit, opening):
            return Hit(hit.start, time.end)
    intake = [hit for hit in reading.hits("@intake") if opening <= hit.start < time.start]
    if intake and not ENDING.isdisjoint(words[opening : time.start]):
        return Hit(intake[0].start, time.end)
    return None


OPENS = frozenset({"opens", "open"})


def keeps_hours(words: list[str], hit: Hit, opening: int) -> bool:
    """Whether it only says when something is open: "opens at 10:00 and closes at 19:00", "closed until 14:00"."""
    lasting = words[hit.start] in STATES and not PRESENT_UNTIL.isdisjoint(words[hit.end : hit.end + 1])
    return lasting or not OPENS.isdisjoint(words[opening : hit.start])
