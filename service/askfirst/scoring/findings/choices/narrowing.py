"""An "or" in what narrows a plural: "the customers in Peru or Chile"."""

from askfirst.scoring.findings.choices.orders import making
from askfirst.scoring.findings.statements.options import SLOT_LEADS, STOPS
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

FILTER_LEADS = frozenset("in from of with without under over about having".split())


NARROWED = frozenset("living based located residing situated born registered interested employed".split())


def narrows(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the "or" stands in what narrows a plural: "the customers in Peru or Chile"."""
    if any(making(reading, name, start, hit.start) for name in ("producing_verb", "making_verb")):
        return False
    if "either" in reading.words[max(start, hit.start - 8) : hit.start]:
        return False
    for position in range(hit.start - 1, max(start, hit.start - 6), -1):
        word = reading.words[position]
        if word in STOPS:
            return False
        if word in SLOT_LEADS | FILTER_LEADS:
            before = reading.words[position - 1]
            if before in NARROWED and word in FILTER_LEADS:
                return True
            plural = len(before) > 3 and before.endswith("s") and not before.endswith("ss")
            return plural and word in FILTER_LEADS and (word != "in" or place_named(reading, position + 1))
    return False


def place_named(reading: Reading, position: int) -> bool:
    """Whether a name stands here that is no language: "in Peru", not "in Croatian"."""
    tongues = reading.all_hits.get("@sort_language", ())
    return reading.capitals[position] and not any(hit.start == position for hit in tongues)
