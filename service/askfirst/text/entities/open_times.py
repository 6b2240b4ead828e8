"""Times that nobody can put a date to: "soon" - "at a suitable moment"."""

from askfirst.text.demands import demanding
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading


@demanding({"vague_time"})
def find_vague_times(reading: Reading) -> list[Hit]:
    """The expressions of the list @vague_time, the longest wording where several overlap."""
    return outermost([hit for hit in reading.hits("@vague_time") if not as_soon_as(reading, hit)])


def as_soon_as(reading: Reading, hit: Hit) -> bool:
    """Whether the word belongs to "as soon as the order is paid", which is no open time."""
    before, after = reading.words[hit.start - 1 : hit.start], reading.words[hit.end : hit.end + 1]
    return before == ["as"] and after == ["as"]
