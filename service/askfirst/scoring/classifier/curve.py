"""From doubt to the share of clear texts: straight lines between knots."""

from bisect import bisect_right
from collections.abc import Sequence

from askfirst.scoring.classifier.weights import Knot


class Curve:
    """A falling curve through knots, level beyond the first and the last."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.doubts = [knot.doubt for knot in knots]
        self.clear = [knot.clear for knot in knots]

    def at(self, doubt: float) -> float:
        """The share of clear texts at a doubt, from 0 to 1."""
        above = bisect_right(self.doubts, doubt)
        if above == 0:
            return self.clear[0]
        if above == len(self.doubts):
            return self.clear[-1]
        start, end = self.doubts[above - 1], self.doubts[above]
        high, low = self.clear[above - 1], self.clear[above]
        return high - (high - low) * (doubt - start) / (end - start)
