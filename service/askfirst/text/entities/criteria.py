"""Measurable criteria that pick records: a comparison, a field value, a tag, a saved list, a dated act.

"over 50 orders" - "scoring 80+" - "tagged fair-25" - "on plan PRO" - "who signed since March".
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

STATES = frozenset("active inactive dormant silent since older newer longer".split())
"""These need a date; an id behind them belongs to something else."""


def find_criteria(reading: Reading) -> list[Hit]:
    """Every stretch by which a system could decide who belongs to a group."""
    hits = list(spoken(reading, "@criterion_word"))
    times = reading.covered("date", "duration")
    dates = [hit for name in ("date", "duration") for hit in reading.entities(name)]
    for name in ("number", "money", "percent"):
        for number in reading.entities(name):
            number.within(times)
    for act in spoken(reading, "@dated_act"):
        state = reading.words[act.start] in STATES
        facts = dates if state else [*dates, *reading.entities("id"), *reading.entities("quote")]
        hits += [
            Hit(act.start, fact.end)
            for fact in facts
            if 0 <= fact.start - act.end <= 7 and reading.same_sentence(act, fact)
        ]
    return outermost(hits)
