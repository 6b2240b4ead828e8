"""Budgets: amounts that may be spent, told from prices, order values, revenue and bids."""

import re

from askfirst.text.hit import Hit, Near
from askfirst.text.late import late
from askfirst.text.marketing.telling import telling
from askfirst.text.reading import Reading

WINDOW = 7
"""Words on either side of an amount, within its clause, that can say what it is for."""
NOWHERE = (2 * WINDOW, 0)


def find_budgets(reading: Reading) -> list[Hit]:
    """The amounts that are money to spend. A bare amount counts: nothing says it is anything else."""
    named = keyed(reading)
    amounts = reading.entities("money")
    if not amounts:
        return named
    spend = Near([*reading.outside_data("@spend_word"), *beside(reading, amounts)])
    other = Near(reading.outside_data("@other_amount"))
    floors = {hit.end for hit in reading.outside_data("@floor_word")}
    return named + [hit for hit in amounts if is_budget(reading, hit, spend, other, hit.start in floors)]


def keyed(reading: Reading) -> list[Hit]:
    """The amount of a call or a record, with its currency under a key of its own: "total=4500 cur=CAD"."""
    found = KEYED.search(reading.raw)
    if found is None or not CURRENCY.search(reading.raw):
        return []
    return [Hit(*reading.cover(*found.span()))]


KEYED = re.compile(
    r"(?:budget|total|spend|cap|amount)\"?\s?[=:]\s?[\"{]{0,2}(?:amount\"?\s?[=:]\s?)?\"?\d", re.IGNORECASE
)
CURRENCY = late(r"\b(?:cur|ccy|curr|currency)\"?\s?[=:]\s?\"?[A-Z]{3}\b", re.IGNORECASE)


def beside(reading: Reading, amounts: list[Hit]) -> list[Hit]:
    """Small words ("with", "for") that count only right beside an amount."""
    links = reading.outside_data("@spend_link")
    around = Near(amounts).around
    return [link for link in links if any(link.distance(amount) == 0 for amount in around(link, 0))]


def is_budget(reading: Reading, amount: Hit, spend: Near, other: Near, floor: bool) -> bool:
    """Whether the amount is to be spent; "over EUR 60" is a limit for others unless a budget is named."""
    nearest = nearness(reading, amount, spend)
    told = telling(reading, amount.start)
    if nearest == NOWHERE and (told or floor):
        return False
    return nearest <= nearness(reading, amount, other)


def nearness(reading: Reading, amount: Hit, words: Near) -> tuple[int, int]:
    """How near the amount the nearest of the list stands in its clause; of two, the longer phrase wins.

    What follows the amount ("of turnover", "a day") says more than what stands ahead of it.
    """
    found = [
        (2 * amount.distance(word) + (word.end <= amount.start), word.start - word.end)
        for word in words.around(amount, WINDOW)
        if amount.distance(word) < WINDOW and same_stretch(reading, amount, word)
    ]
    return min(found, default=NOWHERE)


def same_stretch(reading: Reading, amount: Hit, word: Hit) -> bool:
    """Whether no mark of punctuation parts the two."""
    between = reading.words[amount.end : word.start] or reading.words[word.end : amount.start]
    if any(mark in between for mark in (",", ";", ".", "(", ")", "and", "but")):
        return False
    return not amount.overlaps(word) and reading.same_sentence(amount, word)
