"""Budgets: amounts that may be spent, told from prices, order values, revenue and bids."""

import re

from askfirst.text.hit import Hit, Near
from askfirst.text.late import late
from askfirst.text.marketing.telling import telling
from askfirst.text.reading import Reading
from askfirst.text.standing import near, starting

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


def unit_price(reading: Reading, amount: Hit) -> bool:
    """Whether the amount is a price: "EUR 4.20 a loaf", "9 dollars per seat"; not "50 euros a day"."""
    behind = reading.words[amount.end : amount.end + 2]
    return len(behind) == 2 and behind[0] in {"a", "an", "per"} and behind[1] not in SPANS


SPANS = frozenset(
    (
        "day week month year quarter flight campaign post reel ad set creator influencer spot insertion "
        "episode issue edition slot screen panel video story placement site board poster week-end weekend read "
        "airing mention minute"
    ).split()
)
"""What a budget can be given per."""


def beside(reading: Reading, amounts: list[Hit]) -> list[Hit]:
    """Small words ("with", "for") that count only right beside an amount."""
    links = reading.outside_data("@spend_link")
    around = Near(amounts).around
    return [link for link in links if any(link.distance(amount) == 0 for amount in around(link, 0))]


def is_budget(reading: Reading, amount: Hit, spend: Near, other: Near, floor: bool) -> bool:
    """Whether the amount is to be spent; "over EUR 60" is a limit for others unless a budget is named."""
    if funded(reading, amount) or bought_for(reading, amount):
        return True
    if earned(reading, amount):
        return False
    nearest = nearness(reading, amount, spend)
    told = telling(reading, amount.start) and not alone(reading, amount)
    if nearest == NOWHERE and (unit_price(reading, amount) or told):
        return False
    if floor and nearest == NOWHERE and not (media_at(reading, amount) or capped(reading, amount)):
        return False
    return nearest <= nearness(reading, amount, other)


def alone(reading: Reading, amount: Hit) -> bool:
    """Whether the amount stands between marks, as a part of the order: "..., NOK 11,000, 1-20 May"."""
    before = reading.words[amount.start - 1 : amount.start]
    behind = reading.words[amount.end : amount.end + 1]
    return before in MARKS and (", " in reading.text(amount) or behind in MARKS or not behind)


MARKS = ([","], [";"], ["("], [":"], [")"], ["."], ["–"])


def funded(reading: Reading, amount: Hit) -> bool:
    """Whether somebody gives it for the work: "the board gave us £420 for it"."""
    return reading.word_before(amount.start) in {"us", "me"} and not GIVEN.isdisjoint(
        reading.words[max(0, amount.start - 3) : amount.start]
    )


GIVEN = frozenset("gave gives give granted grants approved allows allowed".split())


def bought_for(reading: Reading, amount: Hit) -> bool:
    """Whether media are bought for it: "take slots worth EUR 2,000"."""
    lead = reading.words[max(0, amount.start - 2) : amount.start]
    return lead[-1:] == ["worth"] and lead[0] in MEDIA


MEDIA = frozenset("slots ads spots space airtime media inventory placements adverts screens impressions".split())


def earned(reading: Reading, amount: Hit) -> bool:
    """Whether a verb ahead says what something else costs or brings: "each bike sells for EUR 900", "it made 80 euros".

    What the media cost themselves is a budget, and so is what "may" or "must" be spent.
    """
    first = amount.start
    while first > 0 and amount.start - first < WINDOW and reading.words[first - 1] not in PARTS:
        first -= 1
    ahead = reading.words[first : amount.start]
    if OTHERS.isdisjoint(ahead) or not MODALS.isdisjoint(ahead):
        return False
    if ahead[:1] == ["start"] and ahead[1:2] and ahead[1] in {"them", "it", "these", "this"}:
        return False  # "start them at EUR 75 a day"
    if ahead[0] == "cost" and reading.words[amount.end : amount.end + 1] in TOTAL:
        return False  # "photo P-3, cost 250 euros overall"
    kinds = ("@paid_noun", "@medium", "@platform", "@creator", "@spend_word")
    return not any(starting(reading.outside_data(key), first, amount.start) for key in kinds)


PARTS = frozenset({",", ";", ".", ":", "(", ")", "?", "!", "and", "but"})
OTHERS = frozenset(
    "cost costs sell sells sold earn earns earned made makes bought been was brought brings raised gave gives won "
    "starts start offer".split()
)
"""Verbs of what something is worth or brings in."""
TOTAL = (["overall"], ["total"], ["altogether"], ["all"], ["in"], ["a"], ["per"])
MODALS = frozenset("may must can should will might shall to".split())


def capped(reading: Reading, amount: Hit) -> bool:
    """Whether a "not" turns the limit into a most: "not above NOK 12,000"; or the amount is quoted net of tax."""
    before = reading.words[max(0, amount.start - 3) : amount.start]
    behind = reading.words[amount.end : amount.end + 3]
    return not DENIED.isdisjoint(before) or "vat" in behind or behind[:1] == ["each"]


DENIED = frozenset({"not", "never", "no"})


def media_at(reading: Reading, amount: Hit) -> bool:
    """Whether the amount is what media cost: "the Bing campaign at USD 1,100"."""
    if reading.words[amount.start - 1] != "at":
        return False
    if reading.words[amount.start - 2 : amount.start - 1] == [","] and alone(
        reading, Hit(amount.start - 1, amount.end)
    ):
        return bool(reading.entities("paid_media"))
    return any(
        0 < amount.start - media.end <= 9 and reading.same_sentence(media, amount)
        for media in near(reading, "paid_media").around(amount, 9)
    )


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
