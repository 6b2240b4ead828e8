"""Parts that do not come to their total: shares, bills, splits, a price for each."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.bounds import filters, is_top, times_each
from askfirst.scoring.findings.statements.figures import Figure, figures, may_have
from askfirst.scoring.findings.statements.numbers import WORDS
from askfirst.scoring.findings.statements.places import (
    any_between,
    conflict,
    corrected,
    in_sentence,
    places,
    word_before,
)
from askfirst.scoring.findings.statements.scope import is_label
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

MARKS = frozenset({",", "/", ":", "(", "–", "—", "equally", "evenly", "fifty-fifty", "halves", "into"})
SUMS = frozenset({"@part_cue", "@net_word", "@total_word"})
NUMBERS = "|".join(sorted(WORDS, key=len, reverse=True))
LISTED = re.compile(rf"[:(–—] ?(?:[^\s\d]+ )?(?:\d|(?:{NUMBERS})\b)|[,:(–-] ?\d[\d.,]* (?:from|for|to|into|in|at)\b")
"""Where a list of parts may begin without a word for a sum: "40 desks: 15 for Oslo", "12 crates, 7 from Oslo"."""


@demanding({*(name[1:] for name in SUMS), *("=" + mark for mark in MARKS)}, {"+digit", "number_word"})
def wrong_sum(material: Material) -> Sequence[Hit]:
    """Totals that differ from what their parts come to."""
    reading = material.text
    summed = not SUMS.isdisjoint(reading.lists)
    if not may_have(reading, 3) or not (summed or LISTED.search(reading.lower) or shared(reading)):
        return []
    every = [one for one in figures(reading) if not filters(reading, one)]
    if len(every) < 2:
        return []
    return [
        *(bills(reading, every) if summed or "into" in reading.words else ()),
        *(taxed(reading, every) if summed else ()),
        *shares(reading, every),
        *splits(reading, every),
        *(heads(reading, figures(reading)) if summed else ()),
        *ratios(reading, every),
        *sources(reading, every),
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
        if all(named(reading, *role) for role in roles) and off(gross.value, net.value + tax.value):
            found.append(conflict(reading, gross.hit, Hit(net.hit.start, tax.hit.end)))
    if len(amounts) == 2 and len(rates) == 1:
        (net, total), rate = amounts, rates[0]
        near = set(reading.words[max(0, rate.hit.start - 2) : rate.hit.end + 2])
        sign = 1 if near & TAX else -1 if near & LESS else 0
        between = net.hit.end <= rate.hit.start and rate.hit.end <= total.hit.start
        summed = any(named(reading, name, total) for name in ("gross_word", "total_word"))
        due = net.value * (1 + sign * rate.value / 100)
        wrong = abs(due - total.value) > max(0.5, 0.001 * total.value)
        if sign and between and summed and wrong and MORE.isdisjoint(reading.words[net.hit.end : total.hit.start]):
            found.append(conflict(reading, total.hit, Hit(net.hit.start, rate.hit.end)))
    return found


MORE = frozenset({"freight", "shipping", "fee", "deposit"})
TAX = frozenset({"vat", "tax", "gst", "mwst", "iva", "tva", "ust"})
LESS = frozenset({"discount", "rebate", "less", "minus", "off", "reduction"})


RATIO = re.compile(
    r"(?<![\d/:.-])(\d{1,2})\s?[/:]\s?(\d{1,2})(?![\d/]|[:.-]\d| ?(?:am|pm|h|o'clock|cet|cest|utc|gmt|mm)\b)"
)
HALVES = re.compile(
    r"\b(?:(?:in|into) (?:two )?(?:equal )?halves|half and half|in equal parts|equally|evenly|fifty-fifty)\b"
)
HEAD = frozenset({"a", "per", "each"})


def heads(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """So much for each of so many people, with another total."""
    people = [one for one in every if one.unit == "person" and one.noun == "person"]
    rates = [one for one in every if one.unit == "money" and (one.each or per_head(reading, one))]
    totals = [one for one in every if one.unit == "money" and one not in rates and named(reading, "total_word", one)]
    if len(people) != 1 or len(rates) != 1 or len(totals) != 1:
        return []
    due = people[0].value * rates[0].value
    capped = any(hit.end <= rates[0].hit.start <= hit.end + 4 for hit in reading.all_hits.get("@limit_before", ()))
    wrong = totals[0].value > due * 1.001 if capped else off(totals[0].value, due)
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


def shared(reading: Reading) -> bool:
    """Whether a ratio that could be that of two shares stands in the text."""
    if "/" not in reading.plain and ":" not in reading.plain:
        return HALVES.search(reading.lower) is not None
    return any(
        int(one) + int(other) in (10, 100) and int(one) and int(other) for one, other in RATIO.findall(reading.lower)
    ) or (HALVES.search(reading.lower) is not None)


def ratios(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A ratio, and two numbers in the same sentence that are in another one."""
    for found in [*RATIO.finditer(reading.lower), *HALVES.finditer(reading.lower)]:
        one, other = (int(found[1]), int(found[2])) if found.re is RATIO else (1, 1)
        if found.re is RATIO and one + other not in (100, 10):
            continue
        hit = Hit(*reading.cover(*found.span()))
        behind = [
            f for f in every if f.hit.start >= hit.end and reading.same_sentence(hit, f.hit) and f.unit != "percent"
        ]
        if reading.is_data(hit) or len(behind) != 2 or not one or not other:
            continue
        left, right = behind
        between = reading.words[left.hit.end : right.hit.start]
        if not {",", "and", ";"} & set(between) or left.each or right.each:
            continue
        shares = {left.value * other, right.value * one}, {left.value * one, right.value * other}
        if not any(max(share) - min(share) <= 0.02 * max(share) for share in shares):
            return [conflict(reading, hit, Hit(left.hit.start, right.hit.end))]
    return []


