"""Measurable criteria that pick records: a comparison, a field value, a tag, a saved list, a dated act.

"over 50 orders" - "scoring 80+" - "tagged fair-25" - "on plan PRO" - "who signed since March".
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

COMPARING = frozenset(
    "over above than least most under below exceeding beyond between > < >= <= ≥ ≤ = minimum max "
    "score scores scoring rated rating within past last holding running employing booked placed made "
    "spent ordered bought".split()
)
STATES = frozenset("active inactive dormant silent since older newer longer".split())
"""These need a date; an id behind them belongs to something else."""
AFTER = frozenset({"+", "plus", "upwards", "upward"})


def find_criteria(reading: Reading) -> list[Hit]:
    """Every stretch by which a system could decide who belongs to a group."""
    hits = list(spoken(reading, "@criterion_word"))
    hits += [noun for noun in spoken(reading, "@record_field") if picks(reading, noun)]
    times = reading.covered("date", "duration")
    dates = [hit for name in ("date", "duration") for hit in reading.entities(name)]
    for name in ("number", "money", "percent"):
        for number in reading.entities(name):
            timed = number.within(times) and not exceeded(reading, number)
            if compares(reading, number) and not timed:
                hits.append(number)
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
    """Whether a number is a limit: a comparing word leads up to it, or "or more" follows."""
    following = reading.words[number.end : number.end + 3]
    if following[:1] and (following[0] in AFTER or (following[0] == "or" and following[1:2] and following[1] in MORE)):
        return True
    if exceeded(reading, number):
        return True
    ranged = following[:1] == ["to"] and any(one.start == number.end + 1 for one in reading.entities("number"))
    if ranged and reading.words[number.start - 1 : number.start] == ["("]:
        return True
    before = reading.words[max(0, number.start - 3) : number.start]
    return any(word in COMPARING or word[-1:] in "<>=" for word in before)


def exceeded(reading: Reading, number: Hit) -> bool:
    """Whether it is the least of a count: "30 days and over", "6 lifts and up"."""
    return reading.words[number.end + 1 : number.end + 3] in BOUNDS


BOUNDS = (["and", "over"], ["and", "up"], ["and", "above"], ["and", "more"], ["or", "more"])
MORE = frozenset("more above over higher less fewer below under better greater longer larger".split())
