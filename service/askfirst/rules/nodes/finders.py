"""Conditions that find something by themselves: words, orders, rows of finds, entities, finders in code."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from operator import attrgetter

from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node, by_reading
from askfirst.text.hit import Hit, outermost
from askfirst.text.needs import Needs, rarest
from askfirst.text.orders import commands, requested, spoken, wanted
from askfirst.text.reading import Reading

START = attrgetter("start")


class Terms(Node):
    """Phrases or token patterns, found in the one pass over all terms."""

    def __init__(self, key: str) -> None:
        self.key = key

    def needs(self) -> Needs:
        return frozenset({self.key})

    def places(self, reading: Reading) -> Sequence[Hit]:
        return reading.hits(self.key)


class Ordering(Node):
    """Words of lists, by their keys, that are tried only where one of them stands."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = tuple(keys)

    def needs(self) -> Needs:
        return frozenset(self.keys)


class Command(Ordering):
    """Verbs where they give an order: "send ...", "please send", "can you send", "and send", "könntest du ... senden".

    A verb that opens a sentence is no part of the name behind it: "Text Marta".
    """

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = [hit for key in self.keys for hit in spoken(reading, key) if commands(reading, hit.start)]
        hits += [hit for key in self.keys for hit in requested(reading, key) if hit not in hits]
        return outermost(hits) if len(hits) > 1 else hits


class Wanted(Ordering):
    """Nouns that are an order without a verb: "call with Ida please", "Reuter needs a discount"."""

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        return outermost([hit for key in self.keys for hit in wanted(reading, key)])


class InOrder(Node):
    """Finds that follow one another in one sentence, at most `gap` tokens apart; the one of number `span` is told."""

    def __init__(self, parts: Sequence[Node], gap: int, span: int | None) -> None:
        self.parts, self.gap, self.span = tuple(parts), gap, span

    def needs(self) -> Needs:
        return rarest(part.needs() for part in self.parts)

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        chains: list[list[Hit]] = [[hit] for hit in self.parts[0].places(reading)]
        for part in self.parts[1:]:
            if not chains:
                return ()
            hits = sorted(part.places(reading), key=START)
            chains = [[*chain, hit] for chain in chains for hit in self.following(reading, chain[-1], hits)]
        if self.span is not None:
            return [chain[self.span] for chain in chains]
        return [Hit(chain[0].start, chain[-1].end, chain[-1].attrs) for chain in chains]

    def following(self, reading: Reading, hit: Hit, hits: Sequence[Hit]) -> list[Hit]:
        """Those of some hits in text order that come next behind this one."""
        first, over = (
            bisect(hits, at, key=START) for bisect, at in ((bisect_left, hit.end), (bisect_right, hit.end + self.gap))
        )
        return [one for one in hits[first:over] if reading.same_sentence(hit, one)]


class Entity(Node):
    """An entity, with the attribute values it must have; an empty value asks that there is none."""

    def __init__(self, name: str, where: Mapping[str, str], needs: Needs = None) -> None:
        self.name, self.where, self.asked = name, tuple(where.items()), needs

    def needs(self) -> Needs:
        return self.asked

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = reading.entities(self.name)
        for name, value in self.where:
            values = value.split("|")
            hits = [hit for hit in hits if hit.attrs.get(name, "") in values]
        return hits


class Found(Node):
    """A named finder in code, for what phrases cannot say."""

    def __init__(self, name: str, needs: Needs = None) -> None:
        self.name, self.asked = name, needs

    def needs(self) -> Needs:
        return self.asked

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def triggers(self, material: Material) -> Sequence[Hit]:
        return material.findings(self.name)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return bool(material.findings(self.name))
