"""What singles out a noun: a number or a name behind it."""

from askfirst.scoring.findings.european.words import spots
from askfirst.text.reading import Reading

REACH = 5
"""Tokens behind a noun within which a name, a number or a quote belongs to it."""
BREAKS = frozenset({",", ";", ".", "!", "?", ":"})


def singled(reading: Reading, end: int) -> bool:
    """Whether a name, a number or data stands behind a noun, ahead of the next mark."""
    stop, parting = end, spots(reading, "parting_word")
    while stop < min(len(reading), end + REACH) and reading.words[stop] not in BREAKS and stop not in parting:
        stop += 1
    if any(any(map(str.isdigit, word)) for word in reading.words[end:stop]):
        return True
    if any(reading.data_kinds[end:stop]) if reading.data else False:
        return True
    return not reading.nouns_capital and any(reading.capitals[end:stop])
