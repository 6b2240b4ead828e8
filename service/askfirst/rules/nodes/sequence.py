"""Finds in a row."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from operator import attrgetter

from askfirst.rules.nodes.node import Node
from askfirst.text.demands import Demands, lacks
from askfirst.text.hit import Hit
from askfirst.text.lazy import by_reading
from askfirst.text.reading import Reading

START = attrgetter("start")


class InOrder(Node):
    """Finds that follow one another in one sentence, at most `gap` tokens apart."""

    def __init__(self, parts: Sequence[Node], gap: int, span: int | None) -> None:
        self.parts, self.gap, self.span = tuple(parts), gap, span
        self.required = self.demands()

    def demands(self) -> Demands:
        return tuple(keys for part in self.parts for keys in part.demands())

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        if lacks(reading.keys, self.required):
            return ()
        chains: list[list[Hit]] = [[hit] for hit in self.parts[0].heads(reading)]
        for part in self.parts[1:]:
            if not chains:
                return ()
            nexts = sorted(part.heads(reading), key=START)
            chains = [
                [*chain, hit]
                for chain in chains
                for hit in nexts[
                    bisect_left(nexts, chain[-1].end, key=START) : bisect_right(
                        nexts, chain[-1].end + self.gap, key=START
                    )
                ]
                if reading.same_sentence(chain[-1], hit)
            ]
        if self.span is not None:
            return [chain[self.span] for chain in chains]
        return [Hit(chain[0].start, chain[-1].end, chain[-1].attrs) for chain in chains]