SOURCES = frozenset({"from", "for", "to", "in", "at", "into"})
CLOSED = re.compile(r"\b(?:no others|no other|nothing else|none else|no more|only these)\b")


def sources(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A counted number, then bare numbers with a place each: 8 chairs, 5 from hall A and 5 from hall B."""
    for run in runs([one for one in every if bare_part(reading, one)], reading):
        first = run[0]
        ahead = [
            one
            for one in every
            if one.hit.end <= first.hit.start and one not in run and reading.same_sentence(one.hit, first.hit)
        ]
        if not ahead or ahead[-1].unit in {"", "money", "percent", "time", "degree"} or ahead[-1].each:
            continue
        total, parts = ahead[-1], sum_of(run)
        if first.hit.start - total.hit.end > 6 or word_before(reading, first.hit.start) not in {
            ",",
            ":",
            "-",
            "–",
            "(",
        }:
            continue
        closed = bool(CLOSED.search(reading.lower))
        if (
            parts > total.value
            or (closed and parts < total.value)
            or (
                parts < total.value
                and len(run) > 1
                and ":" in reading.words[total.hit.end : first.hit.start]
                and not rests(reading, first.hit)
            )
        ):
            return [conflict(reading, total.hit, Hit(first.hit.start, run[-1].hit.end))]
    return []


def bare_part(reading: Reading, one: Figure) -> bool:
    """Whether a number stands alone with a preposition behind it: "5 from the cellar"."""
    words = reading.words
    end = one.hit.start + 1
    return one.unit not in {"money", "percent", "time"} and end < len(words) and words[end] in SOURCES


def shares(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """Percentages of one whole that do not come to a hundred."""
    for run in runs([one for one in every if one.unit == "percent"], reading):
        whole = Hit(run[0].hit.start, run[-1].hit.end)
        if (
            in_sentence(reading, "part_cue", whole.start) and not rests(reading, whole) and off(sum_of(run), 100)
        ) and not any_between(reading, "total_word", whole.start, whole.end):
            return [whole._replace(attrs={"a": reading.text(whole), "b": "100 %"})]
    return []


def splits(reading: Reading, every: Sequence[Figure]) -> list[Hit]:
    """A number of things with the numbers of its parts, which come to another number."""
    found = []
    for run in runs([one for one in every if one.unit not in {"percent", "degree"}], reading):
        for total in every:
            if total in run or total.each or total.unit in {"percent", "degree"}:
                continue
            if any((one.unit == "time") != (total.unit == "time") for one in run):
                continue
            whole = Hit(run[0].hit.start, run[-1].hit.end)
            if not tied(reading, total, whole) or (total.unit == "money") != (run[0].unit == "money"):
                continue
            if (
                off(total.value, sum_of(run)) and not rests(reading, whole) and not corrected(reading, total.hit, whole)
            ) and total.value > max(one.value for one in run):
                found.append(conflict(reading, total.hit, whole))
    return found[:1]


def tied(reading: Reading, total: Figure, parts: Hit) -> bool:
    """Whether the parts are said to be those of the total: in one or two sentences, with a word for it."""
    apart = abs(reading.sentences[total.hit.start] - reading.sentences[parts.start])
    if apart > 1:
        return False
    if total.hit.start > parts.end:
        return named(reading, "total_word", total)
    lead = reading.words[total.hit.end : parts.start]
    if total.unit and len(lead) <= 5 and ({":", "(", "–", "—"} & set(lead[-2:])):
        return True
    return total.unit != "" and any_between(reading, "part_cue", total.hit.start - 5, parts.start + 1)


def runs(every: Sequence[Figure], reading: Reading) -> list[list[Figure]]:
    """Figures listed one after the other: 25 for Graz, 25 for Linz and 20 for Wels."""
    found: list[list[Figure]] = []
    for one in every:
        if found and listed(reading, found[-1][-1], one):
            found[-1].append(one)
        else:
            found.append([one])
    return [run for run in found if len(run) > 1]


def listed(reading: Reading, one: Figure, other: Figure) -> bool:
    """Whether two figures are neighbours in a list."""
    between = reading.words[one.hit.end : other.hit.start]
    if any_between(reading, "part_cue", one.hit.end, other.hit.start):
        return False
    if (
        not one.unit
        and is_label(reading, one.hit.start)
        and word_before(reading, one.hit.start) not in {"which", "whom", "these"}
    ):
        return False
    if one.each or other.each or not reading.same_sentence(one.hit, other.hit) or len(between) > 8:
        return False
    marks = [word for word in between if word in {",", "and", "/", "+", ";", "&"}]
    return (
        len(marks) in (1, 2)
        and (one.unit == "money") == (other.unit == "money")
        and (bool(set(between[-3:]) & {",", "and", "/", "+", ";", "&"}))
    )


def sum_of(run: list[Figure]) -> float:
    """What the figures come to."""
    return sum(one.value for one in run)


def off(one: float, other: float) -> bool:
    """Whether two sums differ by more than rounding."""
    return abs(one - other) > max(0.05, 0.001 * abs(other))


def named(reading: Reading, name: str, figure: Figure) -> bool:
    """Whether a word of the list names the figure: right ahead of it, or right behind."""
    return any(
        (0 <= figure.hit.start - cue.end <= 4 and reading.same_clause(cue, figure.hit))
        or 0 <= cue.start - figure.hit.end <= 1
        for cue in reading.all_hits.get("@" + name, ())
    )


def rests(reading: Reading, parts: Hit) -> bool:
    """Whether more parts are left unnamed."""
    return in_sentence(reading, "rest_word", parts.start) or in_sentence(reading, "rest_word", parts.end - 1)
