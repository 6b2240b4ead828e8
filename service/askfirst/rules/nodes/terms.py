"""Words that stand in the text: phrases, token patterns, orders."""

from collections.abc import Sequence

from askfirst.rules.nodes.node import Node
from askfirst.text.asking import asks, heads, requested
from askfirst.text.demands import Demands
from askfirst.text.hit import Hit, outermost
from askfirst.text.lazy import by_reading
from askfirst.text.orders import commands, spoken
from askfirst.text.reading import Reading
from askfirst.text.wanting import wanted


class Terms(Node):
    """Phrases or token patterns, found in the one pass over all terms."""

    def __init__(self, key: str) -> None:
        self.key = key

    def demands(self) -> Demands:
        return (frozenset({self.key}),)

    def places(self, reading: Reading) -> Sequence[Hit]:
        return reading.hits(self.key)


class Ordering(Node):
    """Words of lists that are tried only where one of them stands."""

    def __init__(self, terms: Sequence[Terms]) -> None:
        self.terms = tuple(terms)

    def demands(self) -> Demands:
        return (frozenset(terms.key for terms in self.terms),)


class Command(Ordering):
    """Verbs where they give an order: "send ...", "please send", "can you send", "and send", "könntest du ... senden".

    A verb that opens a sentence is no part of the name behind it: "Text Marta".
    """

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = [
            hit
            for terms in self.terms
            for hit in spoken(reading, terms.key)
            if commands(reading, hit.start) and not asks(reading, hit)
        ]
        hits += [hit for terms in self.terms for hit in requested(reading, terms.key) if hit not in hits]
        return outermost(hits) if len(hits) > 1 else hits

    def heads(self, reading: Reading) -> Sequence[Hit]:
        return [*self.places(reading), *(hit for terms in self.terms for hit in heads(reading, terms.key))]


class Wanted(Ordering):
    """Nouns that are an order without a verb: "call with Ida please", "Reuter needs a discount"."""

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        return outermost([hit for terms in self.terms for hit in wanted(reading, terms.key)])
