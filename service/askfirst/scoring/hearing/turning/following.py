"""Messages after an order that was taken: what completes it ("10:30 cet"), corrects it ("no, Thursday") or stops it.

Such a message is nothing but values and small words; one with a matter of its own is another order.
"""

from typing import Literal, NamedTuple

from askfirst.scoring.hearing.turning.asking import only_asks
from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.leading import joins, lead
from askfirst.scoring.hearing.turning.matters import slight
from askfirst.scoring.hearing.turning.recalling import recalled
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.listed import covered
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

Following = Literal["completes", "corrects", "stops"]

LONGEST = 14
"""Tokens up to which a message may be a part of the order before it."""
SORTS = {
    "date": "day",
    "clock_time": "hour",
    "vague_time": "hour",
    "timezone": "zone",
    "duration": "length",
    "money": "sum",
    "currency": "currency",
    "percent": "rate",
    "id": "code",
    "email": "address",
    "url": "address",
    "file": "file",
    "quote": "words",
}
"""Sorts of values that complete an order which has none of the sort yet."""
SUMS = frozenset({"sum", "currency", "rate"})
"""Of these only an order about prices and payments is in want."""


class Part(NamedTuple):
    """What a message has: values by their sorts, and the words that lead to other parts."""

    values: frozenset[str]
    counts: bool
    leads: frozenset[str]


def follows(text: Reading, request: Reading) -> Following | None:
    """What a message does to the order before it; None where it has nothing to do with that, or one cannot tell."""
    if only_asks(text):
        return None
    return "stops" if calls_off(text) else recalled(text, request) or amends(text, request)


def amends(text: Reading, request: Reading) -> Literal["completes", "corrects"] | None:
    """What a message that takes nothing back does to the order before it."""
    led = lead(text, frozenset())
    if not 0 < len(text) <= LONGEST or text.words[-1] in QUESTION_MARKS or led.aside or led.at >= len(text):
        return None
    if covered(text, "@repeating"):
        return None
    anew = led.corrects or any(covered(text, name) for name in ("@rather", "@putting_anew", "@ban_word"))
    values = valued(text, names=anew or not text.nouns_capital)
    if not slight(text, led, request, values):
        return None
    part, before = part_of(text), part_of(request)
    clashes = bool(part.values & before.values or (part.counts and before.counts))
    anew = anew or bool(covered(text, "@sufficing"))
    if values and (anew or (clashes and covered(text, "@leaving_over"))):
        return "corrects"
    if not (part.values or part.counts or part.leads or joins(text)):
        return None
    if joins(text) or wanting(part, before, request):
        return "completes"
    if lone(text):
        return None
    return "corrects" if clashes else "completes"


def valued(text: Reading, *, names: bool) -> frozenset[int]:
    """The tokens in values, names among them where that is said: where all nouns have capitals, any noun is a name."""
    named = ("name", "region") if names else ()
    return tokens_of(hit for name in (*SORTS, "number", *named) for hit in text.entities(name))


def part_of(text: Reading) -> Part:
    """What a text has of values, and of words that lead to parts."""
    found: list[tuple[str, Hit]] = [(sort, hit) for name, sort in SORTS.items() for hit in text.entities(name)]
    inside = tokens_of(hit for _, hit in found)
    counts = any(not hit.within(inside) for hit in text.entities("number"))
    leads = frozenset(text.words[at] for at in covered(text, "@adding_lead"))
    return Part(frozenset(sort for sort, _ in found), counts, leads)


def wanting(part: Part, before: Part, request: Reading) -> bool:
    """Whether the order has nothing yet of the values that the message gives, and they can be a part of it."""
    if part.values & SUMS and not covered(request, "@sum_matter", "@discount_noun", "@price_noun"):
        return False
    return part.values.isdisjoint(before.values) and not (part.counts and before.counts and not part.values)


def lone(text: Reading) -> bool:
    """Whether a message is all value, so that it may as well take the place of another one: "10 am"."""
    small = covered(text, "@small_word", "@adding_lead", "@timezone_word", "@currency_code")
    told = small | valued(text, names=not text.nouns_capital)
    return all(at in told or not word[0].isalnum() for at, word in enumerate(text.words))
