"""Messages after an order that was taken: what completes it ("10:30 cet"), corrects it ("no, Thursday") or stops it.

Such a message is nothing but values and small words; one with a matter of its own is another order.
"""

from typing import Literal, NamedTuple

from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.leading import Lead, joins, lead
from askfirst.scoring.hearing.turning.recalling import recalled
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.listed import covered, end_of
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
IDLE = (
    "@small_word @leading @correcting @rather @ban_word @contrasting @adding_lead @putting_anew @called_off_tail "
    "@currency_code @timezone_word @packing @plain_unit @unit_name @leaving_over @sufficing"
).split()
DEEDS = ("@order_verb", "@doing_verb", "@light_deed")
MATTERS = ("@discount_noun", "@price_noun", "@document_noun")
"""Nouns that are an order by themselves: "discount for Kern, please"."""
LED = 2
"""Words of no list that one which leads to a part may have behind it: "in the blue room"."""
LED_HAN = 6
LABELLED = 2
"""Tokens up to which a number's name is no matter of its own: "gate 4", but not "invoice 88 to Ida"."""
JOINED = 3
"""Words of no list in a message that opens with "and": "and a projector"."""


class Part(NamedTuple):
    """What a message has: values by their sorts, and the words that lead to other parts."""

    values: frozenset[str]
    counts: bool
    leads: frozenset[str]


def follows(text: Reading, request: Reading) -> Following | None:
    """What a message does to the order before it; None where it has nothing to do with that, or one cannot tell."""
    if calls_off(text):
        return "stops"
    taken_back = recalled(text, request)
    if taken_back is not None:
        return taken_back
    led = lead(text, frozenset())
    if not 0 < len(text) <= LONGEST or text.words[-1] in QUESTION_MARKS or led.aside:
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


def slight(text: Reading, led: Lead, request: Reading, values: frozenset[int]) -> bool:
    """Whether a message has no matter of its own: all is value, small word, or a word brought along by one of these."""
    if named(text, led.at) or any(covered(text, name) and not covered(request, name) for name in MATTERS):
        return False
    if end_of(text, led.at, *DEEDS[:2]) is not None and led.at not in covered(text, "@adding_lead", *put_anew(text)):
        return False
    idle = covered(text, *IDLE, *put_anew(text)) | values
    leads = covered(text, "@adding_lead")
    brought = brought_along(text, values)
    known = frozenset(request.words)
    others = [at for at, word in enumerate(text.words) if at >= led.at and at not in idle and word[0].isalnum()]
    new = [at for at in others if at not in brought and text.words[at] not in known]
    deeds = [at for at in covered(text, *DEEDS).intersection(others) if at not in brought or at - 1 in leads]
    return not deeds and len(new) <= (JOINED if joins(text) else 0)


def named(text: Reading, at: int) -> bool:
    """Whether a message opens with a record by its number, and says more: "Rechnung 88 an Ida" is an order."""
    small = covered(text, "@small_word")
    at = next((place for place in range(at, len(text)) if place not in small), at)
    records = (hit for hit in text.entities("id") if hit.start == at and text.words[at].isalpha())
    return any(word[0].isalnum() for hit in records for word in text.words[hit.end :])


def brought_along(text: Reading, values: frozenset[int]) -> frozenset[int]:
    """The words beside a number ("20 people", "gate 4"), and those behind a word that leads to a part."""
    sums = tokens_of(hit for name in ("percent", "money") for hit in text.entities(name))
    numbers = tokens_of(text.entities("number")) | sums
    labelled = (-1, 1) if len(text) <= LABELLED else (1,)
    beside = {at + step for at in numbers for step in labelled if 0 <= at + step < len(text) and at in values}
    small, leads = covered(text, "@small_word"), covered(text, "@adding_lead")
    for start in leads:
        at, left = start + 1, LED_HAN if text.han else LED
        while at < len(text) and text.words[at][0].isalnum() and left:
            beside.add(at)
            left -= at not in small
            at += 1
    return frozenset(beside)


def valued(text: Reading, *, names: bool) -> frozenset[int]:
    """The tokens in values, names among them where that is said: where all nouns have capitals, any noun is a name."""
    named = ("name", "region") if names else ()
    return tokens_of(hit for name in (*SORTS, "number", *named) for hit in text.entities(name))


def put_anew(text: Reading) -> tuple[str, ...]:
    """The lists of words by which a value is put in the place of another: "mach Mittwoch draus"."""
    return ("@putting_anew", "@light_deed") if covered(text, "@putting_anew") else ()


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
