"""What the classifier says about a request: the reader, and how much it counts beside the rules."""

import hashlib
from typing import NamedTuple

import msgspec

from askfirst.errors import WeightsError
from askfirst.model import Instruction
from askfirst.reader.reading import Reading
from askfirst.reader.session import Reader, load_reader
from askfirst.scoring.classifier.combination import (
    Combination,
    Evidence,
    Weighing,
    Weighings,
    load_combination,
    sort_of,
    sure,
)
from askfirst.scoring.confidence import UNIT


class Classifier(NamedTuple):
    """What judges the requests in a language."""

    reader: Reader
    weighings: Weighings


class Classifiers:
    """One classifier for each language that the reader was trained and fitted for. `version` names all weights.

    Raises WeightsError where the combination was fitted with another reader.
    """

    def __init__(self, reader: Reader, combination: Combination) -> None:
        if combination.reader != reader.version:
            problem = f"was fitted with the reader {combination.reader}, not with {reader.version}"
            raise WeightsError("combination.json", problem)
        self.reader, self.combination = reader, combination
        fitted = hashlib.sha256(msgspec.json.encode(combination)).hexdigest()[:12]
        self.version = f"{reader.version}+{fitted}"

    def of(self, language: str) -> Classifier | None:
        """The classifier for a language, if there is one."""
        if language not in self.combination.languages:
            return None
        return Classifier(self.reader, self.combination.of(language))


def load_classifiers() -> Classifiers:
    """The classifiers that come with Askfirst. Raises WeightsError."""
    return Classifiers(load_reader(), load_combination())


SURE_BELOW = 0.1
"""The probability of a question below which a request is surely clear. Of fresh texts that rules of the general pack
blocked, and that lay below it, 27 of 29 were clear."""


class Opinion(NamedTuple):
    """What the reader makes of a request, and how that is weighed."""

    weighing: Weighing
    reading: Reading

    def evidence(self, rule_score: int = UNIT, *, found: bool = False, blocked: bool = False) -> Evidence:
        """All that speaks for a question, with a rule score in ten-thousandths and what rules found."""
        return Evidence(self.reading.unclear, 1 - rule_score / UNIT, float(found), float(blocked))

    def points(self, rule_score: int = UNIT, *, found: bool = False, blocked: bool = False) -> int:
        """The confidence in ten-thousandths that follows from the evidence."""
        return self.weighing.points(self.evidence(rule_score, found=found, blocked=blocked))

    def weighed(self, weighings: Weighings, department: str | None) -> "Opinion":
        """The same reading of what turned out to be no reply, weighed as an order of its own."""
        return self._replace(weighing=getattr(weighings, sort_of(department, reply=False)))

    @property
    def sure(self) -> bool:
        """Whether, but for rules, next to nothing speaks for a question."""
        return sure(self.weighing.doubt(self.evidence())) < SURE_BELOW

    @property
    def asks(self) -> bool:
        """Whether it asks by itself, where rules say nothing."""
        return self.weighing.asks(self.evidence())


def opinion(classifier: Classifier, request: Instruction, *, reply: bool = False) -> Opinion:
    """What a classifier says of a request, or of a reply to the assistant's question."""
    sort = sort_of(request.department, reply=reply)
    return Opinion(getattr(classifier.weighings, sort), classifier.reader.read(request))
