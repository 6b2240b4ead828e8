"""The parts of an answer: a percentage and not only its condition, a place and not only an age."""

import re
from collections.abc import Callable, Mapping

from askfirst.text.entities.audience import has_age, has_behaviour, has_list
from askfirst.text.entities.campaigns import find_metric_targets
from askfirst.text.han.patterns import MEASURE, NUMBER
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import capital
from askfirst.text.orders import led
from askfirst.text.reading import Reading

SHORT = 3
"""Words up to which a reply with a number is the number that was asked for."""
AMBIGUOUS = frozenset("pound pounds franc francs".split())
"""Currencies in an answer about money, which elsewhere are a weight or a name."""
SYMBOLS = frozenset("€$£¥")
"""Signs of a currency, which by themselves name it."""
WITHIN = frozenset("in of around near at from across".split())
"""Ahead of a name these make it a place."""
REDUCING = frozenset("off less discount rebate reduction".split())
"""Beside one of these a sum is a discount."""
ADDED = frozenset({"more", "further", "additional", "extra"})
"""Between a number and its unit of time: "two more weeks"."""
MULTIPLY = frozenset("halve halving double doubling triple treble quadruple".split())
TIMES = frozenset("twice thrice doubled tripled twofold threefold tenfold".split())
PLAIN = ("@small_word", "@hedge", "@discount_noun", "@yes_word", "@social_opener")
"""Beside a rate these say nothing on when it holds."""
CONDITIONS = ("@discount_condition", "@order_condition")


def lacks(part: str, reply: Reading, request: Reading) -> bool:
    """Whether neither the reply nor the request has this part.

    Some parts are only wanting where the reply gives another one: a place where it says who by their age.
    """
    given, other = PARTS[part]
    known = AT_FIRST.get(part, given)
    return not given(reply) and not known(request) and (other is None or other(reply))


def half(part: str, reply: Reading, request: Reading) -> bool:
    """Whether the reply has another part of the answer, known as such, and not this one.

    What the request said already is no part of an answer.
    """
    repeated = reply.raw.strip(" .!").lower() in request.raw.lower()
    return PARTS[part][1] is not None and not repeated and lacks(part, reply, request)


def rate_given(reply: Reading) -> bool:
    """Whether the reply says how much: a percentage, a sum off, or hardly more than a number; not over a hundred."""
    if percents := reply.entities("percent"):
        return any(off(reply, hit) <= WHOLE for hit in percents)
    if not (reply.entities("number") or reply.entities("money")):
        return False
    return len(reply.words) <= SHORT or not REDUCING.isdisjoint(reply.words)


def off(reply: Reading, percent: Hit) -> float:
    """The figure of a percentage; 0 for one in words."""
    found = FIGURE.search(reply.text(percent))
    return float(found[0].replace(",", ".")) if found else 0.0


FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
WHOLE = 100.0
"""More than all cannot be taken off."""


def conditioned(reply: Reading) -> bool:
    """Whether the reply says anything beside a rate: for whom, until when, or that there is no condition."""
    rates = [hit for name in ("percent", "money", "number") for hit in reply.entities(name)][:1]
    plain = [hit for name in PLAIN for hit in reply.all_hits.get(name, ())]
    told = tokens_of([*rates, *plain])
    words = (word for at, word in enumerate(reply.words) if at not in told and word not in REDUCING)
    return any(any(map(str.isalnum, word)) for word in words)


def limits_discount(request: Reading) -> bool:
    """Whether the request limits a discount: by a time, or by words for a condition."""
    return any(request.entities(name) for name in ("date", "duration")) or any(map(request.hits, CONDITIONS))


def currency_given(text: Reading) -> bool:
    """Whether a sum with its currency, or a currency by itself, stands in the text."""
    if text.entities("money") or text.entities("currency") or "@currency_code" in text.all_hits:
        return True
    return not (AMBIGUOUS | SYMBOLS).isdisjoint(text.words)


def amount_given(reply: Reading) -> bool:
    """Whether a sum or a bare number stands in the reply."""
    return bool(reply.entities("money") or reply.entities("number"))


def summed(reply: Reading) -> bool:
    """Whether a sum stands in the reply, or a number that can be one: no share, no time, no part of an id, no floor."""
    other = [hit for name in NO_SUM for hit in reply.entities(name)]
    floors = {hit.end for hit in reply.hits("@least_word")}
    return bool(reply.entities("money")) or any(
        not (any(number.overlaps(hit) for hit in other) or number.start in floors or at_hour(reply, number))
        for number in reply.entities("number")
    )


def at_hour(reply: Reading, number: Hit) -> bool:
    """Whether a number may be an hour: "at 9", "um 9"."""
    return led(reply, number.start, "@hour_word") and len(reply.text(number)) <= HOUR


HOUR = 2
"""Digits of an hour."""
NO_SUM = ("percent", "date", "clock_time", "duration", "id")


