"""Discounts that are granted without a rate, or without any condition."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.fields.terms import gives_condition, gives_rate
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
    """Whether a condition is given: in the offer's sentence, in one that speaks of it, in the context."""
    text = material.text
    if offer.end == 0 and text.entities("discount_condition"):
        return True
    for _condition in text.entities("discount_condition"):
        return True
    if material.stated("discount_condition"):
        return True
    return any(gives_condition(name, value) for name, value in material.request.fields.items())
