"""A number that is a price by its place, without a currency: "a 1.150 cada una", "à 27 900 HT"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LEAST = 30
"""Smaller numbers behind "at" or "for" are mostly no prices, unless something says "each"."""
YEARS = range(1950, 2100)
MEASURES = frozenset("% ° × / ' \"".split())
"""Marks that make a number something else than a price."""


@demanding({"worth_lead", "worth_verb", "each_word", "big_number", "price_mark"})
def unmarked_price(material: Material) -> Sequence[Hit]:
    """The first such number, where neither text nor history has a currency."""
    text = material.text
    if any(reading.entities(name) for reading in (text, *material.context) for name in ("money", "currency")):
        return ()
    if spots(text, "show_verb"):
        return ()
    leads = set(spots(text, "worth_lead").values()) | set(spots(text, "worth_verb").values())
    for hit, value in numbers(text):
        told = any(hit.overlaps(one) for name in ("date", "duration") for one in text.entities(name))
        if told or (int(value) in YEARS and value == int(value) and text.text(hit).isdecimal()):
            continue
        led = hit.start in leads and not ranged(text, hit)
        marked = hit.end in spots(text, "each_word") or hit.end in spots(text, "price_mark")
        if marked or (led and value >= LEAST and ends_there(text, hit.end)):
            return [hit]
    return ()


def numbers(text: Reading) -> list[tuple[Hit, float]]:
    """Numbers in figures, and those in words from a thousand on; "1,2 Mio." with its unit."""
    big = spots(text, "big_number")
    known = {hit.start: (hit, value) for hit, value in figures(text)}
    for hit in text.entities("number"):
        if any(at in big for at in range(hit.start, min(hit.end + 1, len(text)))):
            end = next((big[at] for at in range(hit.start, hit.end + 1) if at in big), hit.end)
            known[hit.start] = Hit(hit.start, max(hit.end, end)), 1000.0
    return sorted(known.values())


def ranged(text: Reading, hit: Hit) -> bool:
    """Whether a number goes from one to another: "de 80 a 120", "6611 a 6618"."""
    around = [*text.words[max(0, hit.start - 2) : hit.start - 1], *text.words[hit.end + 1 : hit.end + 2]]
    return any(word[:1].isdigit() for word in around)


def ends_there(text: Reading, end: int) -> bool:
    """Whether the number counts nothing that follows it: a mark, or a word that leads on."""
    if end >= len(text):
        return True
    word = text.words[end]
    return end in spots(text, "leading_on") or not (word[0].isalnum() or word in MEASURES)
