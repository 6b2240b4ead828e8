"""Times that nobody could enter in a calendar: "soon", "after a decent interval", "a few weeks"."""

from askfirst.text.demands import demanding
from askfirst.text.entities.open_times import as_soon_as
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading


@demanding({"vague_time"})
def find_vague_times(reading: Reading) -> list[Hit]:
    """Every open time, the longest wording where several overlap."""
    return outermost([hit for hit in reading.hits("@vague_time") if not as_soon_as(reading, hit)])
