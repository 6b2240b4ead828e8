"""Where a find counts, seen from the trigger."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.reach import asides, in_order, order_end, orders_anew, within_order
from askfirst.text.reading import Reading
from askfirst.text.standing import starting

FEW = 4
"""Up to so many finds it is quicker to look at each."""


class Row:
    """Many finds in text order; `longest` are the tokens of the longest."""

    def __init__(self, hits: Sequence[Hit]) -> None:
        self.hits, self.longest = hits, max(map(len_of, hits))
        self.orderless: list[Hit] | None = None

    def within_order(self, reading: Reading, trigger: Hit, first: int, end: int) -> Sequence[Hit]:
        """Those of which `in_order` holds that begin from a token up to another."""
        if self.orderless is None:
            self.orderless = [hit for hit in self.hits if not orders_anew(reading, hit.start)]
        over = reading.sentence_end(trigger.start)
        found = [
            *starting(self.hits, max(first, trigger.start), min(end, over, order_end(reading, trigger.end))),
            *starting(self.orderless, max(first, over), end),
        ]
        beside = asides(reading)
        if not beside or trigger.start in beside:
            return found
        return [hit for hit in found if hit.start not in beside]


def row_of(hits: Sequence[Hit]) -> Row | None:
    """The finds as a row; None where they are few, or in no order."""
    if len(hits) <= FEW or any(one.start > other.start for one, other in pairwise(hits)):
        return None
    return Row(hits)


class Place(NamedTuple):
    """The modifiers of a condition: where a find counts, seen from the trigger."""

    within: str | None = None
    near: int | None = None
    after: int | None = None
    before: int | None = None
    on: bool | None = None

    def admitted(self, reading: Reading, hits: Sequence[Hit], trigger: Hit, row: Row | None = None) -> Sequence[Hit]:
        """Those of some finds that count for a trigger, as `admits` has it.

        A long list is cut down by where its finds begin and end: it is looked at for each of as many triggers.
        Of a `row` of the same finds only those in reach are looked at.
        """
        if len(hits) <= FEW:
            return [hit for hit in hits if self.admits(reading, hit, trigger)]
        if trigger.start == trigger.end:
            return hits
        first, last, over, until = self.reach(reading, trigger)
        if row is None:
            found = [hit for hit in hits if first <= hit[0] <= last and over <= hit[1] <= until]
            return within_order(reading, found, trigger) if self.within == "order" else found
        low, high = max(first, over - row.longest), min(last, until) + 1
        hits = row.within_order(reading, trigger, low, high) if self.within == "order" else starting(hits, low, high)
        free = self.before is None and over <= first
        return hits if free else [hit for hit in hits if over <= hit[1] <= until]

    def reach(self, reading: Reading, trigger: Hit) -> tuple[int, int, int, int]:
        """The first and the last token at which a find may begin, and those at which it may end."""
        start, end = trigger.start, trigger.end
        first, last = 0, len(reading)
        over, until = -1, len(reading)
        if self.within in ("sentence", "clause"):
            numbers = reading.sentences if self.within == "sentence" else reading.clauses
            first, last = bisect_left(numbers, numbers[start]), bisect_right(numbers, numbers[start]) - 1
        if self.on:
            last, over = min(last, end - 1), start + 1
        if self.near is not None:
            last, over = min(last, end + self.near), max(over, start - self.near)
        if self.after is not None:
            first, last = max(first, start), min(last, start + self.after + len_of(trigger))
        if self.before is not None:
            over, until = max(over, start - self.before), start
        return first, last, over, until

    def admits(self, reading: Reading, hit: Hit, trigger: Hit) -> bool:
        """Whether a find at `hit` counts for a trigger at `trigger`; one without a place binds nothing."""
        if trigger.start == trigger.end:
            return True
        if self.within == "sentence" and not reading.same_sentence(hit, trigger):
            return False
        if self.within == "clause" and not reading.same_clause(hit, trigger):
            return False
        if self.on and not hit.overlaps(trigger):
            return False
        if self.within == "order" and not in_order(reading, hit, trigger):
            return False
        if self.near is not None and hit.distance(trigger) > self.near:
            return False
        if self.after is not None and not 0 <= hit.start - trigger.start <= self.after + len_of(trigger):
            return False
        return self.before is None or 0 <= trigger.start - hit.end <= self.before


def len_of(hit: Hit) -> int:
    """Tokens in a hit."""
    return hit.end - hit.start
