"""A number of things and their codes right behind it: the six cold rooms C1, C2, C3, C4 and C5."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.numbers import value
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late

CODE = r"(?P<{0}>[A-Za-z]{{0,4}}-?)\d{{1,5}}"
NEXT = r"(?P=stem)\d{1,5}"
COUNTED = late(
    r"\b(?P<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d) "
    r"(?:(?!of |in |at |on |for |to |from |with )[a-z'’-]+ ){0,3}"
    r"[a-z]{2,}s,? (?P<codes>"
    + CODE.format("stem")
    + rf"(?:, {NEXT}){{0,15}},? and {NEXT})(?![\w-]| to | – |-\d|:\d|[.,]\d| ?[%€$£])"
)
OPEN = re.compile(r"\b(?:each|including|such as|other|rest|of the|between|from|spare)\b")


@demanding({"+digit"}, {"=and"})
def counted_codes(material: Material) -> Sequence[Hit]:
    """The first number that differs from how many codes follow it."""
    reading = material.text
    for found in COUNTED.finditer(reading.raw):
        codes = re.split(r",? and |, ", found["codes"])
        if value(found["count"]) in {len(codes), None} or OPEN.search(found[0]) or not found["stem"]:
            continue
        if reading.raw[max(0, found.start() - 12) : found.start()].lower().endswith(("of the ", "of our ", "each ")):
            continue
        one = Hit(*reading.cover(found.start(), found.start("codes") - 1))
        other = Hit(*reading.cover(*found.span("codes")))
        if not reading.is_data(one) and not corrected(reading, one, other):
            return [conflict(reading, one, other)]
    return []
