"""Labelled texts as the encoder reads them."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from askfirst.evaluation.dataset import Case
from askfirst.gate import Gate
from askfirst.learning.encoding.marks import Mark, marks_of
from askfirst.scoring.classifier.encoder.encoder import Encoder


class Text(NamedTuple):
    """Numbers of its pieces, the halves they stand in; whether it is unclear, and what is; the pair it belongs to.

    `marks` say where that is decided: one for each piece, or None where nobody knows.
    """

    pieces: Sequence[int]
    halves: Sequence[int]
    unclear: bool
    kind: str | None
    pair: str
    marks: Sequence[Mark] | None = None


def texts_of(encoder: Encoder, cases: Iterable[Case]) -> list[Text]:
    """The cases, each read as the encoder reads a request."""
    given = list(cases)
    return [text_of(encoder, case, twin) for case, twin in zip(given, twins_of(given), strict=True)]


def text_of(encoder: Encoder, case: Case, twin: Case | None) -> Text:
    """A case; its twin tells where it is decided."""
    pieces, halves = encoder.numbers(case.instruction())
    start = halves.index(1)
    other = None if twin is None else encoder.pieces.of(twin.text)
    marks = marks_of(pieces[start:-1], encoder.pieces.of(case.span or ""), other, case.unclear)
    whole = None if marks is None else [*[Mark.NONE] * start, *marks, Mark.NONE]
    return Text(pieces, halves, case.unclear, kind_of(case), case.group or case.id, whole)


def twins_of(cases: Sequence[Case]) -> list[Case | None]:
    """For each case the other one of its pair, which has the other label; none where the pair is no such one."""
    pairs: dict[str, list[int]] = {}
    for at, case in enumerate(cases):
        pairs.setdefault(case.group or case.id, []).append(at)
    twins: list[Case | None] = [None] * len(cases)
    for pair in pairs.values():
        if len(pair) == 2 and cases[pair[0]].unclear != cases[pair[1]].unclear:
            for at, other in (pair, reversed(pair)):
                twins[at] = cases[other]
    return twins


def kind_of(case: Case) -> str | None:
    """The rule or kind of what is unclear in the first place."""
    return case.issues[0] if case.unclear and case.issues else None


def spoken(gate: Gate, cases: Iterable[Case], language: str) -> list[Case]:
    """The cases in a language."""
    return [case for case in cases if (case.language or gate.language_of(case.instruction()).language) == language]


def read_by(encoder: Encoder, cases: Iterable[Case]) -> list[Case]:
    """The cases whose text the encoder reads."""
    return [case for case in cases if encoder.reads(case.instruction())]


def some(texts: Sequence[Text], share: float, seed: int) -> list[Text]:
    """The texts of so great a share of the pairs, drawn by chance."""
    chance = Random(seed)  # noqa: S311 - a draw, no secret
    pairs = list(dict.fromkeys(one.pair for one in texts))
    kept = set(chance.sample(pairs, round(share * len(pairs))))
    return [one for one in texts if one.pair in kept]


def again(texts: Iterable[Text], times: int) -> list[Text]:
    """The texts so often, each time as pairs of their own."""
    given = list(texts)
    return [one._replace(pair=f"{one.pair} {time}") for time in range(times) for one in given]
