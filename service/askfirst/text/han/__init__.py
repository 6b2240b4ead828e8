"""Facts in Chinese text, found by pattern: one token a character leaves no words to look up."""

from askfirst.text.han.clock import find_clock_times, find_deadlines, find_timezones
from askfirst.text.han.days import find_dates, find_durations
from askfirst.text.han.figures import find_currencies, find_money, find_numbers, find_percent
from askfirst.text.han.names import find_ids, find_names
from askfirst.text.han.places import find_addresses
from askfirst.text.han.prices import find_prices
from askfirst.text.han.quantities import find_quantities
from askfirst.text.han.vague import find_vague_groups, find_vague_prices, find_vague_times
from askfirst.text.reading import Finder

HAN_ENTITIES: dict[str, Finder] = {
    "address": find_addresses,
    "clock_time": find_clock_times,
    "currency": find_currencies,
    "date": find_dates,
    "deadline": find_deadlines,
    "duration": find_durations,
    "id": find_ids,
    "money": find_money,
    "name": find_names,
    "number": find_numbers,
    "percent": find_percent,
    "price_amount": find_prices,
    "quantity": find_quantities,
    "timezone": find_timezones,
    "vague_group": find_vague_groups,
    "vague_price": find_vague_prices,
    "vague_time": find_vague_times,
}
"""These take the place of the general finders in Chinese packs."""
