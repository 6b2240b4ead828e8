"""Orders of work that cannot be: A before B and B before A, or two things that both come first."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.firsts import MARKS, firsts
from askfirst.scoring.findings.conflicts.outranking import both_prevail, outranked
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

REACH = 6

EMPTY = frozenset("the a an any all it is be them this that job task order you we i on my our your".split())


class Edge(NamedTuple):
    """One thing that comes ahead of another, and where that is said."""

    hit: Hit
    early: str
    late: str


ORDER = frozenset({"@earlier_than", "@later_than", "@top_rank", "@preference", "@outranks", "@prevails"})
ORDER_WORDS = frozenset({"first", "start", "begin"})


@demanding({*(name[1:] for name in ORDER), *("=" + word for word in ORDER_WORDS)})
def rival_order(material: Material) -> Sequence[Hit]:
    """Circles of before and after, and two things said to be first of all."""
    reading = material.text
    if ORDER.isdisjoint(reading.lists) and ORDER_WORDS.isdisjoint(reading.words):
        return []
    if ranked := [*outranked(reading), *both_prevail(reading)]:
        return ranked
    if any_between(reading, "agreement", 0, len(reading.words)):
        return []
    return [*circles(reading), *firsts(reading)]


def circles(reading: Reading) -> list[Hit]:
    """The edge that closes a circle, together with the first one of the circle."""
    edges: list[Edge] = []
    for name, turned in (("earlier_than", False), ("later_than", True)):
        for hit in reading.all_hits.get("@" + name, ()):
            left, right = item(reading, hit.start - 1, -1), item(reading, hit.end, 1)
            if left is not None and right is not None and not reading.is_data(hit):
                early, late = (right, left) if turned else (left, right)
                edges.append(
                    Edge(Hit(left, right + 1), reading.words[early].strip("."), reading.words[late].strip("."))
                )
    edges += preferences(reading)
    edges.sort()
    for number, edge in enumerate(edges):
        path = trail(edges[:number], edge.late, edge.early)
        if path and not corrected(reading, path[0].hit, edge.hit):
            return [conflict(reading, path[0].hit, edge.hit)]
    return []


def preferences(reading: Reading) -> list[Edge]:
    """Such as "Prioritise A over B" as an edge."""
    if not reading.all_hits.get("@preference"):
        return []
    found = []
    for place, word in enumerate(reading.words):
        if word in {"over", "above"} and reading.words[place - 1] not in {"", "from"}:
            left, right = item(reading, place - 1, -1), item(reading, place + 1, 1)
            if left is not None and right is not None:
                found.append(
                    Edge(Hit(left, right + 1), reading.words[left].strip("."), reading.words[right].strip("."))
                )
    return found


def trail(edges: list[Edge], start: str, goal: str) -> list[Edge]:
    """Edges that lead from one thing to another; empty if none do."""
    for number, edge in enumerate(edges):
        if edge.early == start:
            if edge.late == goal:
                return [edge]
            onward = trail(edges[:number] + edges[number + 1 :], edge.late, goal)
            if onward:
                return [edge, *onward]
    return []


def item(reading: Reading, position: int, step: int) -> int | None:
    """The thing named on one side: the nearest id or name, else the nearest word."""
    plain = None
    for place in range(position, position + step * REACH, step):
        if not 0 <= place < len(reading.words) or reading.words[place] in MARKS:
            break
        if any(
            hit.start <= place < hit.end
            for name in ("date", "clock_time", "duration")
            for hit in reading.entities(name)
        ):
            return None
        first = reading.raw[reading.starts[place]]
        opens = place == 0 or reading.sentences[place - 1] != reading.sentences[place]
        if any(letter.isdigit() for letter in reading.words[place]) or (first.isupper() and not opens):
            return place
        if plain is None and reading.words[place] not in EMPTY:
            plain = place
    return plain
