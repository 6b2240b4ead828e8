"""The clause around a token."""

from askfirst.text.reading import Reading
from askfirst.text.standing import last_of, next_of

ENDS = frozenset({",", ";", ".", "and", "but", ":", "!", "?", "(", ")", "–", "—"})


def clause(reading: Reading, place: int) -> tuple[int, int]:
    """The tokens around a place up to the next comma, semicolon, full stop or joining word."""
    start = last_of(reading, ENDS, reading.sentence_start(place), place) + 1
    return start, next_of(reading, ENDS, place, reading.sentence_end(place))
