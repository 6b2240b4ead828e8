"""Amounts that do not come to their total: a price for each, a tax or a discount, so much a head."""

from collections.abc import Sequence

from askfirst.scoring.findings.consistency.multiples import times_each
from askfirst.scoring.findings.consistency.sizes.limits import is_top
from askfirst.scoring.findings.consistency.totals.words import has_role, rests
from askfirst.scoring.findings.statements.figures import Figure
from askfirst.scoring.findings.statements.numbers import EXACT, Tolerance, off
from askfirst.scoring.findings.statements.places import conflict, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def bills(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """So many pieces at so much each, with another total."""
    found = []
    for product in times_each(reading, every):
        if group := whole_of(reading, every, product) or (
            grouped(reading, every, product) if product.unit not in {"money", "time"} else None
        ):
            found.append(conflict(reading, group.hit, product.hit))
        found += [
            conflict(reading, total.hit, product.hit)
            for total in every
            if total.unit == product.unit
            and not total.hit.overlaps(product.hit)
            and has_role(reading, "total_word", total)
            and not is_top(reading, total)
            and off(total.value, product.value, EXACT)
            and not extras(reading, product.hit.start, total.hit.end)
        ]
    return found


def whole_of(reading: Reading, every: Sequence[Figure], product: Figure) -> Figure | None:
    """The one sum or length that is divided "in two instalments of £165", if it is not what they come to."""
    if product.unit not in {"money", "time"} or reading.words[product.hit.start - 1] not in {"in", "into", "as"}:
        return None
    number = reading.sentences[product.hit.start]
    wholes = [
        one
        for one in every
        if one.unit == product.unit
        and one.hit.end <= product.hit.start
        and number - reading.sentences[one.hit.start] <= 1
        and not one.each
    ]
    return wholes[0] if len(wholes) == 1 and off(wholes[0].value, product.value, EXACT) else None


def grouped(reading: Reading, every: Sequence[Figure], product: Figure) -> Figure | None:
    """The number that is divided "into 4 teams of 8", if that is not what they come to."""
    if reading.words[max(0, product.hit.start - 1) : product.hit.start] not in (["into"], ["in"], ["as"]):
        return None
    ahead = [one for one in every if one.hit.end <= product.hit.start and reading.same_sentence(one.hit, product.hit)]
    if ahead and off(ahead[-1].value, product.value, EXACT) and not rests(reading, product.hit):
        return ahead[-1]
    return None


def extras(reading: Reading, start: int, end: int) -> bool:
    """Whether something else may be in the total that is not ruled out."""
    ruled_out = {hit.end for hit in reading.all_hits.get("@ruled_out_word", ())}
    return any(start <= hit.start < end and hit.start not in ruled_out for hit in places(reading, "extra_word"))


def taxed(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A net amount with a tax or discount, as an amount or a rate, and a total that does not follow from the two."""
    amounts = [one for one in every if one.unit == "money" and not one.each]
    rates = [one for one in every if one.unit == "percent"]
    found = []
    for net, tax, gross in zip(amounts, amounts[1:], amounts[2:], strict=False):
        roles = (("net_word", net), ("tax_word", tax), ("gross_word", gross))
        if all(has_role(reading, *role) for role in roles) and off(gross.value, net.value + tax.value, EXACT):
            found.append(conflict(reading, gross.hit, Hit(net.hit.start, tax.hit.end)))
    if len(amounts) == 2 and len(rates) == 1:
        (net, total), rate = amounts, rates[0]
        near = set(reading.words[max(0, rate.hit.start - 2) : rate.hit.end + 2])
        sign = 1 if near & TAX else -1 if near & LESS else 0
        between = net.hit.end <= rate.hit.start and rate.hit.end <= total.hit.start
        summed = any(has_role(reading, name, total) for name in ("gross_word", "total_word"))
        due = net.value * (1 + sign * rate.value / 100)
        if (
            sign
            and between
            and summed
            and off(total.value, due, TAXED)
            and MORE.isdisjoint(reading.words[net.hit.end : total.hit.start])
        ):
            found.append(conflict(reading, total.hit, Hit(net.hit.start, rate.hit.end)))
    return found


MORE = frozenset({"freight", "shipping", "fee", "deposit"})
TAXED = Tolerance(0.001, 0.5)
"""Taxes are often rounded to whole amounts."""
TAX = frozenset({"vat", "tax", "gst", "mwst", "iva", "tva", "ust"})
LESS = frozenset({"discount", "rebate", "less", "minus", "off", "reduction"})
HEAD = frozenset({"a", "per", "each"})


def heads(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """So much for each of so many people, with another total."""
    people = [one for one in every if one.unit == "person" and one.noun == "person"]
    rates = [one for one in every if one.unit == "money" and (one.each or per_head(reading, one))]
    totals = [one for one in every if one.unit == "money" and one not in rates and has_role(reading, "total_word", one)]
    if len(people) != 1 or len(rates) != 1 or len(totals) != 1:
        return []
    due = people[0].value * rates[0].value
    capped = any(hit.end <= rates[0].hit.start <= hit.end + 4 for hit in reading.all_hits.get("@limit_before", ()))
    wrong = totals[0].value > due * 1.001 if capped else off(totals[0].value, due, EXACT)
    return [conflict(reading, rates[0].hit, totals[0].hit)] if wrong and not extra(reading) else []


def per_head(reading: Reading, one: Figure) -> bool:
    """Whether "a head" or "per person" stands right behind an amount."""
    after = reading.words[one.hit.end : one.hit.end + 2]
    return (
        len(after) == 2 and after[0] in HEAD and after[1] in {"head", "person", "guest", "pupil", "participant", "seat"}
    )


def extra(reading: Reading) -> bool:
    """Whether something else is in the total."""
    return bool(reading.all_hits.get("@extra_word", ())) or "plus" in reading.words
