"""Texts that say the same twice, within the corpus or in it and in what it is measured with."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from askfirst.evaluation.dataset import Case

NEAR = 0.6
"""Share of common runs of four words (Jaccard) from which two texts are near-duplicates."""
GRAM = 4


class Twins(NamedTuple):
    """Two cases that say nearly the same; `alike` is 1 for equal texts."""

    one: str
    other: str
    alike: float


def grams(text: str) -> frozenset[tuple[str, ...]]:
    """The runs of four words; a shorter text is one run."""
    words = re.findall(r"\w+", text.lower())
    return frozenset(tuple(words[at : at + GRAM]) for at in range(max(1, len(words) - GRAM + 1)))


def whole(case: Case) -> str:
    """Everything that a case says: a reply counts with what it replies to."""
    parts = [message.content for message in case.history] + [case.text, *(case.candidates or ())]
    return " ".join([*parts, *(f"{name} {value}" for name, value in case.fields.items())])


def duplicates(cases: Sequence[Case]) -> list[Twins]:
    """Pairs of corpus texts that are nearly one; members of a pair are meant to be."""
    found = near(cases, cases)
    family = {case.id: case.id.rpartition("/")[0] for case in cases}
    return [twins for twins in found if twins.one < twins.other and family[twins.one] != family[twins.other]]


def near(cases: Iterable[Case], others: Iterable[Case]) -> list[Twins]:
    """Every case with another that shares most of its runs of words."""
    by_gram: dict[tuple[str, ...], list[int]] = {}
    listed = [(case.id, grams(whole(case))) for case in others]
    for number, (_, held) in enumerate(listed):
        for gram in held:
            by_gram.setdefault(gram, []).append(number)
    found = []
    for case in cases:
        own = grams(whole(case))
        for number in {number for gram in own for number in by_gram.get(gram, ())}:
            name, held = listed[number]
            alike = len(own & held) / len(own | held)
            if alike >= NEAR and name != case.id:
                found.append(Twins(case.id, name, alike))
    return found


def against(cases: Sequence[Case], measured: Sequence[Case]) -> Iterator[Twins]:
    """Corpus texts that also stand in the evaluation data, with context or by text alone."""
    yield from near(cases, measured)
    texts = {bare(case.text): case.id for case in measured}
    for case in cases:
        if not case.history and bare(case.text) in texts:
            yield Twins(case.id, texts[bare(case.text)], 1.0)


def bare(text: str) -> str:
    """The words of a text."""
    return " ".join(re.findall(r"\w+", text.lower()))
