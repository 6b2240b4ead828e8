"""The classifier that serves: the reader, and how much it counts beside the rules."""

import hashlib
from typing import NamedTuple

import msgspec

from askfirst.errors import WeightsError
from askfirst.reader.session import Reader, load_reader
from askfirst.scoring.classifier.combination import Combination, Weighings, load_combination


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
        self.version = "+".join([*reader.versions, fitted])

    def of(self, language: str) -> Classifier | None:
        """The classifier for a language, if there is one."""
        if language not in self.combination.languages:
            return None
        return Classifier(self.reader, self.combination.of(language))


def load_classifiers() -> Classifiers:
    """The classifiers that come with Askfirst. Raises WeightsError."""
    return Classifiers(load_reader(), load_combination())
