"""A mixture of experts: what a request may leave open, how much it is about that, and the doubt if it is."""

from math import exp
from typing import NamedTuple

import numpy as np

from askfirst.scoring.classifier.matrix import Sparse
from askfirst.scoring.classifier.odds import sure
from askfirst.scoring.classifier.rows import Known
from askfirst.scoring.classifier.weights import GRAIN, GRAINS, Experts

DIGITS = 9
"""To so many digits the doubt is rounded: what machines differ in lies beyond."""


class View(NamedTuple):
    """What the experts say: the doubt they come to (log odds), and the topic most likely both meant and left open."""

    doubt: float
    topic: str


class Mixture:
    """The experts, ready to serve: a row for each feature, two columns for each topic, most of them empty.

    The first half of the columns gives the log odds that a request is about a topic, the second those that it
    leaves that open (Jacobs, Jordan, Nowlan and Hinton 1991, "Adaptive mixtures of local experts").
    """

    def __init__(self, trained: Experts) -> None:
        self.topics, self.departments = trained.topics, trained.departments
        self.sharpness, self.beside = trained.sharpness, trained.beside
        self.intercepts = np.array([*trained.about, *trained.doubt])
        self.weights = Sparse(trained.weights, len(self.intercepts), GRAINS)

    def view(self, known: Known, department: str | None) -> View | None:
        """What the experts say of a request for a department; nothing where there are none for it."""
        about, doubts = self.sums(known)
        heard = [
            (topic, about[at], doubts[at])
            for at, (topic, own) in enumerate(zip(self.topics, self.departments, strict=True))
            if own is None or own == department
        ]
        if not heard:
            return None
        most = max([point for _, point, _ in heard])
        odds = [exp(self.sharpness * (point - most)) for _, point, _ in heard]
        whole = sum(odds)
        mean = sum([odd * doubt for odd, (_, _, doubt) in zip(odds, heard, strict=True)]) / whole
        shares = [odd * sure(doubt) for odd, (_, _, doubt) in zip(odds, heard, strict=True)]
        return View(round(mean, DIGITS), heard[shares.index(max(shares))][0])

    def mixed(self, plain: float, doubt: float) -> float:
        """The log odds of the plain regression and of the experts as one."""
        return doubt + self.beside * plain

    def sums(self, known: Known) -> tuple[list[float], list[float]]:
        """For each topic the log odds that a request is about it, and those that it leaves it open.

        Rows are added one by one in the order of the text, so that sums are the same again.
        """
        found: list[float] = (self.intercepts + self.weights.sums(*known) / GRAIN).tolist()
        return found[: len(self.topics)], found[len(self.topics) :]
