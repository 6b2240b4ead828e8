"""What a change or an entry has to say: the new holder of a post, the value of a field."""

from askfirst.text.frames import words as cue
from askfirst.text.frames.bygone import bygone
from askfirst.text.frames.clause import Clause, Part
from askfirst.text.frames.evidence import ahead, behind, found, quoted, told
from askfirst.text.frames.measures import value
from askfirst.text.names import capital
from askfirst.text.standing import starting


def holder(clause: Clause) -> bool:
    """Who or what takes the post, or stands in the field: a new value, or a name behind a mark."""
    reading = clause.reading
    if value(clause) or named_ahead(clause):
        return True
    return any(
        all(capital(reading, at) for at in range(part.start, part.end)) and not bygone(reading, part.start)
        for part in behind(clause, cue.APPOSED)
    )


def entry(clause: Clause) -> bool:
    """What is written into a field: a value, a name, a figure, or words that say where it stands."""
    if holder(clause) or quoted(clause) or told(clause) or figured_ahead(clause):
        return True
    part = clause.object
    if not field(clause, part):
        return True
    return found(clause, FACTS, part.start, clause.stop) or not cue.KNOWN.isdisjoint(clause.words) or plural(clause)


def field(clause: Clause, part: Part) -> bool:
    """Whether the object ends with a field, or goes on with "of": "the lead time of item 4", not "the label job"."""
    words = clause.reading.words
    return any(
        hit.end == part.end or words[hit.end] == "of"
        for key in ("@frame_holder", "@frame_attribute", "@attribute", "@frame_measure")
        for hit in starting(clause.reading.all_hits.get(key, ()), part.start, part.end)
        if hit.end <= part.end and not any(capital(clause.reading, at) for at in range(part.start, hit.start))
    )


def figured_ahead(clause: Clause) -> bool:
    """Whether the text ahead of the order holds data or a figure that may be what is to be entered."""
    reading, tokens = clause.reading, ahead(clause)
    figures = reading.covered("number") - reading.covered("date", "id")
    return found(clause, (*FACTS, "quote"), tokens.start, tokens.stop) or any(at in figures for at in tokens)


def plural(clause: Clause) -> bool:
    """Whether several are written down, which stand somewhere."""
    return clause.head(clause.object).endswith("s")


def named_ahead(clause: Clause) -> bool:
    """Whether words ahead of the order say who it will be: "Ingrid takes over lead 42. Change the owner."."""
    words = clause.reading.words
    return any(words[at] in cue.COMING for at in ahead(clause))


FACTS = ("money", "percent", "clock_time", "phone", "email", "file", "url", "duration")

CHANGES = {"entry": entry, "holder": holder}
"""What a change may lack, by name."""
