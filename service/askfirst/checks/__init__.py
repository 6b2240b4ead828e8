"""Arithmetic and the calendar: two facts of a request that cannot both hold, whatever its language.

Each check is one page, with an example, over the figures of a text (`checks.figures`). It stays only while nine of ten
of its finds are right on text that it was not written on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from askfirst.checks.figures import Find, Told, read
from askfirst.checks.limits import limit_exceeded
from askfirst.checks.spans import backwards, wrong_length
from askfirst.checks.sums import wrong_sum
from askfirst.checks.weekdays import no_such_day, wrong_weekday
from askfirst.rules.nodes import Material, MaterialFinder, needing
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.whole import whole

NEAR = 16
"""Up to so many tokens, an issue's span covers both sides; else it is the first side."""
OPENING, CLOSING = ("(", "（"), (")", "）")
BEHIND = 2
"""Tokens behind a figure in which the writer begins to take it back: "nine nights, sorry, four"."""


Check = Callable[[Told], Iterator[Find]]


def over_text(check: Check) -> MaterialFinder:
    """A check as rules ask for it: outside quotes, and without what the writer takes back."""

    @needing("+digit")
    def finder(material: Material) -> Sequence[Hit]:
        reading = material.text
        return [hit for find in check(read(reading.lower)) if (hit := placed(reading, find))]

    return finder


def placed(reading: Reading, find: Find) -> Hit | None:
    """The find as a stretch of tokens, with the words of its two sides for the question."""
    sides = sorted(Hit(*reading.cover(*side)) for side in (find.one, find.other) if side[1])
    end = max(side.end for side in sides)
    last = min(end + BEHIND, reading.sentence_end(end - 1))
    taken_back = any(sides[0].start <= hit.start < last for hit in reading.outside_data("@correction"))
    if taken_back or any(map(reading.is_data, sides)):
        return None
    said = dict(zip("ab", (quoted(reading, side) for side in sides), strict=False)) | find.values
    return Hit(sides[0].start, end if end - sides[0].start <= NEAR else sides[0].end, said)


def quoted(reading: Reading, hit: Hit) -> str:
    """The words of a stretch in one line, none of them cut."""
    start, end = whole(reading.raw, *reading.offsets(hit))
    end += reading.raw[end : end + 1] in CLOSING and any(one in reading.raw[start:end] for one in OPENING)
    return " ".join(reading.raw[start:end].split()).strip(".,;:!? ")


CHECKS: Mapping[str, MaterialFinder] = {
    check.__name__: over_text(check)
    for check in (backwards, limit_exceeded, no_such_day, wrong_length, wrong_sum, wrong_weekday)
}
