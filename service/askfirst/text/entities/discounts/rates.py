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
            share = name == "percent" and (filtered(reading, rate) or reading.sentences[rate.start] in split)
            if share or charged(reading, rate):
                continue
            than = (
                reading.words[rate.end + 1 : rate.end + 2] == ["than"]
                and reading.words[max(0, rate.start - 1)] in STATED
            )
            taken = (
                than
                or changed_to(reading, rate, near)
                or any(0 <= hit.start - rate.end <= 1 or 0 <= rate.start - hit.end <= 2 for hit in near)
            )
            if not reading.is_data(rate) and not taken and (name == "percent" or is_saving(reading, rate)):
                rates.append(rate)
    rates += spoken(reading, "@fraction")
    rates += [Hit(*reading.cover(*found.span(1))) for found in PARAMETER.finditer(reading.raw)]
    rated = tokens_of(rates)
    for number in reading.entities("number"):
        after = reading.words[number.end : number.end + 2]
        off = after[:1] == ["off"] and not taken_off(reading, number)
        if (off or tuple(after) in SAVED) and not number.within(rated):
            rates.append(number)
    return sorted(rates, key=lambda rate: rate.start)


def filtered(reading: Reading, rate: Hit) -> bool:
    """Whether the rate is the limit of a filter: "quotes with discount > 15 %"."""
    ahead = reading.words[max(0, rate.start - 6) : rate.start]
    return ahead[-1:] in ([">"], ["≥"], [">="]) and not FILTERED.isdisjoint(ahead)


FILTERED = frozenset({"quotes", "orders", "deals", "invoices"})


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


def charged(reading: Reading, rate: Hit) -> bool:
    """Whether the rate is that of a fee: "less 10 % as a restocking fee"."""
    behind = reading.words[rate.end : rate.end + FEE]
    return behind[:1] == ["as"] and not {"fee", "charge", "commission", "deposit", "tax"}.isdisjoint(behind)


FEE = 5


def taken_off(reading: Reading, number: Hit) -> bool:
    """Whether somebody or something comes off a list: "take all three off the list", "take room 3 off the board"."""
    return not SURFACES.isdisjoint(reading.words[number.end + 1 : number.end + 5])


SURFACES = frozenset(
    (
        "list lists board page site website calendar agenda menu shelf shelves market schedule invitation loop "
        "distribution thread catalogue map wall truck lorry plan rota roster"
    ).split()
)
"""What is taken off these costs no less."""


def changed_to(reading: Reading, rate: Hit, other: list[Hit]) -> bool:
    """Whether it is the new value of something else: "lower the win probability of OPP-7 to 30 percent"."""
    if reading.words[rate.start - 1 : rate.start] not in (["to"], ["at"], ["from"]):
        return False
    return any(0 <= rate.start - hit.end <= VALUE and reading.same_clause(hit, rate) for hit in other)


VALUE = 8


def is_saving(reading: Reading, money: Hit) -> bool:
    """Whether an amount is what is saved: "EUR 50 off", "a discount of $20", "knock £5 off"."""
    after = reading.words[money.end : money.end + 2]
    rest = [one for one in reading.entities("percent") if 0 < one.start - money.end <= len(after)]
    if "less" in after and any(charged(reading, one) for one in rest):
        return False  # "refund EUR 240, less 10 % as a fee"
    before = reading.words[max(0, money.start - 3) : money.start]
    saved = {
        "off",
        "less",
        "discount",
        "rebate",
        "reduction",
        "cheaper",
        "voucher",
        "coupon",
        "cashback",
        "below",
        "under",
    }
    return bool(saved & set(after)) or bool((saved | {"knock", "shave", "deduct", "reduce"}) & set(before))
