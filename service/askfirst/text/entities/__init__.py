"""Entities: the facts that satisfy a rule or give it something to ask about.

One module per entity, or a package with the finder in its `finding`. Each finder takes a Reading and
returns the places with their attributes; it runs at most once a text and only when a rule asks for it.
Words come from the language's lexicon, so that an entity works in every language whose lexicon has
its lists.
"""

from collections.abc import Mapping

from askfirst.text.entities.audience import find_audiences
from askfirst.text.entities.campaigns import (
    find_budgets,
    find_metric_targets,
    find_paid_launches,
    find_paid_media,
    find_pieces,
    find_untyped_content,
)
from askfirst.text.entities.clock import find_clock_times
from askfirst.text.entities.data import find_ids, find_phones, of_kind
from askfirst.text.entities.dates import find_dates, find_durations, find_vague_times
from askfirst.text.entities.deadlines import find_deadlines
from askfirst.text.entities.discounts import find_discount_conditions, find_discount_rates, find_discounts
from askfirst.text.entities.money import find_currencies, find_money
from askfirst.text.entities.names import find_capitalised, find_names, find_regions, find_words
from askfirst.text.entities.numbers import find_numbers, find_percent
from askfirst.text.entities.prices import find_price_amounts
from askfirst.text.entities.quantities import find_quantities
from askfirst.text.entities.timezones import find_timezones
from askfirst.text.han import HAN_ENTITIES
from askfirst.text.nouns import find_plurals
from askfirst.text.reading import Finder

ENTITIES: dict[str, Finder] = {
    "audience": find_audiences,
    "budget": find_budgets,
    "capitalised": find_capitalised,
    "clock_time": find_clock_times,
    "content_piece": find_pieces,
    "content_untyped": find_untyped_content,
    "currency": find_currencies,
    "date": find_dates,
    "deadline": find_deadlines,
    "discount": find_discounts,
    "discount_condition": find_discount_conditions,
    "discount_rate": find_discount_rates,
    "duration": find_durations,
    "email": of_kind("email"),
    "file": of_kind("file", "path"),
    "id": find_ids,
    "metric_target": find_metric_targets,
    "money": find_money,
    "name": find_names,
    "number": find_numbers,
    "paid_launch": find_paid_launches,
    "paid_media": find_paid_media,
    "percent": find_percent,
    "phone": find_phones,
    "plural": find_plurals,
    "price_amount": find_price_amounts,
    "quantity": find_quantities,
    "quote": of_kind("quote"),
    "tag": of_kind("tag"),
    "region": find_regions,
    "timezone": find_timezones,
    "url": of_kind("url"),
    "vague_time": find_vague_times,
    "word": find_words,
}


def entities_of(language: str, entities: Mapping[str, Finder]) -> Mapping[str, Finder]:
    """The entities of a language: Chinese has finders of its own for most facts."""
    return {**entities, **HAN_ENTITIES} if language.partition("-")[0].lower() == "zh" else entities
