"""Labelled texts as the encoder reads them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from askfirst.evaluation.dataset import Case
from askfirst.gate import Gate
from askfirst.scoring.classifier.encoder.encoder import Encoder


class Text(NamedTuple):
    """Numbers of its pieces, the halves they stand in; whether it is unclear, and what is; the pair it belongs to."""

    pieces: Sequence[int]
    halves: Sequence[int]
    unclear: bool
    kind: str | None
    pair: str


def texts_of(encoder: Encoder, cases: Iterable[Case]) -> list[Text]:
    """The cases, each read as the encoder reads a request."""
    return [
        Text(*encoder.numbers(case.instruction()), case.unclear, kind_of(case), case.group or case.id) for case in cases
    ]


def kind_of(case: Case) -> str | None:
    """The rule or kind of what is unclear in the first place."""
    return case.issues[0] if case.unclear and case.issues else None


def spoken(gate: Gate, cases: Iterable[Case], language: str) -> list[Case]:
    """The cases in a language."""
    return [case for case in cases if (case.language or gate.language_of(case.instruction()).language) == language]
