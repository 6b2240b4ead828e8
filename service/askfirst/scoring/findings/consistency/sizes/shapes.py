"""A shape that its measures are not: square, and 40 x 60."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

UNIT = r"\s?(?:px|pixels?|mm|cm|m|in|inch(?:es)?)?"
BY = re.compile(rf"(?<![\d.:-])(\d{{2,5}}){UNIT}\s?(?:x|×|by)\s?(\d{{2,5}})(?![\d:])")
WIDE_HIGH = re.compile(
    rf"(\d{{2,5}}){UNIT} (?:wide|in width)[ ,]+(?:and |by )?(\d{{2,5}}){UNIT} (?:high|tall|in height)"
)
HIGH_WIDE = late(rf"(\d{{2,5}}){UNIT} (?:high|tall|in height)[ ,]+(?:and |by )?(\d{{2,5}}){UNIT} (?:wide|in width)")


@demanding({"shape_tall", "shape_wide", "shape_square"}, {"+digit"})
def wrong_shape(material: Material) -> Sequence[Hit]:
    """A named shape beside one width and height that do not make it."""
    reading = material.text
    named = [(name, hit) for name in ("tall", "wide", "square") for hit in places(reading, f"shape_{name}")]
    if len({name for name, _ in named}) != 1:
        return []
    measured = sizes(reading)
    if len(measured) != 1:
        return []
    hit, width, height = measured[0]
    made = "tall" if height > width else "wide" if width > height else "square"
    name, shape = named[0]
    if (
        made == name
        or corrected(reading, shape, hit)
        or abs(reading.sentences[hit.start] - reading.sentences[shape.start]) > 1
    ):
        return []
    return [conflict(reading, shape, hit)]


def sizes(reading: Reading) -> list[tuple[Hit, int, int]]:
    """Every width and height in the text, with its place."""
    found = []
    for pattern, turned in ((BY, False), (WIDE_HIGH, False), (HIGH_WIDE, True)):
        for size in pattern.finditer(reading.lower):
            one, other = int(size[1]), int(size[2])
            hit = Hit(*reading.cover(*size.span()))
            if not reading.is_data(hit):
                found.append((hit, other, one) if turned else (hit, one, other))
    return found
