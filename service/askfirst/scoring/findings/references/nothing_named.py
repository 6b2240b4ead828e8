"""Orders that change what belongs to a record, or move it, in texts that name no record and nobody it could be of.

"The customer called three times. Please change the delivery date to Thursday": of which order, for which customer?
The words are the lexicon's: `owned_noun` (with their articles) and `owning_verb`.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Command, InOrder, Material, Terms, complete, demanding
from askfirst.scoring.references.carried import can_be_meant
from askfirst.text.hit import Hit, outermost
from askfirst.text.lazy import once
from askfirst.text.reading import Reading

NAMING = ("id", "quote", "email", "file", "url", "phone", "tag")
COUNTED = ("date", "clock_time", "duration", "percent", "money")
ADDRESSED = 4
"""Tokens of a salutation: "Hi Jana Berg,"."""
ORDER = InOrder((Command([Terms("@owning_verb")]), Terms("@owned_noun")), gap=2, span=1)


@demanding({"owned_noun"}, {"owning_verb"})
def nothing_named(material: Material) -> Sequence[Hit]:
    """The first thing that is to be changed though nothing in the request says whose or of what it is."""
    request = material.request
    if request.history or request.candidates is not None or material.call:
        return []
    if complete(material) or can_be_meant(request.fields) or named(material.text):
        return []
    return [hit for hit in outermost(ORDER.places(material.text)) if not narrowed(material.text, hit)][:1]


def narrowed(reading: Reading, hit: Hit) -> bool:
    """Whether words behind the thing say which one it is: "the delivery of the blue sofa", "for the Ulm fair"."""
    return hit.end in reading.begins("@owning_lead")


@once
def named(reading: Reading) -> bool:
    """Whether the text names anything: by a number, a name, in quotes."""
    if any(reading.entities(name) for name in NAMING):
        return True
    counted = reading.covered(*COUNTED)
    if any(reading.words[hit.start][0].isdigit() and hit.start not in counted for hit in reading.entities("number")):
        return True
    return any(is_name(reading, at) for at, capital in enumerate(reading.capitals) if capital)


def is_name(reading: Reading, at: int) -> bool:
    """Whether a word with a capital is known to no list, and neither greets nor signs."""
    if at in known(reading) or (reading.data and reading.data_kinds[at]):
        return False
    if reading.opens_sentence(at) and not any(word[0].isalpha() for word in reading.words[at + 1 : at + 2]):
        return False  # "Morning."
    return not (at < ADDRESSED and "," in reading.words[at + 1 : ADDRESSED + 1])


@once
def known(reading: Reading) -> frozenset[int]:
    """The tokens of all words of the lexicon that are no names, and of days and sums."""
    lists = (name for name in reading.lists if name.startswith("@") and not name.endswith("_name"))
    listed = (hit for name in lists for hit in reading.all_hits[name])
    days = reading.covered(*COUNTED)
    return days.union(*(range(hit.start, hit.end) for hit in listed))
