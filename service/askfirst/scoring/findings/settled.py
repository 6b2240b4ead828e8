"""What settles a description: it is only told, somebody is to be asked, it is given elsewhere."""

from askfirst.rules.nodes import Material, field_value
from askfirst.text.blanks import is_filled
from askfirst.text.given import given_elsewhere
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


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
