"""Things said twice: once denied, kept or excluded from all else, and once not."""

from bisect import bisect_left, bisect_right
from collections import defaultdict

from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.relations.stems import told
from askfirst.scoring.classifier.words.relating import ABSOLUTE, DENYING, KEEPING
from askfirst.text.reading import Reading

SCOPE = 5
"""How many words a denying or excluding word bears on, within its clause."""
MOST = 4
SORTS = {"no": DENYING, "all": ABSOLUTE, "keep": KEEPING}


def repeats(found: Features, text: Reading, verbs: dict[int, str]) -> None:
    """Adds the features of things that a text says twice; `verbs` are the classes of its orders."""
    words = text.words
    marks = {sort: places_of(words, listed) for sort, listed in SORTS.items()}
    for sort, marked in marks.items():
        if marked:
            found[f"said:{sort}/{min(len(marked), MOST)}"] = 1.0
    places: dict[str, list[int]] = defaultdict(list)
    for at, word in enumerate(words):
        if (stem := told(word)) is not None:
            places[stem].append(at)
    orders = sorted(verbs)
    again = [said for said in places.values() if len(said) > 1]
    for said in again:
        for sort, marked in marks.items():
            if marked and len({under(text, one, marked) for one in said}) > 1:
                found[f"again:{sort}"] = 1.0
        deeds = sorted({verbs[orders[order - 1]] for one in said if (order := bisect_right(orders, one))})
        if len(deeds) > 1:
            found[f"again:{deeds[0]}+{deeds[1]}"] = 1.0
    found[f"again:{min(len(again), MOST)}"] = 1.0


def places_of(words: list[str], listed: frozenset[str]) -> list[int]:
    """Where the words of a list stand."""
    return [] if listed.isdisjoint(words) else [at for at, word in enumerate(words) if word in listed]


def under(text: Reading, at: int, marks: list[int]) -> bool:
    """Whether a token stands in the scope of one of the marks."""
    clauses = text.clauses
    near = marks[bisect_left(marks, at - SCOPE) : bisect_left(marks, at)]
    return any(clauses[mark] == clauses[at] for mark in near)
