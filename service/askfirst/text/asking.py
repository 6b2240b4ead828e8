"""Orders that are put as a request: "es posible enviar ...", "könntest du ... schicken", "merci de livrer ...".

The words that ask are the lexicon's `asking_lead`. Behind them stands an infinitive: at once or, in a language whose
nouns have capitals (German), at the end of its clause, with what it governs ahead of it.
"""

from askfirst.text.hit import Hit
from askfirst.text.lazy import once_each
from askfirst.text.listed import covered
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

LEAD, FILLING, TRAILING = "@asking_lead", "@filling_word", "@trailing_word"


def requested(reading: Reading, key: str) -> list[Hit]:
    """The verbs of a list that are asked for behind words of request."""
    return [verb for verb, _ in asked(reading, key)]


def heads(reading: Reading, key: str) -> list[Hit]:
    """What stands in the place of a verb whose objects are ahead of it: the words that ask."""
    return [lead for verb, lead in asked(reading, key) if reading.nouns_capital and verb.start > lead.end]


def asks(reading: Reading, hit: Hit) -> bool:
    """Whether a word belongs to words of request: "est-ce que tu peux" wants no answer."""
    return any(lead.start <= hit.start and hit.end < lead.end for lead in reading.all_hits.get(LEAD, ()))


@once_each
def asked(reading: Reading, key: str) -> list[tuple[Hit, Hit]]:
    """The verbs of a list behind words of request, each with these."""
    if LEAD not in reading.all_hits:
        return []
    leads = [hit for hit in reading.outside_data(LEAD) if leading(reading, hit)]
    found = []
    for verb in spoken(reading, key):
        lead = next((hit for hit in reversed(leads) if hit.end <= verb.start), None)
        if lead is not None and (
            closes(reading, lead, verb) if reading.nouns_capital else follows(reading, lead, verb)
        ):
            found.append((verb, lead))
    return found


def leading(reading: Reading, lead: Hit) -> bool:
    """Whether words of request open their clause: "you can" within one only tells what is possible."""
    at, clauses = lead.start, reading.clauses
    return reading.opens_sentence(at) or reading.words[at - 1] in reading.leads or clauses[at - 1] != clauses[at]


def follows(reading: Reading, lead: Hit, verb: Hit) -> bool:
    """Whether the verb stands behind what asks, with nothing between them but a courtesy or a pronoun."""
    return covered(reading, FILLING).issuperset(range(lead.end, verb.start))


def closes(reading: Reading, lead: Hit, verb: Hit) -> bool:
    """Whether the verb ends the clause of what asks."""
    if reading.clauses[lead.end] != reading.clauses[verb.start]:
        return False
    after = verb.end
    if after >= len(reading) or reading.clauses[after] != reading.clauses[verb.start]:
        return True
    return not reading.words[after][0].isalnum() or reading.words[after] in reading.leads or trails(reading, after)


def trails(reading: Reading, at: int) -> bool:
    """Whether a courtesy or a time of day stands at this token: "schicken bitte"."""
    return at in reading.begins(TRAILING)
