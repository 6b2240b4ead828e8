"""Words that are written like names."""

from askfirst.scoring.findings.statements.places import is_word, opens
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def proper(reading: Reading, hit: Hit) -> frozenset[str]:
    """The words of a stretch that are written like names, days and titles left out."""
    return frozenset(
        reading.words[place]
        for place in range(hit.start, hit.end)
        if capital(reading, place) and reading.words[place].isalpha() and not is_word(reading, "person_title", place)
    )


def capital(reading: Reading, place: int) -> bool:
    """Whether a token is written like a name; a weekday or a month with its day is none."""
    if not 0 <= place < len(reading) or not reading.raw[reading.starts[place]].isupper():
        return False
    return reading.capitals[place] or not any(hit.start <= place < hit.end for hit in reading.entities("date"))


def name_before(reading: Reading, end: int) -> Hit | None:
    """The name that ends right before a token."""
    start = end
    while start and capital(reading, start - 1) and not opens(reading, start - 1):
        start -= 1
    return Hit(start, end) if 0 <= start < end else None


def name_at(reading: Reading, start: int) -> Hit | None:
    """The name that begins at a token."""
    end = start
    while capital(reading, end):
        end += 1
    return Hit(start, end) if end > start else None
