"""Facts in Chinese text, found by pattern: one token a character leaves no words to look up."""

from askfirst.text.han.actions import find_loose_actions
from askfirst.text.han.campaigns import find_budgets, find_metric_targets, find_wishes
from askfirst.text.han.figures import (
    find_currencies,
    find_money,
    find_numbers,
    find_percent,
    find_prices,
    find_vague_amounts,
)
from askfirst.text.han.names import find_earlier, find_ids, find_names, find_strangers
from askfirst.text.han.places import find_addresses, find_loose_ranks, find_ranks, find_vague_places
from askfirst.text.han.qualities import find_vague_qualities
from askfirst.text.han.quantities import find_quantities
from askfirst.text.han.times import (
    find_clock_times,
    find_dates,
    find_deadlines,
    find_durations,
    find_timezones,
    find_vague_times,
)
from askfirst.text.han.vague import find_vague_groups, find_vague_prices
from askfirst.text.reading import Finder

HAN_ENTITIES: dict[str, Finder] = {
    "address": find_addresses,
    "budget": find_budgets,
    "clock_time": find_clock_times,
    "currency": find_currencies,
    "date": find_dates,
    "deadline": find_deadlines,
    "duration": find_durations,
    "earlier": find_earlier,
    "id": find_ids,
    "loose_action": find_loose_actions,
    "loose_rank": find_loose_ranks,
    "metric_target": find_metric_targets,
    "money": find_money,
    "name": find_names,
    "number": find_numbers,
    "percent": find_percent,
    "price_amount": find_prices,
    "quantity": find_quantities,
    "rank": find_ranks,
    "stranger": find_strangers,
    "timezone": find_timezones,
    "vague_amount": find_vague_amounts,
    "vague_group": find_vague_groups,
    "vague_place": find_vague_places,
    "vague_price": find_vague_prices,
    "vague_quality": find_vague_qualities,
    "vague_time": find_vague_times,
    "wish": find_wishes,
}
"""These take the place of the general finders in Chinese packs, or stand beside them."""
