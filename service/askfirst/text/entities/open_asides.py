"""Open times that order nothing: what others did or hope for, thanks, a stage of a row, an event, a stated length."""

from itertools import pairwise

from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading

TELLERS = frozenset("we i they he she it".split())
ANYBODY = frozenset("everyone everybody nobody people".split())
ASKING = frozenset("should must shall need needs please pls to".split())
PAST = frozenset("kept said told let left ran came went wrote thought asked took gave made had was were did".split())
THANKS = frozenset("thank thanks thx grateful".split())
TOLD = 12
"""Words of a clause, ahead of the time, that say who does something."""
THANKED = 12
"""Words between "thank" and what for."""
STATING = 6
"""Words behind "whenever" in which its event stands."""


def aside(reading: Reading, hit: Hit) -> bool:
    """Whether the words leave no time of the order open."""
    return others_told(reading, hit) or thanked(reading, hit) or stated(reading, hit)


def others_told(reading: Reading, hit: Hit) -> bool:
    """Whether the clause tells what somebody did: "we kept them waiting for ages", "everyone wants it asap"."""
    opening = reading.clause_start(hit.start)
    first = max(opening, hit.start - TOLD)
    ahead = reading.words[first : hit.start]
    if not ASKING.isdisjoint(ahead):
        return False
    if first == opening and not ANYBODY.isdisjoint(ahead[:1]):
        return True
    return any(
        who in TELLERS and (verb in PAST or (verb.endswith("ed") and len(verb) > len("need")))
        for who, verb in pairwise(ahead)
    ) or any(one == "has" and two != "to" for one, two in pairwise(ahead))


def thanked(reading: Reading, hit: Hit) -> bool:
    """Whether somebody is thanked for it: "thank Harriet for the quick turnaround"."""
    ahead = reading.words[max(0, hit.start - THANKED) : hit.start]
    return (
        not THANKS.isdisjoint(ahead)
        and "for" in ahead[-3:]
        and reading.same_sentence(hit, Hit(max(0, hit.start - 3), hit.start))
    )


def stated(reading: Reading, hit: Hit) -> bool:
    """Whether what stands beside the words says what they stand for."""
    words, end = reading.words, hit.end
    before = words[hit.start - 1 : hit.start]
    behind = words[end : end + 3]
    last = words[end - 1]
    if last in {"later", "earlier"} and before == ["or"] and hit.start > 1:
        return capital(reading, hit.start - 2) or words[hit.start - 2][:1].isdigit()  # "in Negotiation or later"
    if last == "whenever":
        events = (one.start for one in reading.hits("@event_word"))
        return any(end < at <= end + STATING for at in events) and reading.words[end] not in {"you", "it"}
    if last in {"stages", "phases", "steps"} and behind[:1] and behind[0][0].isdigit():
        return True
    if behind[:1] == ["of"] and last in {"duration", "margin", "length", "period"}:
        return not reading.opens_sentence(end) and any(
            end < one.start <= end + STATING
            for name in ("id", "number", "percent", "date", "quote")
            for one in reading.entities(name)
        )
    if behind[:2] in (["and", "forth"], ["to", "back"]):
        return True
    graded = before in (["more"], ["most"]) and last.endswith("ly")
    if (graded or words[hit.start : end] == ["not", "yet"]) and behind and behind[0].endswith("ed"):
        return True  # "the more recently edited of the two", "leads not yet called"
    return priced(reading, hit)


def priced(reading: Reading, hit: Hit) -> bool:
    """Whether a sum says by how much: "goes up slightly, from DKK 900 to DKK 925"."""
    if {"up", "down", "higher", "lower"}.isdisjoint(reading.words[max(0, hit.start - 1) : hit.end]):
        return False
    return any(0 < money.start - hit.end <= STATING for money in reading.entities("money"))