def priced(reply: Reading) -> bool:
    """Whether a currency stands in the reply, or a change that needs none: "by 20 %", "double it"."""
    if currency_given(reply):
        return True
    shares = bool(reply.entities("percent")) or not (MULTIPLY | TIMES).isdisjoint(reply.words)
    return shares and not summed(reply)


def metric_given(reply: Reading) -> bool:
    """Whether a metric is named."""
    return bool(reply.outside_data("@metric"))


def target_given(reply: Reading) -> bool:
    """Whether a figure is named that is to be reached, or how many times as much: "double them"."""
    return bool(find_metric_targets(reply)) or not (MULTIPLY | TIMES).isdisjoint(reply.words)


def placed(reply: Reading) -> bool:
    """Whether a place is named, or a list, a record or a rule of behaviour, which need none."""
    exact = has_list(reply) or has_behaviour(reply) or any(reply.entities(name) for name in RECORDS)
    led = (at for at in range(1, len(reply)) if reply.words[at - 1] in WITHIN)
    return exact or bool(reply.entities("region")) or any(capital(reply, at) for at in led)


RECORDS = ("id", "quote", "email", "url")


def aged(reply: Reading) -> bool:
    """Whether people are told by their age."""
    return has_age(reply)


def zone_given(reply: Reading) -> bool:
    """Whether a zone, or a place whose time it can be, stands in the reply."""
    if reply.entities("timezone") or any(reply.all_hits.get(name) for name in ("@zone_place", "@region")):
        return True
    return not LOCAL.isdisjoint(reply.words) or any(capital(reply, at) for at in range(len(reply)))


def unit_given(reply: Reading) -> bool:
    """Whether a unit, a packing or what is counted stands in the reply."""
    if reply.han:
        return bool(HAN_UNIT.search(reply.raw))
    return measured(reply) or any(reply.all_hits.get(name) for name in ("@plain_unit", "@unit_name", "@measure"))


HAN_UNIT = re.compile(rf"(?:{NUMBER}\s*|^\s*)(?:{MEASURE}|公[斤克噸升尺分里]|[噸升磅斤]|[a-zA-Z]{{1,3}}(?![a-zA-Z]))")
"""What a number counts, in Chinese, or that word by itself."""


LOCAL = frozenset("local utc gmt".split())
"""Words for a zone that are no name."""


def measured(reply: Reading) -> bool:
    """Whether a unit, a packing or things that are counted stand behind the number."""
    if "@unit" in reply.all_hits or "@packing" in reply.all_hits or reply.entities("id"):
        return True
    ends = [number.end for number in reply.entities("number")]
    return any(word.endswith("s") and len(word) > 2 for end in ends for word in reply.words[end : end + 3])


def things_counted(request: Reading) -> bool:
    """Whether a request is for things that a bare number counts: "buy batteries for the van", not "buy paper"."""
    leads = [at for at, word in enumerate(request.words) if word in LEADS]
    end = leads[0] if leads else len(request)
    return any(0 < hit.start < end for hit in request.entities("plural"))


LEADS = frozenset("for from to in on at by with of , ; : ( -".split())
"""Behind the first of these stands no longer what is ordered."""


def numbered(reply: Reading) -> bool:
    """Whether a number stands in the reply that is no time and no sum."""
    return bool(reply.entities("number")) and not (reply.entities("money") or long(reply))


def counted(reply: Reading) -> bool:
    """Whether a number stands in the reply, or a quantity in words."""
    return bool(reply.entities("number") or reply.entities("quantity"))


def long(reply: Reading) -> bool:
    """Whether a length of time, or a time, stands in the reply."""
    return bool(reply.entities("duration") or reply.entities("date") or reply.entities("clock_time")) or longer(reply)


def longer(reply: Reading) -> bool:
    """Whether so many units of time are added: "two more weeks", "another month"."""
    numbers = {number.end for number in reply.entities("number")}
    return any(
        reply.words[unit.start - 1] == "another" or (reply.words[unit.start - 1] in ADDED and unit.start - 1 in numbers)
        for unit in reply.hits("@time_unit")
        if unit.start
    )


def timed(reply: Reading) -> bool:
    """Whether a time of day stands in the reply."""
    return bool(reply.entities("clock_time"))


Tells = Callable[[Reading], bool]
PARTS: Mapping[str, tuple[Tells, Tells | None]] = {
    "rate": (rate_given, None),
    "condition": (conditioned, rate_given),
    "currency": (priced, summed),
    "amount": (amount_given, currency_given),
    "metric": (metric_given, target_given),
    "target": (target_given, metric_given),
    "place": (placed, aged),
    "zone": (zone_given, timed),
    "unit": (unit_given, numbered),
    "number": (counted, unit_given),
    "length": (long, numbered),
}
"""What gives each part, and for some the other part that a reply must have for this one to be wanting."""
AT_FIRST: Mapping[str, Tells] = {
    "currency": currency_given,
    "zone": lambda _: False,
    "condition": limits_discount,
    "unit": things_counted,
    "length": lambda _: False,
}
"""What of a request gives a part, where that is not what gives it in a reply: no zone that it names is of its time."""
