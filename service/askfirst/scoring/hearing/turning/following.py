"""Messages after an order that was taken: what completes it ("10:30 cet"), corrects it ("no, Thursday") or stops it.

Such a message is nothing but values and small words; one with a matter of its own is another order.
"""

from typing import Literal, NamedTuple

from askfirst.scoring.hearing.turning.adding import adds
from askfirst.scoring.hearing.turning.asking import only_asks
from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.counting import counts_alike, counts_other
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


ANEW = ("@rather", "@putting_anew", "@ban_word")
"""What puts a value in the place of another."""


class Part(NamedTuple):
    """What a message has: values by their sorts, numbers beside them, and the words that lead to other parts."""

    values: frozenset[str]
    numbers: list[Hit]
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
    anew = led.corrects or any(covered(text, name) for name in ANEW)
    values = valued(text, names=anew or not text.nouns_capital)
    if not slight(text, led, request, values):
        return None
    part, before = part_of(text), part_of(request)
    beside = bool(adds(text)) and not any(covered(text, name) for name in (*ANEW, "@leaving_over"))
    anew = (anew and not beside) or bool(covered(text, "@sufficing"))
    less = bool(part.values & before.values or (part.numbers and before.numbers)) and covered(text, "@leaving_over")
    if values and (anew or less):
        return "corrects"
    if not (part.values or part.numbers or part.leads or joins(text)):
        return None
    other = bool(before.numbers) and counts_other(text, request, part.numbers)
    alike = bool(before.numbers) and counts_alike(text, request, part.numbers)
    if joins(text) or beside or other or wanting(part, before, request, alike=alike):
        return "completes"
    if lone(text):
        return None
    return "corrects" if alike or part.values & before.values else "completes"


def valued(text: Reading, *, names: bool) -> frozenset[int]:
    """The tokens in values, names among them where that is said: where all nouns have capitals, any noun is a name."""
    named = ("name", "region") if names else ()
    return tokens_of(hit for name in (*SORTS, "number", *named) for hit in text.entities(name))


def corrects_value(text: Reading) -> bool:
    """Whether a value stands right behind words that correct: "sorry, Tuesday" is no mere courtesy."""
    led, small = lead(text, frozenset()), covered(text, "@small_word", "@adding_lead")
    own = next((at for at in range(led.at, len(text)) if at not in small), None)
    return led.corrects and own in valued(text, names=False)


def part_of(text: Reading) -> Part:
    """What a text has of values, and of words that lead to parts."""
    found: list[tuple[str, Hit]] = [(sort, hit) for name, sort in SORTS.items() for hit in sure(text, name)]
    inside = tokens_of(hit for _, hit in found)
    numbers = [hit for hit in text.entities("number") if not hit.within(inside)]
    leads = frozenset(text.words[at] for at in covered(text, "@adding_lead"))
    return Part(frozenset(sort for sort, _ in found), numbers, leads)


def sure(text: Reading, name: str) -> list[Hit]:
    """The entities of a name, without what opens a text as a verb and what it orders: "commande 40 lampes"."""
    verbs = covered(text, "@order_verb").intersection((0,))
    bare = covered(text, "@small_word", "@adding_lead")
    return [
        hit
        for hit in text.entities(name)
        if name != "id" or hit.start not in verbs or hit.end in bare or not text.words[hit.end : hit.end + 1]
    ]


def wanting(part: Part, before: Part, request: Reading, *, alike: bool) -> bool:
    """Whether the order has nothing yet of the values that the message gives, and they can be a part of it.

    `alike`: a number of both may count the same.
    """
    if part.values & SUMS and not covered(request, "@sum_matter", "@discount_noun", "@price_noun"):
        return False
    return part.values.isdisjoint(before.values) and not (alike and not part.values)


def lone(text: Reading) -> bool:
    """Whether a message is all value, so that it may as well take the place of another one: "10 am"."""
    small = covered(text, "@small_word", "@adding_lead", "@timezone_word", "@currency_code")
    told = small | valued(text, names=not text.nouns_capital)
    return all(at in told or not word[0].isalnum() for at, word in enumerate(text.words))
