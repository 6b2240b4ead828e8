"""Days that the calendar does not have: 31 June, 30 February."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import written_days
from askfirst.scoring.findings.conflicts.figures import counts_things
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LONGEST = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The most days of each month."""


@demanding({"+digit"})
def no_such_day(material: Material) -> Sequence[Hit]:
    """Every day that is one or two beyond the end of its month."""
    reading = material.text
    if not reading.digits:
        return []
    return [
        day.hit._replace(attrs={"a": reading.text(day.hit).strip(), "b": str(LONGEST[day.month - 1])})
        for day in written_days(reading)
        if day.date is None and 28 < day.day <= 31 and 1 <= day.month <= 12 and stands(reading, day.hit)
    ]


def stands(reading: Reading, hit: Hit) -> bool:
    """Whether the words are a date: no name or quote, and no number of things ("31 June leaflets")."""
    return not reading.is_data(hit) and not counts_things(reading, hit.end)
