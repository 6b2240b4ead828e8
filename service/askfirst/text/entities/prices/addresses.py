"""Numbers of houses."""

from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading

STREET_WORDS = 4
STREETS = frozenset(
    "street st road rd avenue av ave av. lane via rue rua calle plaza piazza corso viale boulevard platz ul".split()
)
STREET_ENDS = ("strasse", "straße", "gasse", "straat", "gatan", "gade", "katu", "vej")
ADDRESSED = frozenset("address ship-to shop warehouse site".split())


def in_address(reading: Reading, number: Hit) -> bool:
    """Whether the number is that of a house: a street stands ahead of it, or a town behind an address."""
    words, at = reading.words, number.start
    lead = words[max(0, at - STREET_WORDS) : at]
    if any(word[0].isdigit() for word in lead):
        return False  # "to Rue Carnot 8, 1,275 per pallet"
    if any(word in STREETS or word.endswith(STREET_ENDS) for word in lead):
        return True
    town = words[number.end : number.end + 1] == [","] and capital(reading, min(number.end + 1, len(words) - 1))
    return town and not ADDRESSED.isdisjoint(words[:at])
