"""Everybody who is said to be the only one."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from askfirst.scoring.findings.conflicts.exclusive.names import capital, name_at, name_before, proper
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import opens, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

MOST = 20
"""How many of a text are looked at, of each sort: for each the sentence is read backwards."""
MODALS = frozenset({"may", "can", "must", "should", "shall"})


class Alone(NamedTuple):
    """Who or what is to be the only one, and where the verb stands that it is the only one for (-1: nowhere)."""

    hit: Hit
    names: frozenset[str]
    verb: int


def only_ones(reading: Reading) -> Iterator[Alone]:
    """Everybody who is said to be the only one: "Ann and nobody else", "the sole reader", "only Ann may"."""
    for hit in islice(reading.outside_data("@nobody_else"), MOST):
        end = hit.start
        while end and reading.words[end - 1] in {"and", ",", "to", "for", "with"}:
            end -= 1
        yield from alone_at(reading, name_before(reading, end), hit.end)
    for hit in reading.outside_data("@sole_one"):
        yield Alone(hit, proper(reading, Hit(clause(reading, hit.start)[0], hit.start)), -1)
    for hit in islice(reading.outside_data("@alone_word"), MOST):
        yield from behind_only(reading, hit)
        ahead = name_before(reading, hit.start)
        if ahead and reading.words[max(0, ahead.start - 1)] == "to":
            yield from alone_at(reading, ahead, hit.end)


def behind_only(reading: Reading, only: Hit) -> Iterator[Alone]:
    """The one behind "only": "only to Ann", "only Ann may", "only she may"."""
    start = only.end + (reading.words[only.end : only.end + 1] == ["to"])
    who = name_at(reading, start)
    if (
        not who
        and start < len(reading)
        and (reading.raw[reading.starts[start]].isupper() or is_pronoun(reading, start))
    ):
        who = Hit(start, start + 1)
    if who and (may(reading, who.end) or (start > only.end and capital(reading, start))):
        yield from alone_at(reading, who, who.end)


def is_pronoun(reading: Reading, place: int) -> bool:
    """Whether "he" or "she" stands here."""
    return reading.words[place] in {"he", "she"}


def may(reading: Reading, place: int) -> bool:
    """Whether a word like "may" stands here."""
    return place < len(reading) and reading.words[place] in MODALS


def alone_at(reading: Reading, who: Hit | None, end: int) -> Iterator[Alone]:
    """The finding for one who is the only one, with the verb behind a modal or the order ahead."""
    if who is None:
        return
    verb = who.end + 1 if may(reading, who.end) and who.end + 1 < len(reading) else -1
    if not may(reading, who.end):
        start = sentence_of(reading, who.start)[0]
        orders = (place for place in range(who.start - 1, start - 1, -1) if is_order(reading, place))
        verb = next(orders, -1)
    if verb < 0 or reading.words[verb] not in {"reply", "change", "set"}:
        yield Alone(Hit(who.start, max(end, who.end)), proper(reading, who), verb)


def is_order(reading: Reading, place: int) -> bool:
    """Whether a verb that orders something stands here."""
    return reading.words[place].isalpha() and (commands(reading, place) or opens(reading, place))
