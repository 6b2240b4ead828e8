"""Parts of an order that can be measured: the new value, the time, the amount."""

from askfirst.text.frames import words as cue
from askfirst.text.frames.bygone import bygone
from askfirst.text.frames.clause import Clause, Part
from askfirst.text.frames.evidence import behind, dated, elsewhere, found, later, quoted, told
from askfirst.text.hit import Hit
from askfirst.text.reach import aside

TIMES = ("date", "clock_time", "duration")


def value(clause: Clause) -> bool:
    """The new value: "to 5", "as urgent", "by 3 %", a quote, a figure behind a comma, "the new one is ..."."""
    words = clause.reading.words
    if any(carries(clause, part) for part in behind(clause, cue.VALUE)):
        return True
    for part in behind(clause, cue.ASIDE_VALUE):
        if bygone(clause.reading, part.start):
            continue
        if words[part.start] in cue.NEW or words[part.start][:1].isdigit() or clause.stored(part.start, part.start + 1):
            return True
    if not cue.SWITCHED.isdisjoint(words[clause.object.end : clause.stop]) or not cue.POINTED.isdisjoint(clause.words):
        return True
    if found(clause, ("money", "percent"), clause.start, len(words)) or figured(clause) or elsewhere(clause):
        return True
    return told(clause) or not (cue.TELLING - {"was", ":"}).isdisjoint(words[: clause.verb.start])


def carries(clause: Clause, part: Part) -> bool:
    """Whether what stands behind the lead can be a value: no date of effect, no reporter, no purpose."""
    words, first = clause.reading.words, clause.reading.words[part.start]
    if part.lead == ":" and bygone(clause.reading, part.start):
        return False
    if part.lead == "with":
        return first not in cue.MEANS
    if part.lead == "as":
        return first not in cue.SAID
    if part.lead in {"by", "until", "on", "from", "at"} and dated(clause, part):
        return False
    return part.lead != "by" or first in cue.AMOUNTS or first[:1].isdigit() or words[part.end - 1] in cue.AMOUNTS


def figured(clause: Clause) -> bool:
    """Whether the object ends with a bare figure that numbers nothing: "set the volume 30"."""
    part, words = clause.object, clause.reading.words
    if part.end <= part.start or not words[part.end - 1][:1].isdigit() or "of" in clause.objects:
        return False
    return not any(hit.start < part.end <= hit.end for hit in clause.reading.entities("id"))


def time(clause: Clause) -> bool:
    """When: a date, a time of day, a length, an event; not the date that a thing bears."""
    reading = clause.reading
    if any(times(clause, name, hit) for name in TIMES for hit in reading.entities(name)):
        return True
    given = reading.all_hits.get("@when_given", ())
    return (
        any(clause.verb.start <= hit.start < clause.stop for hit in given)
        or elsewhere(clause)
        or not cue.ALWAYS.isdisjoint(clause.words)
    )


def times(clause: Clause, name: str, hit: Hit) -> bool:
    """Whether a time says when: neither "the invoice of 3 May" nor "hired on 1 May"."""
    words = clause.reading.words
    if aside(clause.reading, hit.start):
        return False
    second, before = ["", "", *words[max(0, hit.start - 2) : hit.start]][-2:]
    if name == "duration":
        return before in cue.BEFORE_LENGTH
    borne = before == "dated" or (before == "of" and second not in cue.PERIODS and not second.endswith("th"))
    past = before in {"on", "from", "by"} and second.endswith("ed") and hit.start < clause.verb.start
    return not borne and not past


def new_time(clause: Clause) -> bool:
    """To when or by how long: a time behind "to", "until", "by", "for", or "two days later"."""
    words = clause.reading.words
    for part in behind(clause, cue.TIME):
        if bygone(clause.reading, part.start):
            continue
        if part.lead not in {"for", "from", "before", "by"} or found(clause, TIMES, part.start, part.end):
            return True
        if part.lead == "by" and found(clause, ("number",), part.start, part.end):
            return True  # "by five users"
    if found(clause, ("duration",), clause.object.end, clause.stop) or elsewhere(clause):
        return True
    if not cue.SHIFTED.isdisjoint(words[clause.start : clause.stop]):
        return True
    rest = later(clause)
    return bool(rest) and found(clause, TIMES, rest.start, len(words))


def amount(clause: Clause) -> bool:
    """How much: money, a rate, a figure, "in full", or a record that says it, such as an invoice."""
    reading = clause.reading
    if reading.entities("money") or reading.entities("percent") or elsewhere(clause) or quoted(clause):
        return True
    if not cue.SETTLED.isdisjoint(clause.words):
        return True
    if clause.within("@frame_settled_amount", clause.start, clause.stop):
        return True
    return any(
        part.end > part.start
        and reading.words[part.start][:1].isdigit()
        and not dated(clause, part)
        and not aside(reading, part.start)
        for part in clause.parts
    )
