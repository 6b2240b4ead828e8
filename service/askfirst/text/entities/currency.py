"""Currencies, with or without an amount: "in yen" - "EUR" - "$" - "currency: AUD" - "US dollars"."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

SIGN = re.compile(r"[$€£¥₹₩₺₴₫₪₦₱₽฿₡₲₵₸₼₾₮₭៛﷼৳]")
LEADS = frozenset({"in", "currency", ":", "=", "of", "to", "into", "from", "as", "(", "/"})


def find_currencies(reading: Reading) -> list[Hit]:
    """Every mention of a currency. Codes that are words too need a number or a lead-in beside them."""
    hits = []
    if not reading.plain.isascii() or "$" in reading.plain:
        hits = [Hit(*reading.cover(*found.span())) for found in SIGN.finditer(reading.plain)]
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
