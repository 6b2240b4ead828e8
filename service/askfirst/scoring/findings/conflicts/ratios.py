"""Totals that follow from a rule in the text: 11 people at 50 EUR a head, split 50/50."""

import re
from collections.abc import Sequence

from askfirst.scoring.findings.conflicts.figures import Figure
from askfirst.scoring.findings.conflicts.sides import conflict
from askfirst.scoring.findings.conflicts.splits import named, off, rests, runs, sum_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

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
        if first.hit.start - total.hit.end > 6 or reading.words[first.hit.start - 1] not in {",", ":", "-", "–", "("}:
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
