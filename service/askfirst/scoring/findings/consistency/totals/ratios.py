"""A ratio, and two numbers in another one: split 60/40, Graz 50 and Linz 50."""

from collections.abc import Sequence

from askfirst.scoring.findings.statements.figures import Figure
from askfirst.scoring.findings.statements.numbers import Tolerance, off
from askfirst.scoring.findings.statements.places import conflict
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

RATIO = late(r"(?<![\d/:.-])(\d{1,2})\s?[/:]\s?(\d{1,2})(?![\d/]|[:.-]\d| ?(?:am|pm|h|o'clock|cet|cest|utc|gmt|mm)\b)")
SHARED = Tolerance(0.02)
"""What is shared out in a ratio comes in whole pieces."""
HALVES = late(r"\b(?:(?:in|into) (?:two )?(?:equal )?halves|half and half|in equal parts|equally|evenly|fifty-fifty)\b")


def shared(reading: Reading) -> bool:
    """Whether a ratio that could be that of two shares stands in the text."""
    if "/" not in reading.plain and ":" not in reading.plain:
        return HALVES.search(reading.lower) is not None
    return any(
        int(one) + int(other) in (10, 100) and int(one) and int(other) for one, other in RATIO.findall(reading.lower)
    ) or (HALVES.search(reading.lower) is not None)


def ratios(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A ratio, and two numbers in the same sentence that are in another one."""
    for found in [*RATIO.finditer(reading.lower), *HALVES.finditer(reading.lower)]:
        numbers = [int(number) for number in found.groups()]
        one, other = numbers or (1, 1)
        if numbers and one + other not in (100, 10):
            continue
        hit = Hit(*reading.cover(*found.span()))
        behind = [
            f for f in every if f.hit.start >= hit.end and reading.same_sentence(hit, f.hit) and f.unit != "percent"
        ]
        if reading.is_data(hit) or len(behind) != 2 or not one or not other:
            continue
        left, right = behind
        between = reading.words[left.hit.end : right.hit.start]
        if not {",", "and", ";"} & set(between) or left.each or right.each:
            continue
        shares = (left.value * other, right.value * one), (left.value * one, right.value * other)
        if all(off(*share, SHARED) for share in shares):
            return [conflict(reading, hit, Hit(left.hit.start, right.hit.end))]
    return []
