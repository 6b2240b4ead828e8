"""A number that is a price by its place, without a currency: "a 1.150 cada una", "à 27 900 HT"."""

import re
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


@demanding({"worth_lead", "worth_verb", "each_word", "big_number", "price_mark", "charge_verb"})
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
        if told or (value.is_integer() and int(value) in YEARS and text.text(hit).isdecimal()):
            continue
        led = hit.start in leads and not ranged(text, hit)
        if charged(text, hit):
            return [hit]
        marked = hit.end in spots(text, "each_word") or hit.end in spots(text, "price_mark")
        cents = priced(text, hit)
        if marked or (led and (cents or (value >= LEAST and ends_there(text, hit.end)))):
            return [hit]
    return ()


def priced(text: Reading, hit: Hit) -> bool:
    """Whether a number is written like a sum, and counts nothing behind it: "por 38.900,00", "a 6,40, ..."."""
    if not CENTS.search(text.text(hit)):
        return False
    return ends_there(text, hit.end) or (
        THOUSANDS.search(text.text(hit)) is not None and hit.end not in spots(text, "measure")
    )


CENTS = re.compile(r"\d,\d\d$")
THOUSANDS = re.compile(r"\d[. ]\d{3},\d\d$")


def charged(text: Reading, hit: Hit) -> bool:
    """Whether an order to charge opens the text, and the number is what it charges: "Cobra 450 à empresa Silva"."""
    verb = spots(text, "charge_verb").get(0)
    if (
        verb is None
        or not 0 <= hit.start - verb <= FAR
        or any(word in STOPPING for word in text.words[verb : hit.start])
    ):
        return False
    following = text.words[hit.end : hit.end + 1]
    if hit.start == verb and following and following[0] in DIRECT:
        return True  # "Facture 800" alone may be bill 800
    return (
        hit.start > verb
        and text.words[hit.start - 1] not in COUNTED
        and (not following or following[0] in LEADS or not following[0][0].isalnum())
    )


FAR = 6
"""Tokens between the verb and its sum: "Berechne der Firma Keller 700 für ..."."""
STOPPING = frozenset({".", ";", ":", "!", "?"})
DIRECT = frozenset({"à", "a", "ao", "al", "aux", "au", "aos", "às"})
LEADS = DIRECT | frozenset({"por", "pelo", "pela", "pelos", "pelas", "pour", "für", "para"})
COUNTED = frozenset(
    (
        "pedido pedidos commande commandes auftrag bestellung rechnung nr n.º nº no factura fatura facture "
        "número numéro nummer de von"
    ).split()
)
"""Ahead of a number these make it a number of something, not a sum."""


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
    named = text.covered("id")
    around = [at for at in (hit.start - 2, hit.end + 1) if 0 <= at < len(text) and at not in named]
    return any(text.words[at][:1].isdigit() for at in around)


def ends_there(text: Reading, end: int) -> bool:
    """Whether the number counts nothing that follows it: a mark, or a word that leads on."""
    if end >= len(text):
        return True
    word = text.words[end]
    return end in spots(text, "leading_on") or not (word[0].isalnum() or word in MEASURES)
