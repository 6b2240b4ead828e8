"""Orders in other words: a request ("könntest du ... schicken", "es posible enviar") or a noun ("Rabatt bitte").

The words are the lexicon's: `asking_lead`; `please_word`, `wanting_verb`, `wanted_ahead` (articles and the like), and
`wanted_not`, the verbs by which a clause orders or tells something else.
"""

from askfirst.text.hit import Hit
from askfirst.text.memo import once
from askfirst.text.orders import covered, spoken
from askfirst.text.reading import Reading

LONGEST = 12
"""Tokens of a text that may be an order without a verb and without a word that asks."""


@once
def requested(reading: Reading, key: str) -> list[Hit]:
    """The verbs of a list behind words of request, in their clause."""
    leads = [(reading.clauses[lead.start], lead.end) for lead in reading.outside_data("@asking_lead")]
    return [verb for verb in spoken(reading, key) if any(asks(reading, verb, *lead) for lead in leads)] if leads else []


def asks(reading: Reading, verb: Hit, clause: int, end: int) -> bool:
    """Whether a verb stands behind a place in this clause."""
    return end <= verb.start and reading.clauses[verb.start] == clause


@once
def wanted(reading: Reading, key: str) -> list[Hit]:
    """The nouns of a list that are asked for by themselves: in a clause that neither orders nor tells anything else."""
    others = {at for at in covered(reading, "@wanted_not") if not reading.capitals[at]}
    polite, wants = covered(reading, "@please_word"), sorted(covered(reading, "@wanting_verb"))
    idle = covered(reading, "@wanted_ahead").union(polite)
    found = []
    for noun in spoken(reading, key):
        start, end = reading.clause_start(noun.start), reading.clause_end(noun.start)
        wanting = max((at + 1 for at in wants if start <= at < noun.start), default=0)
        ahead = (at for at in range(max(start, wanting), noun.start) if reading.words[at] not in reading.leads)
        asked = wanting or len(reading) <= LONGEST or not polite.isdisjoint(range(start, len(reading)))
        if asked and others.isdisjoint(range(start, end)) and idle.issuperset(ahead):
            found.append(noun)
    return found
