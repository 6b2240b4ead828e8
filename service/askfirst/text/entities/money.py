"""Amounts with a currency, in every position: EUR 5,000 - $40 - 2k euros - NT$300 - 4 990 zł - 79.90 GBP."""

import re
from bisect import bisect_left, bisect_right
from operator import itemgetter

from askfirst.text.hit import Hit, outermost
from askfirst.text.names import capital
from askfirst.text.reading import Reading

ANY_SIGN = re.compile(r"[$€£¥₹₩₺₴₫₪₦₱₽฿₡₲₵₸₼₾₮₭៛﷼৳]")
LEADS = frozenset({"in", "currency", ":", "=", "of", "to", "into", "from", "as", "(", "/"})


def find_currencies(reading: Reading) -> list[Hit]:
    """Every mention of a currency. Codes that are words too need a number or a lead-in beside them."""
    hits = []
    if not reading.plain.isascii() or "$" in reading.plain:
        hits = [Hit(*reading.cover(*found.span())) for found in ANY_SIGN.finditer(reading.plain)]
    hits += reading.hits("@currency")
    for name in ("@currency_code", "@currency_risky"):
        for hit in reading.all_hits.get(name, ()):
            if (not reading.is_data(hit) or quoted(reading, hit)) and is_meant(
                reading, hit, risky=name == "@currency_risky"
            ):
                hits.append(hit)
    return outermost([hit for hit in hits if hit.start < hit.end])


def quoted(reading: Reading, hit: Hit) -> bool:
    """Whether the code alone stands in quotes: ccy='SEK'."""
    around = reading.words[hit.start - 1 : hit.start] + reading.words[hit.end : hit.end + 1]
    return len(around) == 2 and all(mark in {"'", '"'} for mark in around)


def is_meant(reading: Reading, hit: Hit, risky: bool) -> bool:
    """Whether a code stands for its currency: in capitals, or beside a number or the word currency."""
    before = reading.words[hit.start - 1] if hit.start else ""
    after = reading.words[hit.end] if hit.end < len(reading) else ""
    if risky and not reading.text(hit).isupper():
        return before == "currency"
    if before[:1].isdigit() or after[:1].isdigit() or before in {"currency", "k", "m", "thousand", "million"}:
        return True
    if not reading.text(hit).isupper():
        return before in {"in", ":"} and not risky
    return not risky or before in LEADS


SIGNS = "$€£¥₹₩₺₴₫₪₦₱₽฿₡₲₵₸₼₾₮₭៛﷼৳"
SIGN = frozenset(SIGNS)
JOINT = re.compile(r"[A-Z]\d|\d[.,']*[A-Za-z]")
"""A letter joined to a digit, as any CODED amount has it."""
SYMBOL = re.compile(
    rf"(?<![A-Za-z])(?:[A-Z]{{1,3}})?[{SIGNS}]\s?\d[\d.,' ]*(?:\s?(?:k|m|mn|mio|bn)\b)?"
    rf"|(?<![\w.])\d[\d.,' ]*\s?(?:k|m|mn|mio|bn)?\s?[{SIGNS}](?!\d)"
    r"|(?<![\w.-])R\s?\d{1,3}(?:[, ]\d{3})+\b",
    re.IGNORECASE,
)
RAND = re.compile(r"(?<![\w.-])R\s?\d{1,3}[, ]\d{3}\b")
"""South African rand; a plain R400 is as often an id."""
CODED = re.compile(
    r"(?<![\w.,-])(?:[A-Z]{3}_?\d[\d.,']*[kKmM]?|\d[\d.,']*[kKmM]?(?:[A-Z]{3}|eur|usd|gbp|chf|kr|Kč|zł|Fr))\b(?![-/]\w)"
)
START = itemgetter(0)
APART = 2
"""The most tokens that stand between a number and its currency."""


def find_money(reading: Reading) -> list[Hit]:
    """Amounts that say their currency as symbol, ISO code or word."""
    hits: list[Hit] = []
    if reading.digits:
        if not SIGN.isdisjoint(reading.plain) or RAND.search(reading.plain):
            hits += [Hit(*reading.cover(*found.span())) for found in SYMBOL.finditer(reading.plain)]
        if JOINT.search(reading.plain):
            hits += [
                Hit(*reading.cover(*found.span())) for found in CODED.finditer(reading.plain) if is_code(found.group())
            ]
    currencies = sorted(reading.entities("currency"), key=START)
    longest = max((currency.end - currency.start for currency in currencies), default=0)
    for number in reading.entities("number") if currencies else ():
        first = bisect_left(currencies, number.start - APART - longest, key=START)
        hits += [
            Hit(min(number.start, currency.start), max(number.end, currency.end))
            for currency in currencies[first : bisect_right(currencies, number.end + APART, key=START)]
            if beside(reading, number, currency)
        ]
    return outermost([hit for hit in hits if hit.start < hit.end])


def beside(reading: Reading, number: Hit, currency: Hit) -> bool:
    """Whether number and currency touch, or a mark or "million" stands between ("USD: 500")."""
    if number.distance(currency) == 0:
        return True
    between = reading.words[number.end : currency.start] or reading.words[currency.end : number.start]
    amount = reading.words[currency.end : currency.end + 1]
    if number.start < currency.start and between == ["("] and amount and amount[0][:1].isdigit():
        return False  # "March 2027 (€1,100)"
    if len(between) in (1, 2) and number.end < currency.start and national(reading, number.end, currency.start):
        return True  # "2,000 Moroccan dirhams", "16 thousand New Zealand dollars"
    if between == [")"] and currency.end < number.start:
        return reading.words[currency.start - 1 : currency.start] == ["("]  # "budget (EUR) 980"
    return len(between) == 1 and between[0] in {":", "=", "(", "-", ".", "us", "million", "of"}


def national(reading: Reading, start: int, end: int) -> bool:
    """Whether only a country, or words for its own, stand between two tokens."""
    return all(reading.words[at].endswith(NATIONAL) or capital(reading, at) for at in range(start, end))


NATIONAL = ("ian", "can", "ish", "ese", "wiss", "oon", "aiti", "nian")
"""Ends of adjectives between number and currency."""


def is_code(amount: str) -> bool:
    """Whether the letters of an amount such as CHF150, 640eur or 5kUSD are a currency."""
    letters = "".join(filter(str.isalpha, amount)).lower()
    return letters in JOINED or (letters[:1] in {"k", "m"} and letters[1:] in JOINED)


JOINED = frozenset(
    "usd eur gbp chf jpy cny inr aud cad nzd sgd hkd twd sek nok dkk isk pln czk huf ron bgn try ils "
    "aed sar qar kwd bhd omr egp mad zar ngn kes ghs brl mxn ars clp cop pen uyu thb myr idr php vnd "
    "krw rub uah kzt gel rsd rmb kr kč zł fr".split()
)
"""The codes that may be joined to a number without a space."""
