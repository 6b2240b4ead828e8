"""Rates of a discount: "15 %" - "EUR 50 off" - "by a sixth" - "5 points off"."""

import re

from askfirst.text.hit import Hit, Near, tokens_of
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

PARAMETER = re.compile(r"""\b(?:rate|percent|percentage|pct|discount|rebate)"?\s?[=:]\s?"?(\d+(?:\.\d+)?)(?![\d-])""")
"""A rate as the value of a command: set_discount rate=5."""
STATED = frozenset({"pays", "pay", "paid", "is", "are", "was", "were", "'s", "'re"})
SAVED = frozenset(
    {
        ("points", "off"),
        ("pts", "off"),
        ("under", "sticker"),
        ("under", "list"),
        ("below", "list"),
        ("off", "list"),
        ("below", "sticker"),
    }
)


def find_discount_rates(reading: Reading) -> list[Hit]:
    """Percentages and amounts that can be the rate of a discount; shares of something else are not."""
    other = Near(spoken(reading, "@other_percent"))
    rates, split = [], wholes(reading)
    for name in ("percent", "money"):
        for rate in reading.entities(name):
            near = other.around(rate, VALUE)
            share = name == "percent" and reading.sentences[rate.start] in split
            if share:
                continue
            than = (
                reading.words[rate.end + 1 : rate.end + 2] == ["than"]
                and reading.words[max(0, rate.start - 1)] in STATED
            )
            taken = than or any(0 <= hit.start - rate.end <= 1 or 0 <= rate.start - hit.end <= 2 for hit in near)
            if not reading.is_data(rate) and not taken and (name == "percent"):
                rates.append(rate)
    rates += spoken(reading, "@fraction")
    rates += [Hit(*reading.cover(*found.span(1))) for found in PARAMETER.finditer(reading.raw)]
    rated = tokens_of(rates)
    for number in reading.entities("number"):
        after = reading.words[number.end : number.end + 2]
        off = False
        if (off or tuple(after) in SAVED) and not number.within(rated):
            rates.append(number)
    return sorted(rates, key=lambda rate: rate.start)


def wholes(reading: Reading) -> set[int]:
    """The sentences whose percentages are the parts of a whole: "60 % at signature and 40 % at delivery"."""
    parts: dict[int, list[float]] = {}
    for one in reading.entities("percent"):
        parts.setdefault(reading.sentences[one.start], []).append(percentage(reading, one))
    return {sentence for sentence, found in parts.items() if len(found) > 1 and sum(found) == WHOLE}


WHOLE = 100


def percentage(reading: Reading, rate: Hit) -> float:
    """The figure of a percentage; 0 where it is in words."""
    found = FIGURE.match(reading.text(rate))
    return float(found[0].replace(",", ".")) if found else 0


FIGURE = re.compile(r"\d{1,3}(?:[.,]\d+)?")


VALUE = 8
