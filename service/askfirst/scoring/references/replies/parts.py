"""The parts of an answer: a percentage and not only its condition, a currency and not only a sum."""

from askfirst.text.reading import Reading

SHORT = 3
"""Words up to which a reply with a number is the number that was asked for."""
AMBIGUOUS = frozenset("pound pounds franc francs".split())
"""Currencies in an answer about money, which elsewhere are a weight or a name."""
SYMBOLS = frozenset("€$£¥")
"""Signs of a currency, which by themselves name it."""
REDUCING = frozenset("off less discount rebate reduction".split())
"""Beside one of these a sum is a discount."""


def lacks(part: str, reply: Reading, request: Reading) -> bool:
    """Whether neither the reply nor the request has this part: `rate` or `currency`."""
    if part == "rate":
        return not (rate_given(reply) or request.entities("percent"))
    return not (currency_given(reply) or currency_given(request))


def rate_given(reply: Reading) -> bool:
    """Whether the reply says how much: a percentage, a sum off, or hardly more than a number."""
    if reply.entities("percent"):
        return True
    if not (reply.entities("number") or reply.entities("money")):
        return False
    return len(reply.words) <= SHORT or not REDUCING.isdisjoint(reply.words)


def currency_given(text: Reading) -> bool:
    """Whether a sum with its currency, or a currency by itself, stands in the text."""
    if text.entities("money") or text.entities("currency") or "@currency_code" in text.all_hits:
        return True
    return not (AMBIGUOUS | SYMBOLS).isdisjoint(text.words)
