"""Replies that give an order of their own: "archive them", "sie archivieren", "cancel parcel 5512 instead"."""

from typing import NamedTuple

from askfirst.scoring.hearing.turning.leading import Lead, lead
from askfirst.scoring.hearing.turning.objects import acts_on
from askfirst.text.listed import end_of, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading


class Order(NamedTuple):
    """The tokens of the verb, whether it takes the place of what was ordered, and whether it points back to that.

    "Archive them" does, "cancel parcel 77" names its own thing.
    """

    start: int
    end: int
    instead: bool
    pointed: bool


def order(text: Reading, led: Lead) -> Order | None:
    """The order that stands where a reply begins; None for a value, or for a verb by which one is given."""
    at = led.at
    pronoun = end_of(text, at, "@said_object") if led.corrects else None
    if pronoun is not None and pronoun in terms(text, "@deed_infinitive"):
        return Order(pronoun, terms(text, "@deed_infinitive")[pronoun], instead=True, pointed=True)
    if at >= len(text.words) or not text.words[at][0].isalpha() or end_of(text, at, "@light_deed") is not None:
        return None
    if text.nouns_capital and at > 0 and capital(text, at):
        return None
    ahead = end_of(text, at, "@verb_behind")
    if ahead is not None and end_of(text, ahead, "@thing_object") is None:
        return behind_object(text, ahead, led)
    if not led.leads and end_of(text, at, "@referring_deed", "@sends_on") is not None:
        return None  # "ask Ines", "talk to Ines first" name somebody
    said = instead(text, at)
    verb = end_of(text, at, "@deed", "@whole_deed")
    if verb is None:
        return Order(at, at + 1, led.corrects or said, pointed=True) if unlisted(text, at) else None
    acted = acts_on(text, at, verb, led=led.leads or said)
    return None if acted is None else Order(at, verb, led.corrects or said, acted == "pointed")


def behind_object(text: Reading, start: int, led: Lead) -> Order | None:
    """The order whose verb stands behind its object, up to the next mark: 把報價單寄給林先生."""
    deeds = terms(text, "@deed")
    found = (at for at in deeds if at > start and text.clauses[at] == text.clauses[start])
    verb = min(found, default=None)
    return None if verb is None else Order(verb, deeds[verb], led.corrects or instead(text, start), pointed=False)


def unlisted(text: Reading, at: int) -> bool:
    """Whether a word that no list has is a verb: a pronoun for a thing stands behind it."""
    if end_of(text, at + 1, "@thing_object") is None or end_of(text, at, "@small_word", "@leading") is not None:
        return False
    return not any(hit.start == at for hit in text.entities("name"))


def instead(text: Reading, at: int) -> bool:
    """Whether "instead" stands behind the order, and not as in "instead of"."""
    than = terms(text, "@rather_than")
    return any(start > at and start not in than for start in terms(text, "@rather"))


def points_back(text: Reading) -> bool:
    """Whether a reply orders something about what was said before: "archive them"."""
    found = order(text, lead(text, frozenset()))
    return found is not None and found.pointed
