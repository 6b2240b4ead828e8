"""Price amounts without a currency: "at 2,150 apiece" - "setup fee of 7,200" - "unit price: 480".

A bare number is a price by what stands around it. Ids, dates, quantities, percentages, times,
scores and years are none. Attribute `by`: "rate" (each, per seat), "noun" (fee of), "deal" (a verb
of selling).
"""

from askfirst.text.entities.prices.deciding import price_by
from askfirst.text.entities.prices.names import in_id
from askfirst.text.hit import Hit
from askfirst.text.orders import governed_by
from askfirst.text.reading import Reading

FACTS = ("money", "percent", "date", "duration", "clock_time", "phone")


def find_price_amounts(reading: Reading) -> list[Hit]:
    """Bare numbers in a price context, outside of orders that only report or delete."""
    if not reading.digits and "@number_word" not in reading.all_hits:
        return []
    hits = []
    for number in reading.entities("number"):
        by = price_by(reading, number) if not reading.is_data(number) else ""
        if not by or number.within(reading.covered(*FACTS)):
            continue
        if not in_id(reading, number) and not governed_by(reading, number, "@price_harmless", "@price_doing"):
            hits.append(Hit(number.start, number.end, {"by": by}))
    return hits
