"""Figures that do not add up: parts against their total, a price list against its sum."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.ceilings import times_each
from askfirst.scoring.findings.conflicts.figures import Figure, figures, may_have
from askfirst.scoring.findings.conflicts.ratios import heads, ratios, sources
from askfirst.scoring.findings.conflicts.roles import filters, is_top
from askfirst.scoring.findings.conflicts.sides import conflict, in_sentence, places
from askfirst.scoring.findings.conflicts.splits import named, off, rests, shares, splits
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SUMS = frozenset({"@part_cue", "@full_price", "@net_word", "@total_word"})

PARTS = frozenset({":", "(", "–", "—"})

LISTING = frozenset({",", "/", "equally", "evenly", "fifty-fifty", "halves"})


SOURCED = re.compile(
    r"[,:(–-] ?\d[\d.,]* (?:from|for|to|into|in|at)\b|\d ?[/:] ?\d"
    r"|%.*\b(?:so|makes|thus|leaves|leaving|hence|making|giving)\b|equal|evenly|halves|fifty"
)
"""What a text without a word for a sum must have to be worth counting."""


@demanding({*(name[1:] for name in SUMS), *("=" + mark for mark in PARTS | LISTING)}, {"+digit", "number_word"})
def wrong_sum(material: Material) -> Sequence[Hit]:
    """Totals that differ from what their parts come to."""
    reading = material.text
    only_listed = SUMS.isdisjoint(reading.lists) and PARTS.isdisjoint(reading.words)
    if not may_have(reading, 3) or (only_listed and not SOURCED.search(reading.lower)):
        return []
    every = [one for one in figures(reading) if not filters(reading, one)]
    if len(every) < 2:
        return []
    listed = [*reductions(reading, every), *ratios(reading, every), *sources(reading, every)]
    if only_listed:
        return listed
    return [
        *bills(reading, every),
        *invoices(reading, every),
        *rated(reading, every),
        *shares(reading, every),
        *splits(reading, every),
        *heads(reading, figures(reading)),
        *listed,
    ]


def bills(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """So many pieces at so much each, with another total."""
    found = []
    for product in times_each(reading, every):
        if product.unit != "money" and (group := grouped(reading, every, product)):
            found.append(conflict(reading, group.hit, product.hit))
        found += [
            conflict(reading, total.hit, product.hit)
            for total in every
            if total.unit == product.unit
            and not total.hit.overlaps(product.hit)
            and named(reading, "total_word", total)
            and not is_top(reading, total)
            and off(total.value, product.value)
            and not extras(reading, product.hit.start, total.hit.end)
        ]
    return found


def grouped(reading: Reading, every: Sequence[Figure], product: Figure) -> Figure | None:
    """The number that is divided "into 4 teams of 8", if that is not what they come to."""
    if reading.words[max(0, product.hit.start - 1) : product.hit.start] not in (["into"], ["in"], ["as"]):
        return None
    ahead = [one for one in every if one.hit.end <= product.hit.start and reading.same_sentence(one.hit, product.hit)]
    if ahead and off(ahead[-1].value, product.value) and not rests(reading, product.hit):
        return ahead[-1]
    return None


def reductions(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A price that is not what its reduction makes of the old one: EUR 80 is 30 % off EUR 100."""
    rates = [one for one in every if one.unit == "percent"]
    amounts = sorted((one for one in every if one.unit == "money"), key=lambda one: one.value)
    if len(rates) != 1 or len(amounts) != 2 or not reduced(reading, rates[0], amounts):
        return []
    after = reading.words[rates[0].hit.end : rates[0].hit.end + 1]
    if after not in (["off"], ["discount"], ["less"], ["reduction"], ["below"], ["cheaper"]):
        return []
    low, high = amounts
    if abs(high.value * (1 - rates[0].value / 100) - low.value) <= max(1.0, 0.01 * high.value):
        return []
    return [conflict(reading, low.hit, rates[0].hit)]


def reduced(reading: Reading, rate: Figure, amounts: Sequence[Figure]) -> bool:
    """Whether the amounts are a price and what the rate leaves of it: it is called so, or "so EUR 80" follows."""
    if in_sentence(reading, "full_price", rate.hit.start):
        return True
    low, high = amounts
    lead = reading.words[max(0, low.hit.start - 2) : low.hit.start]
    return (
        high.hit.end <= rate.hit.start < low.hit.start
        and bool(FOLLOWS & set(lead))
        and reading.same_sentence(high.hit, low.hit)
    )


FOLLOWS = frozenset({"so", "=", "makes", "thus", "i.e.", "leaves", "leaving", "hence", "making", "giving", "gives"})


def invoices(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """Net and tax with another gross amount."""
    amounts = [one for one in every if one.unit == "money"]
    found = []
    for net, tax, gross in zip(amounts, amounts[1:], amounts[2:], strict=False):
        if (
            named(reading, "net_word", net) and named(reading, "tax_word", tax) and named(reading, "gross_word", gross)
        ) and off(gross.value, net.value + tax.value):
            found.append(conflict(reading, gross.hit, Hit(net.hit.start, tax.hit.end)))
    return found


def extras(reading: Reading, start: int, end: int) -> bool:
    """Whether something else may be in the total that is not ruled out."""
    ruled_out = {hit.end for hit in reading.all_hits.get("@ruled_out_word", ())}
    return any(start <= hit.start < end and hit.start not in ruled_out for hit in places(reading, "extra_word"))


def rated(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A net amount, a rate of tax or discount, and a total that does not follow from the two."""
    amounts = [one for one in every if one.unit == "money" and not one.each]
    rates = [one for one in every if one.unit == "percent"]
    if len(amounts) != 2 or len(rates) != 1:
        return []
    (net, total), rate = amounts, rates[0]
    near = set(reading.words[max(0, rate.hit.start - 2) : rate.hit.end + 2])
    sign = 1 if near & TAX else -1 if near & LESS else 0
    summed = any(named(reading, name, total) for name in ("gross_word", "total_word"))
    if not sign or not summed or not (net.hit.end <= rate.hit.start and rate.hit.end <= total.hit.start):
        return []
    if abs(net.value * (1 + sign * rate.value / 100) - total.value) <= max(0.5, 0.001 * total.value):
        return []
    if {"freight", "shipping", "fee", "deposit"} & set(reading.words[net.hit.end : total.hit.start]):
        return []
    return [conflict(reading, total.hit, Hit(net.hit.start, rate.hit.end))]


TAX = frozenset({"vat", "tax", "gst", "mwst", "iva", "tva", "ust"})
LESS = frozenset({"discount", "rebate", "less", "minus", "off", "reduction"})
