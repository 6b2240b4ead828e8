"""Measurable criteria that pick records: a comparison, a field value, a tag, a saved list, a dated act.

"over 50 orders" - "scoring 80+" - "tagged fair-25" - "on plan PRO" - "who signed since March".
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

COMPARING = frozenset(
    "over above than least most under below exceeding beyond between > < >= <= ≥ ≤ = minimum max score scores scoring "
    "rated rating".split()
)
STATES = frozenset("active inactive dormant silent since older newer longer".split())
"""These need a date; an id behind them belongs to something else."""


def find_criteria(reading: Reading) -> list[Hit]:
    """Every stretch by which a system could decide who belongs to a group."""
    hits = list(spoken(reading, "@criterion_word"))
    hits += [noun for noun in spoken(reading, "@record_field") if picks(reading, noun)]
    hits += [one for name in ("number", "money", "percent") for one in reading.entities(name) if compares(reading, one)]
    dates = [hit for name in ("date", "duration") for hit in reading.entities(name)]
    for act in spoken(reading, "@dated_act"):
        state = reading.words[act.start] in STATES
        facts = dates if state else [*dates, *reading.entities("id"), *reading.entities("quote")]
        hits += [
            Hit(act.start, fact.end)
            for fact in facts
            if 0 <= fact.start - act.end <= 7 and reading.same_sentence(act, fact)
        ]
    return outermost(hits)


def picks(reading: Reading, field: Hit) -> bool:
    """Whether a field picks records: "on plan PRO", "status = Open", not "about the plan"."""
    after = reading.words[field.end : field.end + 1]
    if after and after[0] in {"=", ":", "is", "equals", "code", ">", "<", ">=", "<="}:
        return True
    clause = reading.words[max(0, field.start - 12) : field.start]
    if any(word in MOVING for word in clause) and not {"with", "whose", "from", "where"} & set(clause):
        return False
    return any(word in LED for word in reading.words[max(0, field.start - 3) : field.start])


MOVING = frozenset("put add move place enter enrol enroll load drop".split())
LED = frozenset("on in with from under whose by where having of".split())


def compares(reading: Reading, number: Hit) -> bool:
    """Whether a number that is no time is a limit: "over 50 orders", "12 or more referrals"."""
    if number.within(reading.covered("date", "duration")):
        return False
    before, behind = reading.words[max(0, number.start - 3) : number.start], reading.words[number.end : number.end + 2]
    return not COMPARING.isdisjoint(before) or behind[:1] == ["+"] or behind in MORE


MORE = tuple(["or", word] for word in ("more", "above", "over", "higher", "less", "fewer", "below", "under"))
