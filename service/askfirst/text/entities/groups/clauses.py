"""Relative clauses that describe a group: "who would get the joke", "anybody likely to leave"."""

from itertools import pairwise

from askfirst.text.hit import Hit
from askfirst.text.names import capital
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
        acting = first.endswith("ing") and first not in NO_ACT and not reading.word_before(head.start).isdigit()
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
    return reading.words[head.start] in SINGULAR and reading.word_before(head.start) not in {"any", "every", "each"}


def tells_that(reading: Reading, head: Hit) -> bool:
    """Whether "that" begins what somebody is told: "tell the Malmö office that prices stay"."""
    before = reading.words[max(0, head.start - TOLD) : head.start]
    behind = reading.words[head.end + 1 : head.end + 2]
    if not WRITES.isdisjoint(before):
        return bool(behind) and behind[0] in SUBJECTS
    return not TELLS.isdisjoint(before) and behind != ["are"]


TELLS = frozenset("tell tells inform remind assure convince notify advise warn promise".split())
WRITES = frozenset("write writes confirm".split())
SUBJECTS = frozenset("the our a an we it they he she his her their your all this these".split())
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
    if clause.within(reading.covered("criterion", "quote", "date")) or whole(reading, clause):
        return True
    if named(reading, clause) or alike(reading, clause):
        return True
    acted = reading.words[clause.start : clause.start + 3]
    if acted[:1] == ["who"] and any(word.endswith("ed") and word not in NO_DEEDS for word in acted[1:]):
        return True
    return any(clause.start <= fact.start <= clause.start + 4 for fact in reading.entities("number"))


def whole(reading: Reading, clause: Hit) -> bool:
    """Whether the clause takes nobody out: "the Berg contacts we have on the list" are all of them."""
    words = [word for word in reading.words[clause.start : clause.end + 1] if word not in {"that", "which", "whom"}]
    return words[:2] in HAVING and (len(words) < 3 or words[2] in ONWARD or not words[2][0].isalnum())


HAVING = (["we", "have"], ["we", "hold"], ["we", "got"])
ONWARD = frozenset("on in into to for from with at and by".split())
"""Behind "all we have" the order goes on with these."""


def named(reading: Reading, clause: Hit) -> bool:
    """Whether a name stands in the clause as what a record holds: "that lie in Evora", "who speaks Danish"."""
    words = reading.words
    last = min(clause.end, clause.start + NAMED)
    last = next((at for at in range(clause.start + 1, last) if words[at] in {"to", "that", "who", "which"}), last)
    ids = reading.covered("id")
    return any(
        at in ids or (capital(reading, at) and len(words[at]) > 1 and not reading.opens_sentence(at))
        for at in range(clause.start + 2, last)
    )


def alike(reading: Reading, clause: Hit) -> bool:
    """Whether they have a field in common: "that share the same tax number"."""
    words = reading.words[clause.start : clause.end]
    return any(one == "same" and two.isalpha() and two not in ONWARD for one, two in pairwise(words))


NAMED = 5
"""Tokens of a clause within which a name belongs to its verb."""
NO_DEEDS = frozenset("seemed looked appeared mattered loved liked enjoyed valued cared need interested".split())
"""What these say of somebody no record shows."""
