"""Facts in Chinese text, found by pattern: one token a character leaves no words to look up."""

from askfirst.text.han.figures import (
    find_budgets,
    find_currencies,
    find_metric_targets,
    find_money,
    find_numbers,
    find_percent,
    find_prices,
    find_quantities,
)
from askfirst.text.han.names import find_addresses, find_ids, find_names, find_ranks
from askfirst.text.han.times import find_clock_times, find_dates, find_deadlines, find_durations, find_timezones
from askfirst.text.reading import Finder

HAN_ENTITIES: dict[str, Finder] = {
    "address": find_addresses,
    "budget": find_budgets,
    "clock_time": find_clock_times,
    "currency": find_currencies,
    "date": find_dates,
    "deadline": find_deadlines,
    "duration": find_durations,
    "id": find_ids,
    "metric_target": find_metric_targets,
    "money": find_money,
    "name": find_names,
    "number": find_numbers,
    "percent": find_percent,
    "price_amount": find_prices,
    "quantity": find_quantities,
    "rank": find_ranks,
    "timezone": find_timezones,
}
"""These take the place of the general finders in Chinese packs, or stand beside them."""
