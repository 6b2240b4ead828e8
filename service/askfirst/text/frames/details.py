"""Details that an order needs beside its object: how many, at what hour, for how many people, with what rights."""

from collections.abc import Iterator

from askfirst.text.frames import words as cue
from askfirst.text.frames.clause import DETERMINERS, INDEFINITE, LEADS, Clause, Part
from askfirst.text.frames.evidence import ahead, behind, dated, elsewhere, later, ordering, told
from askfirst.text.frames.guests import guests
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.nouns import STOPS
from askfirst.text.standing import near, starting

FACTS = ("date", "clock_time", "money", "percent", "id", "quote", "duration")
"""Figures inside these count nothing."""
POLITE = 5
"""Words ahead of the verb that may be mere politeness."""


def count(clause: Clause) -> bool:
    """How many goods: a figure or number word that counts, "a", "another", "per shelf", "the usual"."""
    words = clause.objects
    if words[0] in INDEFINITE | cue.COUNTED or not cue.COUNTED.isdisjoint(clause.words):
        return True
    if words[0] in DETERMINERS and not clause.head(clause.object).endswith("s"):
        return True
    if words[0][:1].isdigit() or clause.within("@number_word", clause.start, clause.stop):
        return True
    if capped(clause) or sourced(clause) or guests(clause):
        return True
    return surrounded(clause) or elsewhere(clause) or any(True for _ in figures(clause))


def capped(clause: Clause) -> bool:
    """Whether a sum says how much is bought: "for 40 euros", not the price of one: "at 4 euros a pack"."""
    words = clause.reading.words
    return any(
        words[hit.start - 1] not in {"at", "@", "from", "cost", "costs", "costing"}
        and not (hit.end < clause.stop and words[hit.end] in cue.UNIT_PRICE | {"/"})
        for hit in starting(near(clause.reading, "money").hits, clause.object.start + 1, clause.stop)
    )


def sourced(clause: Clause) -> bool:
    """Whether a cart, a requisition or the like is named that holds the number: "as in ticket IT-330"."""
    words = clause.reading.words
    return any(
        not cue.SOURCES.isdisjoint((words[hit.start - 1], words[hit.start].split("-")[0]))
        for hit in starting(near(clause.reading, "id").hits, clause.start + 1, clause.stop)
    )


def surrounded(clause: Clause) -> bool:
    """Whether more is said ahead of the order or behind it, which may tell the detail."""
    return bool(later(clause)) or len(ahead(clause)) > POLITE


def figures(clause: Clause) -> Iterator[Hit]:
    """The numbers of the text that count something: neither "floor 2" nor "4 May" nor "size 40"."""
    reading = clause.reading
    taken = reading.covered(*FACTS)
    spelled = reading.all_hits.get("@number_word", ())
    for hit in (*reading.entities("number"), *spelled):
        if hit.start not in taken and not reading.data_kinds[hit.start] and not numbering(clause, hit):
            yield hit


def numbering(clause: Clause, hit: Hit) -> bool:
    """Whether the number is the name of the noun ahead of it: "floor 2", not "flux 36 bottles"."""
    words = clause.reading.words
    before = words[hit.start - 1] if hit.start else ""
    after = words[hit.end] if hit.end < len(words) else ""
    if not before.isalpha() or before in LEADS | DETERMINERS or hit.start == clause.start:
        return False
    return not after.isalpha() or after in LEADS


def hour(clause: Clause) -> bool:
    """At what time of the day; only a day that is given calls for it."""
    reading = clause.reading
    if surrounded(clause):
        return True
    days = [hit for hit in reading.entities("date") if clause.object.start <= hit.start < clause.stop]
    days = [hit for hit in days if hit.end - hit.start > 1 or not reading.words[hit.start].isdigit()]
    if not days or len(days) > 2:
        return True
    if len(days) == 2 and reading.words[days[1].start - 1] in cue.RANGES:
        return True  # "4 May to 6 May" are whole days
    if reading.entities("clock_time") or not cue.HOURS.isdisjoint(reading.words) or elsewhere(clause):
        return True
    if reading.all_hits.get("@when_given") or any(whole(clause, hit) for hit in reading.entities("duration")):
        return True
    opening = {"at", "from", "between", "to", "until", "till"}
    return any(part.lead in opening and counted(clause, part.start) for part in clause.parts)


