"""Where a find counts, seen from the trigger."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.reach import in_order, within_order
from askfirst.text.reading import Reading

FEW = 4
"""Up to so many finds it is quicker to look at each."""


class Place(NamedTuple):
    """The modifiers of a condition: where a find counts, seen from the trigger."""

    within: str | None = None
    near: int | None = None
    after: int | None = None
    before: int | None = None
    on: bool | None = None

    def admitted(self, reading: Reading, hits: Sequence[Hit], trigger: Hit) -> Sequence[Hit]:
        """Those of some finds that count for a trigger, as `admits` has it.

        A long list is cut down by where its finds begin and end: it is looked at for each of as many triggers.
        """
        if len(hits) <= FEW:
            return [hit for hit in hits if self.admits(reading, hit, trigger)]
        start, end = trigger.start, trigger.end
        if start == end:
            return hits
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
        found = [hit for hit in hits if first <= hit[0] <= last and over <= hit[1] <= until]
        return within_order(reading, found, trigger) if self.within == "order" else found

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
