"""Orders that open a short request with a word for which nothing stands before: "schick es Anna".

For languages whose grammar of references is not in code. The lexicon lists the orders with a pronoun
for a thing (`bare_reference`) or a person (`bare_recipient`), and, for "cierra el ticket", the verbs
(`record_verb`), articles (`definite`), nouns (`plain_noun`) and what may follow (`closing_word`).
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, MaterialFinder
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading


def bare(name: str, need: str) -> MaterialFinder:
    """A finder for the orders of a list that open a request; nothing before, no field or candidate can be meant.

    `need` is what their pronoun stands for: a thing, or somebody.
    """

    def find(material: Material) -> Sequence[Hit]:
        if alone(material, need):
            found = [hit for hit in material.text.outside_data(name) if nothing_before(material.text, hit)]
            return [pronoun_of(material.text, hit) for hit in found]
        return []

    return find


def pronoun_of(reading: Reading, order: Hit) -> Hit:
    """The pronoun in an order, where the language writes it as a word (`bare_pronoun_word`); else the order.

    The last one: in "schicken Sie es" the first is who is spoken to.
    """
    inside = [hit for hit in reading.hits("@bare_pronoun_word") if order.start <= hit.start and hit.end <= order.end]
    return inside[-1] if inside else order


def bare_record(material: Material) -> Sequence[Hit]:
    """Orders to do something to "the ticket" where nothing says which: no number, name or description."""
    reading = material.text
    if not alone(material, "thing"):
        return []
    nouns = {hit.start: hit.end for hit in reading.hits("@plain_noun")}
    articles = {hit.start: hit.end for hit in reading.hits("@definite")}
    hits = [
        Hit(verb.start, nouns[articles[verb.end]])
        for verb in reading.outside_data("@record_verb")
        if articles.get(verb.end) in nouns and commands(reading, verb.start) and nothing_before(reading, verb)
    ]
    return [hit for hit in hits if closes(reading, hit.end)]


def loose_reference(material: Material) -> Sequence[Hit]:
    """Words that point at what was said elsewhere, "lo de siempre", where nothing else was said."""
    return material.text.outside_data("@loose_reference") if alone(material, "thing") else []


def alone(material: Material, need: str) -> bool:
    """Whether nothing but the text can say what is meant."""
    request = material.request
    return not (request.history or request.candidates is not None or brings(material, need))


def closes(reading: Reading, position: int) -> bool:
    """Whether nothing that could name the thing follows: the end, a mark, "please", a day."""
    if position >= len(reading):
        return True
    if not reading.words[position][0].isalnum():
        return reading.words[position] in {".", "!", "?", ",", ";"}
    followers = [*reading.hits("@closing_word"), *reading.entities("date"), *reading.entities("clock_time")]
    return any(hit.start == position for hit in followers)


def nothing_before(reading: Reading, hit: Hit) -> bool:
    """Whether only a greeting or a lead-in stands before the hit, and nothing named behind it explains it."""
    leads = reading.leads
    first = addressed(reading)
    before = all(word in leads or not word[0].isalnum() for word in reading.words[first : hit.start])
    explained = reading.words[hit.end : hit.end + 1] == [":"] or ":" in reading.words[hit.end : hit.end + 6]
    return before and not explained


def addressed(reading: Reading) -> int:
    """The token behind a greeting with a name: "Hola Ana, ..."."""
    for hit in reading.outside_data("@greeting")[:1]:
        comma = next((at for at in range(hit.end, min(hit.end + 4, len(reading))) if reading.words[at] == ","), None)
        if hit.start == 0 and comma is not None:
            return comma + 1
    return 0
