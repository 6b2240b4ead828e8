"""Labelled cases as what the regressions see."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from askfirst.evaluation.dataset import Case
from askfirst.gate import Gate
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.references.candidates.narrowing import narrowed


class Sample(NamedTuple):
    """A case: its features, and whether it is unclear."""

    case: Case
    shown: Features
    unclear: bool


class Texts(NamedTuple):
    """What is trained on: the corpus, and further own texts."""

    corpus: Sequence[Sample]
    also: Sequence[Sample] = ()


def samples_of(gate: Gate, cases: Iterable[Case], language: str) -> list[Sample]:
    """The cases in the language, read."""
    found = []
    for case in cases:
        request = case.instruction()
        if (case.language or gate.language_of(request).language) == language:
            material = gate.material(request, gate.shelves[language].reader)
            found.append(Sample(case, features(narrowed(material)), case.unclear))
    return found


def data_id(samples: Iterable[Sample]) -> str:
    """What was trained on, in 12 digits: it changes with a label, an issue, a pair, or a feature of a text."""
    digest = hashlib.sha256()
    for sample in samples:
        digest.update(
            msgspec.json.encode(
                (sample.case.id, sample.unclear, sample.case.issues, sample.case.group, sorted(sample.shown.items()))
            )
        )
    return digest.hexdigest()[:12]
