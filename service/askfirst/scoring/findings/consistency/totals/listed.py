"""Parts in a list that do not come to their whole: shares in percent, 40 desks of which 15 and 20."""

import re
from collections.abc import Sequence

from askfirst.scoring.findings.consistency.totals.words import has_role, rests
from askfirst.scoring.findings.statements.figures import Figure
from askfirst.scoring.findings.statements.labels import is_label
from askfirst.scoring.findings.statements.numbers import EXACT, off
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, in_sentence
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

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
        total, parts = ahead[-1], total_of(run)
        if first.hit.start - total.hit.end > 6 or reading.word_before(first.hit.start) not in {
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


def total_of(run: Sequence[Figure]) -> float:
    """What the figures come to."""
    return sum(one.value for one in run)


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
            in_sentence(reading, "part_cue", whole.start)
            and not rests(reading, whole)
            and off(total_of(run), 100, EXACT)
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
                off(total.value, total_of(run), EXACT)
                and not rests(reading, whole)
                and not corrected(reading, total.hit, whole)
            ) and total.value > max(one.value for one in run):
                found.append(conflict(reading, total.hit, whole))
    return found[:1]


def tied(reading: Reading, total: Figure, parts: Hit) -> bool:
    """Whether the parts are said to be those of the total: in one or two sentences, with a word for it."""
    apart = abs(reading.sentences[total.hit.start] - reading.sentences[parts.start])
    if apart > 1:
        return False
    if total.hit.start > parts.end:
        return has_role(reading, "total_word", total)
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
        and reading.word_before(one.hit.start) not in {"which", "whom", "these"}
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
