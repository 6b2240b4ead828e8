"""Which fields give the rate of a discount, and which a condition of it: the whole name must speak of that alone.

"tax_rate" and "exchange_rate" are other rates, "min_age" and "search_term" no condition of a discount.
"""

from askfirst.text.fields.names import words_of
from askfirst.text.fields.values import has_value
from askfirst.text.lazy import late

DISCOUNT = frozenset("discount rabatt descuento remise desconto".split())
PERCENT = frozenset("percent percentage pct rate prozent porcentaje pourcentage porcentagem".split())
"""These alone name a rate, too."""
SUMS = frozenset("amount value eur usd gbp chf".split())
RATE = late(
    r"(?:[a-z]{3} ?|[€$£] ?)?\d+(?:[.,]\d+)*"
    r"(?: ?(?:%|percent|per cent|pct|prozent|por ciento|pour cent|[a-z]{3}|[€$£]))?(?: off| discount)?"
)
"""A percentage or a sum, in lower case."""

LIMITS = frozenset(
    "until till expiry expire expiration validity threshold condition eligibility bis bedingung mindestbestellwert "
    "hasta validez condición validade validité".split()
)
"""Each of these names a condition, alone or with what is bought, granted or dated."""
LEAST = frozenset("minimum min mínimo minimale minimal mínima".split())
VALID = frozenset("valid gültig válido válida valable".split())
BOUGHT = frozenset("order purchase spend basket cart quantity qty amount value".split())
DATED = frozenset("date day on at to thru through for".split())
OFFERED = DISCOUNT | frozenset("offer quote".split())
AROUND = BOUGHT | DATED | OFFERED | VALID | SUMS


def gives_rate(name: str, value: object) -> bool:
    """Whether a field gives a discount's rate: `discount`, `discount_percent`, `rate`; "12 %", 12 or "50 EUR"."""
    words = set(words_of(name))
    if not words or not words <= DISCOUNT | PERCENT | SUMS or words.isdisjoint(DISCOUNT | PERCENT):
        return False
    said = str(value).strip().lower()
    return not isinstance(value, bool) and RATE.fullmatch(said) is not None and not set(said).isdisjoint("123456789")


def gives_condition(name: str, value: object) -> bool:
    """Whether a field gives a discount's condition: `valid_until`, `minimum_order`, `expires_at`, `threshold`."""
    words = set(words_of(name))
    if isinstance(value, bool) or not has_value(name, value):
        return False
    if not words.isdisjoint(LIMITS):
        return words <= LIMITS | LEAST | AROUND
    if not words.isdisjoint(LEAST):
        return words <= LEAST | BOUGHT | SUMS
    return not words.isdisjoint(VALID) and not words.isdisjoint(DATED) and words <= VALID | DATED | OFFERED
