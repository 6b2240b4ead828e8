"""How reader and rules count together: fitted on texts that none of them was made from."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

import numpy as np
from scipy.optimize import minimize

from askfirst.gate import Gate
from askfirst.learning.corpus.reader import HELD_BACK, part, together
from askfirst.learning.reader.examples import CALIBRATION, real_examples
from askfirst.model import Instruction
from askfirst.scoring.classifier.combination import Combination, Evidence, Sort, Weighing, Weighings, sort_of
from askfirst.scoring.judge import judge

PENALTY = 1e-3
"""What a squared weight costs, beside the mean loss of a text."""
ASK_FROM = -0.4
"""It is asked where a question is needed in four cases of ten: what is carried out wrongly costs half as much again as
a question in vain."""
SORTS: tuple[Sort, ...] = get_args(Sort)


class Weighed(NamedTuple):
    """The evidence on a labelled text; `counts` is what it counts in the fit."""

    unclear: bool
    sort: Sort
    language: str
    evidence: Evidence
    counts: float = 1.0


def weighed(gate: Gate, instruction: Instruction, *, unclear: bool, counts: float = 1.0) -> Weighed | None:
    """The evidence on an instruction; None where a classifier is not asked about it."""
    pack, material = gate.read(gate.addressed(instruction))
    verdict = judge(pack, material, gate.classifiers.of(pack.language) if gate.classifiers else None)
    if verdict.evidence is None:
        return None
    sort = sort_of(material.request.department, reply=verdict.reply)
    return Weighed(unclear, sort, pack.language, verdict.evidence, counts)


def texts_to_fit(gate: Gate, labelled: Mapping[Path, Path], corpus: Path) -> list[Weighed]:
    """The evidence on real texts of `CALIBRATION` families, and on what the corpus holds back. Raises LabelsError.

    Each folder of labels comes with that of their texts.
    """
    each = [one for labels, texts in labelled.items() for one in real_examples(labels, texts)]
    real = [one for one in each if one.family in CALIBRATION]
    own = [*part(corpus, HELD_BACK), *together(corpus / "languages", HELD_BACK)]
    found = [weighed(gate, one.request, unclear=bool(one.unclear), counts=one.weight) for one in real]
    found += [weighed(gate, case.instruction(), unclear=case.unclear) for case in own]
    return [one for one in found if one is not None]


def combined(texts: Sequence[Weighed], reader: str) -> Combination:
    """The weights that fit these texts best, for English and for all other languages."""

    def of(english: bool) -> Weighings:
        # replies are too few to fit those of other languages apart
        own = [one for one in texts if (one.language == "en") == english or one.sort == "reply"]
        return Weighings(**{sort: fitted([one for one in own if one.sort == sort]) for sort in SORTS})

    languages = tuple(sorted({one.language for one in texts}))
    return Combination(reader=reader, languages=languages, english=of(True), others=of(False))


def fitted(texts: Sequence[Weighed]) -> Weighing:
    """The logistic regression that fits best of those in which nothing speaks against a question."""
    table = np.array([[1.0, *one.evidence] for one in texts])
    unclear = np.array([float(one.unclear) for one in texts])
    counts = np.array([one.counts for one in texts])
    weights = minimize(
        loss_of(table, unclear, counts / counts.sum()),
        np.zeros(table.shape[1]),
        jac=True,
        method="L-BFGS-B",
        bounds=[(None, None), *[(0.0, None)] * (table.shape[1] - 1)],
    ).x
    named = zip(("intercept", *Evidence._fields), weights, strict=True)
    return Weighing(**{name: round(float(weight), 4) for name, weight in named}, ask_from=ASK_FROM)


def loss_of(table: Any, unclear: Any, counts: Any) -> Callable[[Any], tuple[float, Any]]:
    """The mean loss of weights, and its gradient."""

    def loss(weights: Any) -> tuple[float, Any]:
        odds = table @ weights
        missed = counts * (1 / (1 + np.exp(-odds)) - unclear)
        gradient = table.T @ missed
        gradient[1:] += 2 * PENALTY * weights[1:]
        return float(
            (counts * (np.logaddexp(0, odds) - unclear * odds)).sum() + PENALTY * (weights[1:] ** 2).sum()
        ), gradient

    return loss
