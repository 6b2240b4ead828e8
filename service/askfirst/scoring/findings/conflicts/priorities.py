"""What comes first: A before B and B before A, two things that both come first, each outweighing the other."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import reach
from askfirst.scoring.findings.statements.places import (
    any_between,
    conflict,
    corrected,
    opens,
    places,
    sentence_of,
    word_before,
)
from askfirst.scoring.findings.statements.scope import EMPTY, singular
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

REACH = 6

FILLER = frozenset("the a an any all it is be them this that job task order you we i on my our your".split())


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
    return [*circles(reading), *crossed(reading, "earlier_than"), *firsts(reading)]


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
        if word in {"over", "above"} and word_before(reading, place) not in {"", "from"}:
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
        if plain is None and reading.words[place] not in FILLER:
            plain = place
    return plain


BEHIND_FIRST = frozenset({"too", "as", "also", "please", "today", "thing", "well"})

START = ("start", "begin")

MARKS = frozenset({",", ".", ";", ":", "!", "?", "and", "but", "then", "(", ")"})


def firsts(reading: Reading) -> list[Hit]:
    """Two clauses of which each says that its thing comes first."""
    found = [*places(reading, "top_rank"), *(Hit(place, place + 1) for place in bare_firsts(reading))]
    found += [
        Hit(place, place + 2)
        for place, word in enumerate(reading.words)
        if word in START and reading.words[place + 1 : place + 2] == ["with"] and opens(reading, place)
    ]
    if doubled := shared(reading, found):
        return doubled
    for one, other in zip(sorted(found), sorted(found)[1:], strict=False):
        if second(reading) or any_between(reading, "ordered_anyway", 0, len(reading.words)):
            return []
        if reading.clauses[one.start] != reading.clauses[other.start] and not corrected(reading, one, other):
            return [conflict(reading, said(reading, one), said(reading, other))]
    return []


def shared(reading: Reading, found: list[Hit]) -> list[Hit]:
    """One rank that is given to two: "the leak comes first, and so does the pump", "each is his first job"."""
    for hit in found:
        _, end = sentence_of(reading, hit.start)
        behind = reading.words[hit.end : min(end, hit.end + 9)]
        if "so" in behind and set(behind[behind.index("so") + 1 :][:1]) & {"is", "are", "does", "do", "has", "must"}:
            return [conflict(reading, said(reading, hit), Hit(hit.end, end))]
        ahead = reading.words[max(0, hit.start - 5) : hit.start + 1]
        if {"each", "both"} & set(ahead) and {"is", "are", "be", "come", "comes", "go"} & set(ahead):
            return [conflict(reading, said(reading, hit), hit)]
    return []


def bare_firsts(reading: Reading) -> list[int]:
    """Where "first" closes a clause or opens a sentence: "do the audit first", "First call Ben."."""
    words = reading.words
    return [
        place
        for place, word in enumerate(words)
        if word == "first"
        and (
            place + 1 == len(words)
            or words[place + 1] in MARKS | BEHIND_FIRST
            or place == 0
            or words[place - 1] in {".", "!", "\n"}
        )
        and (place == 0 or words[place - 1] not in {"the", "at", "from", "very", "her", "his", "my", "our"})
        and not reading.is_data(Hit(place, place + 1))
    ]


def second(reading: Reading) -> bool:
    """Whether the text goes on with what comes second."""
    words = set(reading.words)
    today = bool({"today", "tonight"} & words) and "tomorrow" in words
    return today or bool({"second", "secondly", "then", "afterwards", "next"} & words)


def said(reading: Reading, hit: Hit) -> Hit:
    """The words ahead of a hit in its clause, with the hit; behind it where it opens the clause."""
    if opens(reading, hit.start):
        return Hit(hit.start, reach(reading, hit.end))
    start = hit.start
    while start and reading.clauses[start - 1] == reading.clauses[hit.start]:
        start -= 1
    return Hit(start, hit.end)


STOPS = frozenset({",", ";", ".", ":", "and", "but", "(", ")", "!", "?", "while"})
DECIDED = frozenset("if when where otherwise then else unless tie ties equal second last over while whereas".split())
LEADS = frozenset({"for", "on", "in", "at", "during", "until", "from"})
FARTHEST = 5


def outranked(reading: Reading) -> list[Hit]:
    """Two things of which each is said to outweigh the other."""
    return crossed(reading, "outranks")


def crossed(reading: Reading, name: str) -> list[Hit]:
    """Two things of which each is said to come ahead of the other, in the words of a list."""
    edges = [(hit, *both_sides(reading, hit)) for hit in places(reading, name)]
    for (one, left, right), (other, late_left, late_right) in combinations(edges, 2):
        if (left & late_right - right) and (right & late_left - left) and not corrected(reading, one, other):
            return [conflict(reading, stretch(reading, one), stretch(reading, other))]
    return []


def both_sides(reading: Reading, hit: Hit) -> tuple[set[str], set[str]]:
    """The words that name what stands ahead of a place and behind it."""
    whole = stretch(reading, hit)
    return named(reading, whole.start, hit.start), named(reading, hit.end, whole.end)


def stretch(reading: Reading, hit: Hit) -> Hit:
    """A place with the words around it, up to the next mark on either side."""
    start, end = hit.start, hit.end
    while start and start > hit.start - FARTHEST and reading.words[start - 1] not in STOPS:
        start -= 1
    while end < len(reading) and end < hit.end + FARTHEST and reading.words[end] not in STOPS:
        end += 1
    return Hit(start, end)


def named(reading: Reading, start: int, end: int) -> set[str]:
    """The words of a stretch that name something."""
    return {singular(word) for word in reading.words[start:end] if word not in EMPTY}


def both_prevail(reading: Reading) -> list[Hit]:
    """Two things of one sentence that are both said, in the same words, to come ahead of all."""
    for one, other in combinations(sorted(places(reading, "prevails")), 2):
        if reading.text(one).lower() != reading.text(other).lower() or not reading.same_sentence(one, other):
            continue
        between = reading.words[one.end : other.start]
        told = set(reading.words[max(0, one.start - 8) : other.end + 6])
        if not {",", "and", "&", ";"} & set(between) or DECIDED & told or LEADS & set(between):
            continue
        if not corrected(reading, one, other):
            return [conflict(reading, stretch(reading, one), stretch(reading, other))]
    return []
