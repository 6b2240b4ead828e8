"""Orders to put paid media on air."""

from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.paid.boosts import boosts, bought, hires
from askfirst.text.marketing.paid.flights import flights
from askfirst.text.marketing.paid.orders import brought, meant, started
from askfirst.text.reading import Reading


def find_paid_launches(reading: Reading) -> list[Hit]:
    """Orders to launch, book, boost or advertise, from the verb to the noun."""
    hits = [*boosts(reading), *hires(reading), *bought(reading)]
    for noun in reading.entities("paid_media"):
        hit = started(reading, noun) or brought(reading, noun) or meant(reading, noun)
        hits += [hit] if hit else []
    return outermost([hit for hit in hits or flights(reading) if not told_back(reading, hit)])


def told_back(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence asks what has been: "Did paid search bring more trials than organic?"."""
    first, last = reading.sentence_start(hit.start), reading.sentence_end(hit.start) - 1
    return reading.words[last] == "?" and reading.words[first] in PAST


PAST = frozenset({"did", "was", "were", "had", "has"})
"""Verbs that open a question about the past."""
