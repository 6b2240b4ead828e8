"""Numbers beside a time, which measure it."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def measured(reading: Reading, noun: Hit) -> bool:
    """Whether a number follows closely: "for a period of 30 days"."""
    return any(counted(reading, at) for at in range(noun.end, noun.end + 3))


def counted(reading: Reading, position: int) -> bool:
    """Whether a number stands there, in figures or in words."""
    return reading.words[position : position + 1] != [] and (
        reading.words[position][0].isdigit()
        or any(hit.start == position for hit in reading.all_hits.get("@number_word", ()))
    )
