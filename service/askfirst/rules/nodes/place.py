"""Where a find counts, seen from the trigger."""

from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.reach import in_order
from askfirst.text.reading import Reading


class Place(NamedTuple):
    """The modifiers of a condition: where a find counts, seen from the trigger."""

    within: str | None = None
    near: int | None = None
    after: int | None = None
    before: int | None = None
    on: bool | None = None

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
