"""What figures come to together: three coaches with 45 seats each, four weeks at EUR 1,500 a week."""

import itertools
from collections.abc import Sequence

from askfirst.scoring.findings.statements.amounts import HOURS
from askfirst.scoring.findings.statements.figures import Figure
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UNCOUNTED = frozenset({"money", "percent", "time", "degree"})


def times_each(reading: Reading, every: Sequence[Figure]) -> list[Figure]:
    """What so many pieces of so much each come to: three coaches with 45 seats each are 135."""
    made = []
    for count, price in itertools.pairwise(every):
        of_each = reading.words[count.hit.end : price.hit.start] == ["of"] and (
            price.unit not in {"money", "percent", "time"} or count.noun in PORTIONS
        )
        if (
            (
                (price.each or of_each)
                and not count.each
                and count.unit not in UNCOUNTED
                and reading.same_sentence(count.hit, price.hit)
            )
            and count.value > 1
            and price.hit.start - count.hit.end <= 14
        ):
            whole = Hit(count.hit.start, price.hit.end)
            made.append(Figure(whole, count.value * price.value, price.unit, price.noun, False))
    return [*made, *over_time(reading, every)]


PORTIONS = frozenset("instalment installment payment part block session tranche slot rate segment".split())
"""What a sum or a length of time is divided into: "two instalments of £165"."""
RATE = frozenset({"a", "per", "each", "every", "/"})


def over_time(reading: Reading, every: Sequence[Figure]) -> list[Figure]:
    """What a rate comes to over the only length of time in its sentence: four weeks at EUR 1,500 a week."""
    made = []
    for price in every:
        unit = reading.words[price.hit.end + 1 : price.hit.end + 2]
        if price.unit != "money" or not unit:
            continue
        if reading.words[price.hit.end] not in RATE or unit[0] not in HOURS:
            continue
        lengths = [
            one
            for one in every
            if one.unit == "time" and reading.same_sentence(one.hit, price.hit) and one.hit.start != price.hit.end
        ]
        if len(lengths) == 1 and lengths[0].value > HOURS[unit[0]]:
            first, last = sorted((lengths[0].hit, price.hit))
            total = price.value * lengths[0].value / HOURS[unit[0]]
            made.append(Figure(Hit(first.start, last.end), total, "money", "money", False))
    return made


def widened(tops: list[Figure], products: list[Figure]) -> list[Figure]:
    """The limits, with places given for each counted as what they come to together."""
    return [*tops, *(one for one in products if one.noun == "place")]
