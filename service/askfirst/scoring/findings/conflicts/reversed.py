"""Ranges whose ends are the wrong way round or miss another bound: between 8 and 2 °C, aged 18 to 24 but over 30."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.sides import conflict
from askfirst.text.hit import Hit

NUMBER = r"[€$£]?\s?(\d+(?:[.,]\d+)?)\s?(?:%|°c|°|eur|usd|gbp|chf|kg|km|cm|mm|m|years?|days?|hours?|degrees?|percent)?"
BETWEEN = re.compile(rf"\bbetween {NUMBER} and {NUMBER}(?![\d:./-])")
AGED = re.compile(r"\b(?:aged?|ages|age group|years old) (?:from )?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b")
BOUND = re.compile(
    r"\b(over|above|older than|under|below|younger than) (\d{1,2})\b(?! ?(?:%|eur|usd|km|days|units|minutes|words))"
)
NEAR = 40
"""Characters between an age range and another bound of it."""


@demanding({"=between", "=aged", "=ages", "=age"}, {"+digit"})
def wrong_range(material: Material) -> Sequence[Hit]:
    """The first range with its ends the wrong way round, or beside a bound that leaves nothing of it."""
    reading, text = material.text, material.text.lower
    for found in [*BETWEEN.finditer(text), *AGED.finditer(text)]:
        low, high = (float(found[number].replace(",", ".")) for number in (1, 2))
        hit = Hit(*reading.cover(*found.span()))
        if reading.is_data(hit):
            continue
        if low > high:
            ends = [Hit(*reading.cover(*found.span(number))) for number in (1, 2)]
            return [hit._replace(attrs={"a": reading.text(ends[0]), "b": reading.text(ends[1])})]
        bound = BOUND.search(text, found.end(), found.end() + NEAR) if found.re is AGED else None
        if bound and empty(low, high, bound[1], float(bound[2])) and not EXCEPT.search(text[found.end() : bound.end()]):
            return [conflict(reading, hit, Hit(*reading.cover(*bound.span())))]
    return []


EXCEPT = re.compile(r"\b(?:not|no|nobody|except|exclud\w+|without|or|and|then|test|versus|vs)\b")


def empty(low: float, high: float, word: str, bound: float) -> bool:
    """Whether nothing of a range lies beyond the bound."""
    return bound >= high if word in {"over", "above", "older than"} else bound <= low
