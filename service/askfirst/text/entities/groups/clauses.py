"""Relative clauses that describe a group: "who would get the joke", "anybody likely to leave"."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

RELATIVES = frozenset(
    "who that whose whom likely with we which willing keen ready worth inclined prone interested "
    "liable able still not currently".split()
)
ANY = frozenset("whoever whomever".split())
PLACED = frozenset("in at from of near around".split())
NO_ACT = frozenset(
    "including regarding concerning according following during being coming belonging starting "
    "matching living morning evening building meeting spring string king thing wedding training "
    "existing pending".split()
)
SINGULAR = frozenset(
    "customer client account buyer lead prospect dealer partner company firm contact reseller "
    "distributor supplier".split()
)
REACH = 14
"""Tokens of a relative clause that are looked at."""


def related(reading: Reading, heads: list[Hit]) -> list[Hit]:
    """A relative clause that nothing measurable stands in: "anybody likely to leave"."""
    found = []
    for head in heads:
        first = reading.words[head.end] if head.end < len(reading) else ""
        if first in PLACED:
            following = reading.words[head.end : head.end + 6]
            first = next((word for word in following if word in {"who", "whose", "whom"}), first)
        lone = is_one(reading, head)
        asked = reading.words[head.start - 1 : head.start] in (["whichever"], ["whatever"])
        acting = first.endswith("ing") and first not in NO_ACT and not reading.words[head.start - 1].isdigit()
        if first == "that" and tells_that(reading, head):
            continue
        if (lone and not asked) or not (acting or first in RELATIVES or asked or reading.words[head.start] in ANY):
            continue
        end = clause_end(reading, head.end)
        if any(head.end <= one.start <= head.end + 4 for one in reading.entities("criterion")):
            continue
        if any(
            head.end <= vague.start and vague.end <= end
            for vague in reading.all_hits.get("@vague_behaviour", ())
            if lower(reading, vague)
        ) or (first not in {"with", "which", "whose", "w/"} and not has_fact(reading, Hit(head.end, end))):
            found.append(Hit(head.start, end))
    return found


def is_one(reading: Reading, head: Hit) -> bool:
    """Whether the noun speaks of one customer, and not of any, every or each."""
    return reading.words[head.start] in SINGULAR and reading.words[head.start - 1] not in {"any", "every", "each"}


def tells_that(reading: Reading, head: Hit) -> bool:
    """Whether "that" begins what somebody is told: "tell the Malmö office that prices stay"."""
    before = reading.words[max(0, head.start - TOLD) : head.start]
    return not TELLS.isdisjoint(before) and reading.words[head.end + 1 : head.end + 2] != ["are"]


TELLS = frozenset("tell tells inform remind assure convince notify advise warn promise".split())
TOLD = 4


def unlisted_related(reading: Reading) -> list[Hit]:
    """A vague clause with "who" behind any plural: "the hoteliers with whom we get along"."""
    found = []
    for position, word in enumerate(reading.words):
        if word not in {"who", "whom"}:
            continue
        head = position - 2 if word == "whom" else position - 1
        end = clause_end(reading, position)
        vague = (
            one
            for one in reading.all_hits.get("@vague_behaviour", ())
            if position < one.start and one.end <= end and lower(reading, one)
        )
        if head >= 0 and reading.words[head].endswith("s") and any(vague):
            found.append(Hit(head, end))
    return found


def lower(reading: Reading, hit: Hit) -> bool:
    """Whether the word is written small: "Nice" is a city, "May" a month."""
    return not reading.raw[reading.starts[hit.start]].isupper()


def clause_end(reading: Reading, start: int) -> int:
    """Where the clause from a token ends: at a comma, a mark, the sentence's end, or out of reach."""
    end = start
    while end < len(reading) and end - start < REACH and reading.sentences[end] == reading.sentences[start]:
        if reading.words[end] in {",", ";", ".", "!", "?", ":", ")", "("}:
            break
        end += 1
    return end


def has_fact(reading: Reading, clause: Hit) -> bool:
    """Whether something that a record shows stands in the clause: an act, a date, a number, an id, a name."""
    if any(act.overlaps(clause) for act in reading.all_hits.get("@recorded_act", ())):
        return True
    if clause.within(reading.covered("criterion", "quote", "date")):
        return True
    acted = reading.words[clause.start : clause.start + 3]
    if acted[:1] == ["who"] and any(word.endswith("ed") and word not in NO_DEEDS for word in acted[1:]):
        return True
    return any(clause.start <= fact.start <= clause.start + 4 for fact in reading.entities("number"))


NO_DEEDS = frozenset("seemed looked appeared mattered loved liked enjoyed valued cared need interested".split())
"""What these say of somebody no record shows."""