def whole(clause: Clause, hit: Hit) -> bool:
    """Whether a length is one of whole days, so that no hour is needed."""
    return not cue.WHOLE_DAYS.isdisjoint(clause.reading.words[hit.start : hit.end])


def counted(clause: Clause, at: int) -> bool:
    """Whether a figure begins at the token: "at 9", "at half past nine"."""
    word = clause.reading.words[at]
    return word[:1].isdigit() or word in {"half", "quarter"} or clause.within("@number_word", at, at + 1)


def party(clause: Clause) -> bool:
    """For how many people: "for six", "4 people", "for me and Ana", "for the two of us"."""
    words = clause.reading.words
    if not cue.GUESTS.isdisjoint(words) or guests(clause) or elsewhere(clause) or surrounded(clause):
        return True
    return any(True for _ in figures(clause))


def event_time(clause: Clause) -> bool:
    """When the event is: a day or an hour anywhere in the text."""
    reading = clause.reading
    if any(reading.entities(name) for name in ("date", "clock_time")) or elsewhere(clause):
        return True
    if reading.all_hits.get("@when_given") or reading.all_hits.get("@dates_elsewhere"):
        return True
    return not cue.HOURS.isdisjoint(reading.words)


def level(clause: Clause) -> bool:
    """With what rights: "view only", "as an editor", "admin access"."""
    reading = clause.reading
    if clause.within("@frame_level", clause.start, len(reading)) or elsewhere(clause) or surrounded(clause):
        return True
    return any(part.lead == "to" and ordering(clause, part.start) for part in behind(clause, frozenset({"to"})))


def successor(clause: Clause) -> bool:
    """What comes in its place: "by", "with" or "for" something, a file or a quote behind it, "the new one is"."""
    if not {"on", "off", "over", "back"}.isdisjoint((clause.words[0], clause.words[-1])):
        return True  # "switch the sensor off"
    if like_for_like(clause):
        return True
    if any(not dated(clause, part) for part in behind(clause, cue.SUCCESSOR)):
        return True
    if clause.stored(clause.object.end, clause.stop) and not cue.FILED.isdisjoint(clause.words):
        return True
    reading = clause.reading
    files = [hit for name in ("file", "url") for hit in reading.entities(name)]
    return any(hit.start >= clause.object.end for hit in files) or elsewhere(clause) or told(clause)


def like_for_like(clause: Clause) -> bool:
    """Whether the same thing comes anew: "the lost card", or a device that the word only describes: "card reader"."""
    words = clause.objects
    if not cue.WORN.isdisjoint(words) and cue.WRITTEN.isdisjoint(words):
        return True
    ends = [
        hit.end
        for key in ("@frame_content", "@frame_role")
        for hit in starting(clause.reading.all_hits.get(key, ()), clause.object.start, clause.object.end)
        if hit.end <= clause.object.end
    ]
    return bool(ends) and compounded(clause, max(ends))


def compounded(clause: Clause, at: int) -> bool:
    """Whether a further plain noun follows within the object, so that the one before it only describes it."""
    if at >= clause.object.end or dated(clause, Part("", at, clause.object.end)):
        return False
    word = clause.reading.words[at]
    return word.isalpha() and word not in STOPS | DETERMINERS and not capital(clause.reading, at)


def grade(clause: Clause) -> bool:
    """To which plan or level: "to Basic", "by two levels"."""
    if any(not dated(clause, part) for part in behind(clause, cue.GRADE)):
        return True
    return elsewhere(clause) or told(clause) or bool(later(clause))


DETAILS = {
    "count": count,
    "event_time": event_time,
    "grade": grade,
    "hour": hour,
    "level": level,
    "party": party,
    "successor": successor,
}
"""The details that a frame may require, by name."""
