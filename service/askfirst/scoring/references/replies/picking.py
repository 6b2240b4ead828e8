"""The one value that a field takes, out of a reply that says more: "berlin" of "tomorrow 6 pm; berlin"."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.names import capital
from askfirst.text.reading import Reading

TIMES = ("date", "clock_time")
SMALL = ("@small_word", "@timezone_word", "@hedge")
"""Beside a value these say nothing of their own: "dollars, I guess", "Berlin time"."""
LEADS = ("@belonging_lead", "@receiving_lead")
"""Ahead of who gets a sum, or where they belong: "620 to Nadia", "for Nadia"."""


class Picked(NamedTuple):
    """The value, and whether the reply tells a time beside it."""

    value: str
    beside: bool


def picked(field: str | None, reply: Reading) -> Picked | None:
    """The value of the field's sort; None where the reply is just that, has several, or says anything else."""
    sort = SORTS.get(field or "")
    if sort is None:
        return None
    found = outermost(sort(reply))
    if len(found) != 1:
        return None
    if field == AMOUNT:
        return paid(reply, found[0])
    times = [hit for name in TIMES for hit in reply.entities(name) if not hit.overlaps(found[0])]
    small = [hit for name in SMALL for hit in reply.hits(name)]
    told = tokens_of([*found, *times, *small])
    if any(at not in told and any(map(str.isalnum, word)) for at, word in enumerate(reply.words)):
        return None
    value = reply.text(found[0])
    return None if value == reply.raw.strip(" .!") else Picked(value, bool(times))


def sum_beside(reply: Reading) -> str | None:
    """The sum, or the bare number, that a reply has beside who gets it: "620 for Nadia Okafor"; else None.

    A number without a currency is one only where it is set apart: in "Nadia, 14 Rue Pasteur" and "Ida Horn 4417" it is
    that of a house, or the id that was asked for.
    """
    found = outermost(sums(reply) or reply.entities("number"))
    if len(found) != 1 or any(hit.overlaps(found[0]) for name in NO_SUM for hit in reply.entities(name)):
        return None
    if not (sums(reply) or set_apart(reply, found[0])):
        return None
    told = paid(reply, found[0])
    return told.value if told else None


def set_apart(reply: Reading, number: Hit) -> bool:
    """Whether a number leads a reply to somebody, or ends it behind a comma: "620 for Nadia", "Nadia, 620"."""
    if number.start == 0:
        return any(lead.start == number.end for name in LEADS for lead in reply.all_hits.get(name, ()))
    return number.end == len(reply) and reply.words[number.start - 1] == ","


NO_SUM = ("percent", "date", "clock_time", "duration", "id")


def paid(reply: Reading, sum_: Hit) -> Picked | None:
    """The sum where nothing but who gets it stands beside it: "EUR 850 to Ida Horn", an account; None elsewhere."""
    small = [hit for name in (*SMALL, *LEADS) for hit in reply.all_hits.get(name, ())]
    accounts = [Hit(*reply.cover(*found.span())) for found in ACCOUNT.finditer(reply.raw)]
    named = [Hit(at, at + 1) for at in range(len(reply)) if capital(reply, at)]
    told = tokens_of([sum_, *small, *accounts, *reply.entities("email"), *([] if reply.nouns_capital else named)])
    told |= tokens_of(hit for hit in reply.entities("name")) if reply.nouns_capital else frozenset()
    if any(at not in told and any(map(str.isalnum, word)) for at, word in enumerate(reply.words)):
        return None
    value = reply.text(sum_)
    return None if value == reply.raw.strip(" .!") else Picked(value, beside=True)


AMOUNT = "amount"
ACCOUNT = re.compile(r"(?:\bIBAN:?\s*)?\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b|\bIBAN\b")
"""The number of a bank account."""


def sums(reply: Reading) -> Sequence[Hit]:
    """Sums of money."""
    return reply.entities("money")


def currencies(reply: Reading) -> Sequence[Hit]:
    """Currencies by themselves: a sum in one says more."""
    if reply.entities("money"):
        return ()
    return [*reply.entities("currency"), *reply.all_hits.get("@currency_code", ())]


def zones(reply: Reading) -> Sequence[Hit]:
    """Time zones, and places whose time is meant."""
    named = [Hit(at, at + 1) for at in range(len(reply)) if at and capital(reply, at)]
    placed = [hit for name in ("@zone_place", "@region") for hit in reply.all_hits.get(name, ())]
    times = [hit for name in TIMES for hit in reply.entities(name)]
    found = [*reply.entities("timezone"), *placed, *named]
    return [hit for hit in found if hit in reply.entities("timezone") or not any(hit.overlaps(one) for one in times)]


SORTS: Mapping[str, Callable[[Reading], Sequence[Hit]]] = {"currency": currencies, "timezone": zones, AMOUNT: sums}
"""The fields that take one value of one sort, by what shows it."""
