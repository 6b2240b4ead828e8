"""Replies that give what was asked for, and another number than the request: "no wait, 350 euros" for 300."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from askfirst.scoring.references.replies.sorts import sorts_of
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

APART = frozenset("of per with at from x".split())
"""Behind one of these a number tells what a unit holds: "boxes of 50"."""
EACH = frozenset("per each every a x".split())
DATED = ("date", "clock_time", "duration", "percent")
"""No numbers of things; in the request "order 40" may order 40 of them, though it looks like an id."""


class Corrected(NamedTuple):
    """The value that was asked for, and the two numbers of which only one can hold."""

    value: str
    written: str
    said: str


def corrected(field: str | None, reply: Reading, span: Reading) -> Corrected | None:
    """What a reply corrects of the one number that is asked about; None where it has the same one, none or several."""
    sort = SORTS.get(field or "")
    before, after = plain_numbers(span, DATED), plain_numbers(reply, (*DATED, "id"))
    if sort is None or len(before) != 1 or len(after) != 1:
        return None
    written, said = span.text(before[0]), reply.text(after[0])
    beside = reply.words[after[0].start - 1 : after[0].start] + reply.words[after[0].end : after[0].end + 1]
    if bare(written) == bare(said) or not APART.isdisjoint(beside[:1]) or not EACH.isdisjoint(beside):
        return None
    values = outermost(sort(reply))
    return Corrected(reply.text(values[0]), written, said) if len(values) == 1 else None


def corrected_beside(reply: Reading, request: Reading) -> Corrected | None:
    """What a reply that is only a number or a sum corrects of the one that the request has; else None."""
    sorts = sorts_of(reply, turning=True)
    if len(sorts) != 1 or sorts.isdisjoint({"money", "number"}):
        return None
    before, after = plain_numbers(request, (*DATED, "id")), plain_numbers(reply, (*DATED, "id"))
    if "money" in sorts:
        sums = request.entities("money")
        before = [hit for hit in before if any(hit.overlaps(one) for one in sums)]
    if len(before) != 1 or len(after) != 1:
        return None
    written, said = request.text(before[0]), reply.text(after[0])
    return None if bare(written) == bare(said) else Corrected(said, written, said)


def turns(reply: Reading) -> bool:
    """Whether a word shows that the reply puts something right: "no, 350", "stop, 350"."""
    return any(reply.all_hits.get(name) for name in ("@correcting", "@no_word"))


def bare(number: str) -> str:
    """The number without what only parts its digits."""
    return number.replace(",", "").replace("\u00a0", "").replace(" ", "").removesuffix(".00")


def plain_numbers(text: Reading, apart: Sequence[str]) -> list[Hit]:
    """The numbers in digits that are no part of these entities."""
    other = [hit for name in apart for hit in text.entities(name)]
    return [
        hit
        for hit in outermost(text.entities("number") or inside_sums(text))
        if text.text(hit)[:1].isdigit() and not any(hit.overlaps(one) for one in other)
    ]


def inside_sums(text: Reading) -> list[Hit]:
    """The numbers of sums of money, where they are none of their own."""
    sums = text.entities("money")
    return [Hit(at, at + 1) for one in sums for at in range(one.start, one.end) if text.words[at][:1].isdigit()]


def currencies(reply: Reading) -> Sequence[Hit]:
    """The currencies that the reply names."""
    return [*reply.entities("currency"), *reply.all_hits.get("@currency_code", ())]


def units(reply: Reading) -> Sequence[Hit]:
    """The units or packings right behind a number."""
    ends = {hit.end for hit in plain_numbers(reply, (*DATED, "id"))}
    found = [hit for name in ("@unit", "@packing", "@plain_unit") for hit in reply.all_hits.get(name, ())]
    return [hit for hit in found if hit.start in ends]


SORTS: Mapping[str, Callable[[Reading], Sequence[Hit]]] = {"currency": currencies, "unit": units}
"""The fields that say what a number of the request counts, by what shows them."""
