"""What the trained regressions consist of, and whether their parts fit each other."""

from itertools import pairwise

import msgspec

from askfirst.scoring.classifier.matrix import Matrix

PLAIN = "<f8"
"""How the weights of heads are written."""
GRAINS, GRAIN = "<i2", 1024
"""How those of experts are: in whole multiples of 1 / GRAIN."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A logistic regression on named features.

    The first column of `weights` holds everywhere; the others have what some features weigh more or less in requests
    for one of the `departments` ("none" where none is named). `data` tells the texts and features that it was trained
    on.
    """

    data: str
    intercept: float
    departments: tuple[str, ...]
    weights: Matrix


class Experts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For each topic two logistic regressions: is a request about it, and does it leave it open?

    A topic is a rule that a department always asks about, or a kind; "other" is what has none. `departments` has
    the department that alone knows a topic, or null; `about` and `doubt` the intercepts. The columns of `weights`
    are the topics of `about`, then those of `doubt`; they are in 1024ths. The log odds of topics are multiplied by
    `sharpness` before they become shares; those of the plain regression count `beside` times beside the experts' doubt.
    """

    topics: tuple[str, ...]
    departments: tuple[str | None, ...]
    about: tuple[float, ...]
    doubt: tuple[float, ...]
    weights: Matrix
    sharpness: float
    beside: float

    def fit(self, rows: int) -> bool:
        """Whether its parts fit each other and that many features."""
        count = len(self.topics)
        alike = len(self.departments) == len(self.about) == len(self.doubt) == count
        return alike and self.weights.fits(rows, 2 * count, GRAINS)


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the regressions consist of.

    They serve `languages`. `names` are the features in order; each has a row in the weights of both. `work` is the
    plain regression, beside which its `experts` stand.
    """

    version: int
    languages: tuple[str, ...]
    names: tuple[str, ...]
    work: Head
    experts: Experts


def problem_of(trained: Trained) -> str | None:
    """What makes the weights unfit to serve, if anything does."""
    rows = len(trained.names)
    if not all(one < other for one, other in pairwise(trained.names)):
        return "has features that are not in order"
    if not trained.work.weights.fits(rows, 1 + len(trained.work.departments), PLAIN):
        return "has weights that do not fit their features"
    if not trained.experts.fit(rows):
        return "has experts whose parts do not fit each other"
    return None
