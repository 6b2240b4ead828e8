"""What narrows a noun: a complement, a number, a name, a relative clause behind it."""

from askfirst.scoring.findings.european.words import spots
from askfirst.text.reading import Reading

REACH = 5
"""Tokens behind a noun within which a name, a number or a quote belongs to it."""
BREAKS = frozenset({",", ";", ".", "!", "?", ":"})


def narrowed(reading: Reading, end: int) -> bool:
    """Whether what ends here goes on with "of", "with", a relative clause, a colon, or has a name behind it."""
    if end >= len(reading):
        return False
    word = reading.words[end]
    values = spots(reading, "new_value_word")
    valued = end + 1 < len(reading) and (reading.words[end + 1][0].isdigit() or end + 1 in values)
    if word == "(" or (word == ":" and not valued):
        return True
    if any(end in spots(reading, name) for name in ("of_word", "narrowing_word")):
        return True
    if word == "," and any(end + 1 == at for at in spots(reading, "relative_word")):
        return True
    return singled(reading, end)


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
