"""Which row of the weights a feature has."""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from askfirst.scoring.classifier.index import Index
from askfirst.scoring.classifier.orders import Features


class Known(NamedTuple):
    """What a request shows, in the order of its text: rows of the weights, and the number that goes with each."""

    rows: npt.NDArray[np.intp]
    numbers: npt.NDArray[np.float64]


class Rows:
    """The rows of features by name: looked up once, for all weights.

    What was too rare to learn from has the row behind all others, in which every weight is 0.
    """

    def __init__(self, names: Collection[str]) -> None:
        self.index = Index(names)
        self.of = self.index.of
        """The row of a feature; None if it was too rare to learn from."""

    def known(self, shown: Features) -> Known:
        """The features as rows and numbers."""
        return Known(self.index.numbers(shown), np.fromiter(shown.values(), np.float64, len(shown)))
