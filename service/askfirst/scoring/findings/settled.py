"""What settles a description: it is only told, somebody is to be asked, it is given elsewhere."""

from askfirst.rules.nodes import Material, field_value
from askfirst.text.blanks import is_filled
from askfirst.text.given import given_elsewhere
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PAST = frozenset("was were had did went came got took made gave sent told said left found bought sold lost".split())
TELLERS = frozenset("i we he she they it the our my his her their this that there these those".split())
CUES = tuple(
    f" {cue} "
    for cue in (
        *"please pls must should shall need can could would 'd want wants let so be will 'll".split(),
        *"wish hope and : ->".split(),
        *("needs to", "has to", "have to", "like to", "love to", "is to", "are to"),
    )
)
"""Words by which a sentence that begins with its subject still orders something."""


def stated(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence only tells something: "We moved to another town"."""
    start = reading.sentence_start(hit.start)
    if reading.words[start] not in TELLERS:
        return False
    lead = reading.words[start : hit.start]
    words = f" {' '.join(lead)} "
    told = any(word in PAST or (word.endswith("ed") and word != "need") for word in lead)
    return told and not any(cue in words for cue in CUES)


def asked_for(reading: Reading, hit: Hit, verbs: str) -> bool:
    """Whether somebody else is to give it: "ask Tom to name a specific date"."""
    return any(
        verb.end <= hit.start and reading.same_sentence(verb, hit) and hit.start - verb.end <= 10
        for verb in reading.hits(verbs)
    )


def known(material: Material, noun: str, position: int) -> bool:
    """Whether the value is given elsewhere: in the text, the history or a field of that name."""
    if given_elsewhere(material.text, noun, position):
        return True
    if any(given_elsewhere(reading, noun) for reading in material.history):
        return True
    fields = material.request.fields
    return bool(fields) and any(noun in name.lower() and is_filled(field_value(fields, name)) for name in fields)
