"""Whether a value stands where a text has only described it: "the new number, +34 611 904 223"."""

from askfirst.text.reading import Reading

NAMING = frozenset(
    "called named titled labelled labeled namely i.e. ie viz numbered tagged ending entitled reading reads".split()
)
"""Words after which the value itself follows."""
COPULA = frozenset("is are was were be being = equals 's".split())


def concrete(reading: Reading, position: int) -> bool:
    """Whether the token is data: a quote, an address, a figure, or a capital."""
    if position >= len(reading.words):
        return False
    if reading.data_kinds[position] or any(map(str.isdigit, reading.words[position])):
        return True
    opens = reading.opens_sentence(position)
    return not opens and reading.raw[reading.starts[position]].isupper() and reading.words[position] != "i"


def valued(reading: Reading, position: int) -> bool:
    """Whether data stands at the position, or right behind a mark or a copula there."""
    follows = reading.words[position : position + 1]
    if follows and (follows[0] in {":", "=", "(", ",", "-"} or follows[0] in COPULA | NAMING):
        position += 1
    return concrete(reading, position)
