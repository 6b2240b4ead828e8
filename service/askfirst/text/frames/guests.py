"""The people an order is for: "for Ms Lind and Mr Roy", "with Ana and Bo", "for the board"."""

from collections.abc import Iterator

from askfirst.text.frames import words as cue
from askfirst.text.frames.clause import Clause, Part
from askfirst.text.frames.evidence import dated
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.standing import starting

NAMED = ("@man_name", "@woman_name", "@person_title")
PEOPLE = ("@frame_person", "@person_noun")
GOING_ON = frozenset({"and", ",", "&", "plus"})
SEVERAL = 2
"""So many people tell how many places or pieces; one may be only the name it is booked under."""


def guests(clause: Clause) -> bool:
    """Whether several people, or a body of them, are named behind "for", or anybody behind "with"."""
    for row in rows(clause):
        people = sum(somebody(clause, part) for part in row)
        known = any(recognised(clause, part) for part in row)
        if known and (people >= SEVERAL or row[0].lead == "with" or any(body(clause, part) for part in row)):
            return True
    return False


def rows(clause: Clause) -> Iterator[list[Part]]:
    """Each phrase with "for" or "with" behind the object, and the parts that "and" or a comma adds to it."""
    row: list[Part] = []
    for part in clause.rest:
        if part.end <= part.start or dated(clause, part):
            continue
        if part.lead in {"for", "with"}:
            if row:
                yield row
            row = [part]
        elif row and part.lead in GOING_ON:
            row.append(part)
        elif row:
            yield row
            row = []
    if row:
        yield row


def somebody(clause: Clause, part: Part) -> bool:
    """Whether the part names a person: a name, or a noun such as "guest"."""
    return recognised(clause, part) or (capital(clause.reading, part.start) and not clause.stored(part.start, part.end))


def recognised(clause: Clause, part: Part) -> bool:
    """Whether a first name, a title or a noun of people begins the part."""
    first = part.start + (clause.reading.words[part.start] in cue.ARTICLES)
    known = clause.reading.all_hits
    hits = (hit for key in (*NAMED, *PEOPLE) for hit in starting(known.get(key, ()), first, max(part.end, first + 1)))
    return any(begins(hit, first, part) for hit in hits) or body(clause, part)


def begins(hit: Hit, first: int, part: Part) -> bool:
    """Whether the hit stands in the part, at its first word or as its noun."""
    return hit.start == first or (first < hit.start and hit.end == part.end)


def body(clause: Clause, part: Part) -> bool:
    """Whether the part is a body of people whose number is known: "the board", "the whole choir"."""
    words = clause.reading.words[part.start : part.end]
    return words[0] in cue.ARTICLES and words[-1] in cue.BODIES
