"""The verb by which a message orders, wherever it stands: "tomorrow call Ida", "bitte Rechnung 88 heute bezahlen"."""

from typing import Literal, NamedTuple

from askfirst.scoring.hearing.turning.leading import attached, lead
from askfirst.scoring.hearing.turning.objects import behind_idle
from askfirst.text.listed import covered, end_of, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

Sort = Literal["contact", "value", "arranging", "deed"]
SORTS: dict[str, Sort] = {
    "@contacting_deed": "contact",
    "@value_deed": "value",
    "@arranging_deed": "arranging",
    "@deed": "deed",
}
"""The lists of verbs, the nearer one first: "call" is a light verb elsewhere, "plan" gives a value."""
TIMES = ("date", "clock_time", "duration")


class Deed(NamedTuple):
    """The tokens of the verb, where what it is done to begins and ends, and what sort of verb it is."""

    start: int
    end: int
    begins: int
    ends: int
    sort: Sort


def deed(text: Reading) -> Deed | None:
    """The first deed that a message orders; None where it forbids one, names a thing or orders nothing."""
    found = among_characters(text) if text.han else opening(text) or closing(text)
    if found is None or any(at < found.start for at in covered(text, "@ban_word", "@strong_ban")):
        return None
    return None if names_record(text, found) else found


def opening(text: Reading) -> Deed | None:
    """The verb that a message opens with, behind courtesies and times."""
    at = behind_leads(text)
    found = sort_of(text, at)
    if found is None or (text.nouns_capital and capital(text, at) and not text.opens_sentence(at)):
        return None
    end, sort = found
    return Deed(at, end, behind_idle(text, end), len(text), sort)


def closing(text: Reading) -> Deed | None:
    """The verb that closes a clause behind its object, where nouns have capitals and no verb has one."""
    at = behind_leads(text)
    if not text.nouns_capital or at >= len(text):
        return None
    for place in range(at + 1, len(text)):
        closes = not text.words[place + 1 : place + 2] or not text.words[place + 1][0].isalnum()
        found = sort_of(text, place) if closes and not capital(text, place) else None
        if found is not None and text.words[place].endswith("n"):
            return Deed(place, found[0], at, place, found[1])
    return None


def among_characters(text: Reading) -> Deed | None:
    """The first verb of a text without spaces; its object stands on both sides of it."""
    found = (at for at in range(len(text)) if sort_of(text, at) is not None)
    at = min(found, default=None)
    if at is None or (said := sort_of(text, at)) is None:
        return None
    return Deed(at, said[0], said[0], len(text), said[1])


def sort_of(text: Reading, at: int) -> tuple[int, Sort] | None:
    """The end and the sort of the verb that begins at a token; None where none does."""
    found = ((end, sort) for name, sort in SORTS.items() if (end := end_of(text, at, name)) is not None)
    first = next(found, None)
    if first is None or not text.words[at][0].isalpha() or end_of(text, at, "@referring_deed") is not None:
        return None
    return None if first[1] == "deed" and end_of(text, at, "@light_deed") is not None else first


def behind_leads(text: Reading) -> int:
    """The place behind greetings, courtesies and times that stand ahead of an order."""
    at, timed = lead(text, frozenset()).at, text.covered(*TIMES)
    at = max([at, *(end for start, end in terms(text, "@own_order_lead").items() if start <= at)])
    while at < len(text):
        led = end_of(text, at, "@own_order_lead", "@request_lead", "@leading", "@social_opener")
        if led is not None:
            at = led
        elif sort_of(text, at) is not None:
            break
        elif (
            at in timed
            or text.words[at] in text.leads
            or not (text.words[at][0].isalnum() or attached(text.words[at]))
            or (at in terms(text, "@adding_lead") and at + 1 in timed)
        ):
            at += 1
        else:
            break
    return at


def names_record(text: Reading, found: Deed) -> bool:
    """Whether the word is no verb, but what has the number behind it: "order 5512 for Palex", "invoice 88"."""
    if text.han:
        return False
    ends = [hit.end for hit in text.entities("id") if hit.start == found.start]
    small = covered(text, "@small_word", "@adding_lead") | text.covered(*TIMES)
    return any(end >= len(text) or end in small or not text.words[end][0].isalnum() for end in ends)
