"""Labelled cases as what the classifier sees, and what the rules say about them."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from askfirst.evaluation.dataset import Case
from askfirst.gate import Gate
from askfirst.model import Instruction
from askfirst.scoring.classifier.classifier import SURE_BELOW
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.odds import sure
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.judge import judge
from askfirst.scoring.raised import UNLESS_SURE
from askfirst.scoring.references.candidates.narrowing import narrowed


class Sample(NamedTuple):
    """A case: its request as a classifier weighs it, features, whether it is unclear, and what rules say.

    The group is its theme or pair. `rule_score` is in ten-thousandths. What is `blocked` `unless_sure` is free where
    the classifier is sure.
    """

    case: Case
    request: Instruction
    shown: Features
    unclear: bool
    group: str
    rule_score: int
    blocked: bool
    unless_sure: bool = False

    def held(self, logit: float) -> bool:
        """Whether rules block it at these log odds that a question is needed."""
        return self.blocked and not (self.unless_sure and 1 - sure(-logit) < SURE_BELOW)


class Texts(NamedTuple):
    """What is trained on: the corpus, further own texts (for weights alone), and public ones.

    `held_back` are own texts on which neither rules nor weights were made: the confidence is fitted on them.
    """

    corpus: Sequence[Sample]
    also: Sequence[Sample] = ()
    public: Sequence[Sample] = ()
    held_back: Sequence[Sample] = ()


def samples_of(gate: Gate, cases: Iterable[Case], language: str) -> list[Sample]:
    """The cases in the language, read and judged by rules, with what yields to a classifier as one finds it."""
    found = []
    for case in cases:
        request = case.instruction()
        if (case.language or gate.language_of(request).language) != language:
            continue
        material = gate.material(request, gate.shelves[language].reader)
        verdict = judge(gate.guidance(language, case.department), material, weighs=True)
        blocked = any(issue.hard for issue in verdict.raised)
        group = case.meta.get("theme") or case.group or case.id
        weighed = narrowed(material)
        shown = features(weighed)
        unless_sure = blocked and all(issue.firmness <= UNLESS_SURE for issue in verdict.raised)
        found.append(
            Sample(case, weighed.request, shown, case.unclear, group, verdict.score.rule_score, blocked, unless_sure)
        )
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
