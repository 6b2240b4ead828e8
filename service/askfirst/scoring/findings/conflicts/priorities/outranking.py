"""Two things of which each outweighs the other, or comes ahead of all."""

from itertools import combinations

from askfirst.scoring.findings.statements.places import conflict, corrected, places
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

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


def both_prevail(reading: Reading) -> list[Hit]:
    """Two things of one sentence that are both said, in the same words, to come ahead of all."""
    for one, other in combinations(sorted(places(reading, "prevails")), 2):
        if reading.text(one).lower() != reading.text(other).lower() or not reading.same_sentence(one, other):
            continue
        if above_one(reading, one) or above_one(reading, other):
            continue
        between = reading.words[one.end : other.start]
        told = set(reading.words[max(0, one.start - 8) : other.end + 6])
        if not {",", "and", "&", ";"} & set(between) or DECIDED & told or LEADS & set(between):
            continue
        if not corrected(reading, one, other):
            return [conflict(reading, stretch(reading, one), stretch(reading, other))]
    return []


def above_one(reading: Reading, hit: Hit) -> bool:
    """Whether it comes ahead of something named, not of all: "take precedence over those from families"."""
    behind = reading.words[hit.end : hit.end + 2]
    return behind[:1] in (["over"], ["above"]) and not {"all", "everything", "any", "every"} & set(behind)


def both_sides(reading: Reading, hit: Hit) -> tuple[set[str], set[str]]:
    """The words that name what stands ahead of a place and behind it."""
    whole = stretch(reading, hit)
    return naming_words(reading, whole.start, hit.start), naming_words(reading, hit.end, whole.end)


def stretch(reading: Reading, hit: Hit) -> Hit:
    """A place with the words around it, up to the next mark on either side."""
    start, end = hit.start, hit.end
    while start and start > hit.start - FARTHEST and reading.words[start - 1] not in STOPS:
        start -= 1
    while end < len(reading) and end < hit.end + FARTHEST and reading.words[end] not in STOPS:
        end += 1
    return Hit(start, end)


def naming_words(reading: Reading, start: int, end: int) -> set[str]:
    """The words of a stretch that name something."""
    return {singular(word) for word in reading.words[start:end] if word not in EMPTY}
