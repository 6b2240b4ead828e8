"""Orders that are nothing but a verb, which says no result: "Dup. record 19/91: resolve", "Please adapt."."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LEADS = frozenset({":", ",", ";", "please", "pls", "kindly", "-", "\u2013", "\u2014", "\u2192"})
ENDS = frozenset({".", "!"})


@demanding({"bare_order"})
def verb_alone(material: Material) -> Sequence[Hit]:
    """Every such verb that ends its sentence; a request whose parts stand beside its text is none."""
    if material.history or material.call or brings(material, "thing"):
        return ()
    reading = material.text
    return [hit for hit in reading.hits("@bare_order") if led(reading, hit) and closed(reading, hit)]


def led(reading: Reading, hit: Hit) -> bool:
    """Whether the verb opens its sentence, or stands behind a mark or "please"."""
    return reading.opens_sentence(hit.start) or reading.words[hit.start - 1] in LEADS


def closed(reading: Reading, hit: Hit) -> bool:
    """Whether nothing follows in the sentence."""
    return hit.end == len(reading) or reading.words[hit.end] in ENDS
