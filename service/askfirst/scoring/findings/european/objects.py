"""An order that is done to "the bill" and says no more: "Zahl die Rechnung", "Réponds au client", "Anula el pedido".

The words of such an order can all be told: its verb, who gets it, one definite noun of which there are many, and a tail
of small words, times and particles. Whatever else stands there may say which one is meant, so nothing is found.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.tails import LONGEST, plain_tail
from askfirst.scoring.findings.european.words import spots
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

TELLING = ("id", "quote", "file", "url", "money", "percent")
"""Facts that say which thing is meant, wherever they stand."""
ADDRESSED = 4
"""Tokens of a greeting with a name ahead of the order: "Hallo Jonas, ..."."""


@demanding({"definite_word"}, {"object_verb", "asking_lead"})
def nameless_object(material: Material) -> Sequence[Hit]:
    """The definite noun of an order that says nothing but what is to be done to it, when, and who by role gets it."""
    return [hit for hit in objects(material) if plain_tail(material.text, hit.end)][:1]


def objects(material: Material) -> Iterator[Hit]:
    """The definite nouns right behind the verb of an order that opens the text."""
    text, request = material.text, material.request
    if material.history or request.candidates is not None:
        return
    if told(text):
        return
    verbs, leads = spots(text, "object_verb"), spots(text, "asking_lead")
    for start, end in sorted({**verbs, **leads}.items()):
        if start > ADDRESSED and not opens(text, start):
            return  # nor does any later verb, so that a long text is not gone through for each
        if (start in leads or commands(text, start)) and opens(text, start):
            for hit in nouns_behind(text, end):
                if not brings(material, "man" if hit.attrs else "thing"):
                    yield hit


def nouns_behind(text: Reading, at: int) -> Iterator[Hit]:
    """The definite nouns that follow a verb, behind pronouns, "please" and names: "Schick ihm das Dokument"."""
    fillers, articles, nouns = (spots(text, name) for name in ("filling_word", "definite_word", "record_noun"))
    parties, others = spots(text, "party_noun"), spots(text, "other_word")
    while at < len(text):
        if at in fillers:
            at = fillers[at]
        elif at in articles:
            after = articles[at]
            other = others.get(after, after)
            end = nouns.get(other) or parties.get(other) or (other + 1 if named_other(text, after, other) else 0)
            if not end and text.nouns_capital:
                at = beneficiary_end(text, after)
                if at in articles:
                    continue  # "Schick der Brandt KG das Angebot"
            if not end:
                return
            yield Hit(at, end, {"variant": "who"} if other in parties else {})
            at = end
        elif text.nouns_capital and text.capitals[at] and any(one in articles for one in (at + 1, at + 2)):
            at += 1  # "Schick Anna das Dokument"
        else:
            return


def beneficiary_end(text: Reading, at: int) -> int:
    """Where a name or noun of a few capital words ends."""
    last = min(len(text), at + LONGEST)
    while at < last and text.capitals[at]:
        at += 1
    return at


def named_other(text: Reading, after: int, other: int) -> bool:
    """Whether any noun follows a word for "other": of which there is another, nothing has been said."""
    return other > after and other < len(text) and text.words[other].isalpha()


def told(text: Reading) -> bool:
    """Whether a fact says which thing is meant: an id, a quote, a number that is no part of a time."""
    if any(text.entities(name) for name in TELLING):
        return True
    times = text.covered("date", "clock_time", "duration")
    return any(hit.start not in times for hit in text.entities("number"))


def opens(text: Reading, start: int) -> bool:
    """Whether nothing but a greeting or small words stand ahead of the order."""
    spans = [*spots(text, "filling_word").items(), *spots(text, "asking_lead").items()]
    small = {at for first, end in spans for at in range(first, end)}
    if all(not word[0].isalnum() or word in text.leads or at in small for at, word in enumerate(text.words[:start])):
        return True
    return start <= ADDRESSED and text.words[start - 1] == ","
