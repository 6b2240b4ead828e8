"""Before and after in a circle: A before B, B before C, C before A."""

from typing import NamedTuple

from askfirst.scoring.findings.conflicts.priorities.items import item
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


class Edge(NamedTuple):
    """One thing that comes ahead of another, and where that is said."""

    hit: Hit
    early: str
    late: str


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
        if word in {"over", "above"} and reading.word_before(place) not in {"", "from"}:
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
