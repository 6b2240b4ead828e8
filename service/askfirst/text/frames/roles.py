"""What gives the parts of an order: whom it goes to, what it becomes, where it goes, by what it is sorted.

A part that is given asks for nothing; in doubt it counts as given. Times and amounts: see `measures`.
"""

from collections.abc import Callable, Mapping

from askfirst.text.frames import words as cue
from askfirst.text.frames.changes import CHANGES
from askfirst.text.frames.clause import PERSONAL, Clause, Part
from askfirst.text.frames.details import DETAILS
from askfirst.text.frames.evidence import (
    addressed,
    ahead,
    anywhere,
    behind,
    dated,
    dative,
    elsewhere,
    found,
    later,
    ordering,
    quoted,
    said,
    somebody_ahead,
    told,
)
from askfirst.text.frames.measures import amount, carries, new_time, time, value
from askfirst.text.names import capital


def recipient(clause: Clause) -> bool:
    """Somebody who gets it: "to Anna", "Anna the file", an address, somebody who has asked for it."""
    reading = clause.reading
    for part in anywhere(clause, cue.RECIPIENT):
        if not ordering(clause, part.start) and not (part.lead == "to" and dated(clause, part)):
            return True
    if said(clause, cue.ONWARD) or any(part.lead in cue.DIRECTIONS for part in clause.parts):
        return True
    if dative(clause) or found(clause, ("email", "phone"), 0, len(reading)) or "@" in reading.raw or "#" in reading.raw:
        return True
    return said(clause, PERSONAL) or somebody_ahead(clause)


def payee(clause: Clause) -> bool:
    """Who or which account gets the money."""
    if any(addressed(clause, part) for part in anywhere(clause, cue.PAYEE)) or dative(clause) or elsewhere(clause):
        return True
    if said(clause, cue.DIRECTIONS - {"out"}) or "iban" in clause.reading.words or somebody_ahead(clause):
        return True
    return told(clause) and not worded(clause)


def worded(clause: Clause) -> bool:
    """Whether the quote is only the text that goes with a payment: "reference 'May rent'"."""
    words = clause.reading.words
    quotes = clause.reading.entities("quote")
    return bool(quotes) and not later(clause) and all(words[hit.start - 1] in cue.PAYMENT_TEXT for hit in quotes)


def assignee(clause: Clause) -> bool:
    """Who takes it over."""
    if any(addressed(clause, part) and carries(clause, part) for part in behind(clause, cue.ASSIGNEE)):
        return True
    if dative(clause) or elsewhere(clause) or said(clause, frozenset({"myself", "me", "back", "away"})):
        return True
    return told(clause) or found(clause, ("email",), 0, len(clause.reading))


def destination(clause: Clause) -> bool:
    """Where it goes: a phrase of place, a direction."""
    timely = {"for", "on", "in", "at", "before", "after"}
    for part in behind(clause, cue.PLACE):
        if not (part.lead == "to" and ordering(clause, part.start)) and not (
            part.lead in timely and dated(clause, part)
        ):
            return True
    return elsewhere(clause) or said(clause, cue.DIRECTIONS) or told(clause)


def journey(clause: Clause) -> bool:
    """Where a journey goes: "to Geneva", "Lyon-Geneva", or an event that has its place."""
    if any(addressed(clause, part) for part in anywhere(clause, cue.JOURNEY)):
        return True
    if clause.within("@frame_occasion", 0, len(clause.reading)) or elsewhere(clause):
        return True
    return (
        routed(clause)
        or said(clause, frozenset({"home", "there", "back"}))
        or told(clause)
        or found(clause, ("id",), clause.start, clause.stop)
    )


def routed(clause: Clause) -> bool:
    """Whether two places stand joined: "the Oslo-Rome flight"."""
    reading = clause.reading
    return any(
        reading.words[at] in {"-", "\u2013"} and capital(reading, at - 1) and capital(reading, at + 1)
        for at in range(clause.start + 1, clause.stop - 1)
    )


def partner(clause: Clause) -> bool:
    """What it is set against or joined with."""
    if any(joins(clause, part) for part in behind(clause, cue.PARTNER)) or said(clause, cue.SEVERAL):
        return True
    return clause.head(clause.object).endswith("s") or elsewhere(clause) or told(clause)


def joins(clause: Clause, part: Part) -> bool:
    """Whether the part can be the other side: behind a comma a thing with a name, no figure with "with"."""
    if part.lead == ",":
        return clause.concrete(part.start, part.end) and not found(clause, ("date",), part.start, part.end)
    return part.lead != "with" or not clause.reading.words[part.start][:1].isdigit()


def criterion(clause: Clause) -> bool:
    """By what: "by country", "for open ones", "alphabetically", "country = Spain"."""
    if any(True for _ in behind(clause, cue.CRITERION)) or elsewhere(clause) or quoted(clause):
        return True
    return said(clause, cue.SPLITS | {"only", "by", "a-z", "first", "last"})


def into(clause: Clause) -> bool:
    """The form or language that it is turned into, or the new name it gets."""
    for part in behind(clause, cue.INTO):
        loose = part.lead in {",", "for", "from", "by", "with"}
        if loose and not clause.within("@language_name", part.start, part.end):
            continue
        if not dated(clause, part) and not (part.lead == "to" and ordering(clause, part.start)):
            return True
    return elsewhere(clause) or told(clause) or clause.within("@language_name", 0, len(clause.reading))


def occasion(clause: Clause) -> bool:
    """What somebody is invited to or enrolled in."""
    if any(True for _ in behind(clause, cue.OCCASION)) or elsewhere(clause) or told(clause):
        return True
    return said(clause, cue.DIRECTIONS | {"along", "too", "again"})


def topic(clause: Clause) -> bool:
    """What a text is about: "on", "about", "of", a colon, a quote, a file, or what was said before."""
    reading, part = clause.reading, clause.object
    if any(not dated(clause, one) for one in behind(clause, cue.TOPIC)):
        return True
    if any(capital(reading, at) for at in range(part.start, part.end)) or quoted(clause) or elsewhere(clause):
        return True
    if not {"of", "'s"}.isdisjoint(clause.words) or "how" in reading.words or named(clause, part.end):
        return True
    return bool(later(clause)) or len(ahead(clause)) > POLITE


def named(clause: Clause, start: int) -> bool:
    """Whether a name or something stored follows."""
    return clause.named(start, clause.stop) or clause.stored(start, clause.stop)


POLITE = 5
"""Words ahead of the verb that may be mere politeness."""

ROLES: Mapping[str, Callable[[Clause], bool]] = {
    "amount": amount,
    "assignee": assignee,
    "criterion": criterion,
    "destination": destination,
    "into": into,
    "journey": journey,
    "new_time": new_time,
    "occasion": occasion,
    "partner": partner,
    "payee": payee,
    "recipient": recipient,
    "time": time,
    "topic": topic,
    "value": value,
    **CHANGES,
    **DETAILS,
}
"""The parts that a frame may require, by name."""
