"""Discounts that are granted without a rate, or without any condition."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.fields.names import words_of
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit


def without_rate(material: Material) -> Sequence[Hit]:
    """Discounts whose rate nobody says, though a condition is given."""
    return [hit for hit in offers(material) if not rate_known(material, hit) and condition_known(material, hit)]


def without_conditions(material: Material) -> Sequence[Hit]:
    """Discounts without a condition, whether or not the rate is given."""
    return [
        hit._replace(attrs={**hit.attrs, **(RATED if rate_known(material, hit) else {})})
        for hit in offers(material)
        if not condition_known(material, hit)
    ]


RATED = {"variant": "rate_given"}
"""The wording for a discount whose rate is known, so that only the conditions are asked for."""


def offers(material: Material) -> Sequence[Hit]:
    """The discounts that the text grants, else those that the fields do, without a place."""
    found = material.text.entities("discount")
    if not found and material.fields is not None:
        return [Hit(0, 0, offer.attrs) for offer in material.fields.entities("discount")[:1]]
    return found


def rate_known(material: Material, offer: Hit) -> bool:
    """Whether the offer's rate is given: with it, in the history or in the fields."""
    if offer.attrs.get("rate") or material.stated("percent", "discount_rate"):
        return True
    return any(gives_rate(name, value) for name, value in material.request.fields.items())


def condition_known(material: Material, offer: Hit) -> bool:
    """Whether a condition is given: in the text, but not in the sentence of another offer alone; in the context."""
    text, others = material.text, [one for one in material.text.entities("discount") if one != offer]
    for condition in text.entities("discount_condition"):
        if offer.end == 0 or text.same_sentence(condition, offer):
            return True
        if not any(text.same_sentence(condition, other) for other in others):
            return True
    if material.stated("discount_condition"):
        return True
    return any(gives_condition(name, value) for name, value in material.request.fields.items())


DISCOUNT = frozenset("discount rabatt descuento remise desconto".split())
PERCENT = frozenset("percent percentage pct rate prozent porcentaje pourcentage porcentagem".split())
"""These alone name a rate, too."""
SUMS = frozenset("amount value eur usd gbp chf".split())
RATE = re.compile(
    r"(?:[a-z]{3} ?|[€$£] ?)?\d+(?:[.,]\d+)*"
    r"(?: ?(?:%|percent|per cent|pct|prozent|por ciento|pour cent|[a-z]{3}|[€$£]))?(?: off| discount)?"
)
"""A percentage or a sum, in lower case."""

LIMITS = frozenset(
    "until till expiry expire expiration validity threshold condition eligibility bis bedingung mindestbestellwert "
    "hasta validez condición validade validité".split()
)
"""Each of these names a condition, alone or with what is bought, granted or dated."""
LEAST = frozenset("minimum min mínimo minimale minimal mínima".split())
VALID = frozenset("valid gültig válido válida valable".split())
BOUGHT = frozenset("order purchase spend basket cart quantity qty amount value".split())
DATED = frozenset("date day on at to thru through for".split())
OFFERED = DISCOUNT | frozenset("offer quote".split())
AROUND = BOUGHT | DATED | OFFERED | VALID | SUMS


def gives_rate(name: str, value: object) -> bool:
    """Whether a field gives a discount's rate: `discount`, `discount_percent`, `rate`; "12 %", 12 or "50 EUR"."""
    words = set(words_of(name))
    if not words or not words <= DISCOUNT | PERCENT | SUMS or words.isdisjoint(DISCOUNT | PERCENT):
        return False
    said = str(value).strip().lower()
    return not isinstance(value, bool) and RATE.fullmatch(said) is not None and not set(said).isdisjoint("123456789")


def gives_condition(name: str, value: object) -> bool:
    """Whether a field gives a discount's condition: `valid_until`, `minimum_order`, `expires_at`, `threshold`."""
    words = set(words_of(name))
    if isinstance(value, bool) or not has_value(name, value):
        return False
    if not words.isdisjoint(LIMITS):
        return words <= LIMITS | LEAST | AROUND
    if not words.isdisjoint(LEAST):
        return words <= LEAST | BOUGHT | SUMS
    return not words.isdisjoint(VALID) and not words.isdisjoint(DATED) and words <= VALID | DATED | OFFERED
