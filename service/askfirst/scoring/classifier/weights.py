"""What the trained classifier consists of, and whether its parts fit each other."""

from itertools import pairwise

import msgspec

from askfirst.scoring.classifier.matrix import Matrix

PLAIN = "<f8"
"""How the weights of heads are written."""
GRAINS, GRAIN = "<i2", 1024
"""How those of experts are: in whole multiples of 1 / GRAIN."""


class Knot(msgspec.Struct, frozen=True, array_like=True):
    """At this doubt (log odds that a question is needed) so great a share of the texts is clear, from 0 to 1."""

    doubt: float
    clear: float


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A logistic regression on named features, and the share of clear texts at its doubt, between knots a line.

    The first column of `weights` holds everywhere; the others have what some features weigh more or less in requests
    for one of the `departments` ("none" where none is named). `data` tells the texts and features that it was trained
    on; from the doubt `ask_from` on it asks by itself.
    """

    data: str
    intercept: float
    departments: tuple[str, ...]
    weights: Matrix
    curve: tuple[Knot, ...]
    ask_from: float
    metrics: dict[str, float]


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


class Together(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How two opinions on the doubt of `work` become one: a sum of both log odds.

    `version` is that of the encoder's file, the first 12 digits of its hash; `regressions` and `encoder` are what the
    log odds of each count. The encoder is heard where those of the regressions are nearer to 0 than `heard_within`:
    elsewhere it would change next to nothing, and is taken to agree.
    """

    version: str
    heard_within: float
    intercept: float
    regressions: float
    encoder: float

    def logit(self, regressions: float, encoder: float) -> float:
        """The log odds that follow from those of both."""
        return self.intercept + self.regressions * regressions + self.encoder * encoder


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the classifier consists of.

    It serves `languages`. `names` are the features in order; each has a row in the weights of all three. `work` and
    its `experts` know the requests of departments, `open` the open-ended tasks that people give to an assistant. `k`
    is what rules add to the doubt of `work`, `blocked` the share of clear texts among those that rules block. Without
    `together` the languages have no encoder.
    """

    version: int
    languages: tuple[str, ...]
    names: tuple[str, ...]
    work: Head
    experts: Experts
    open: Head
    k: float
    blocked: tuple[Knot, ...]
    together: Together | None = None


def problem_of(trained: Trained) -> str | None:
    """What makes the weights unfit to serve, if anything does."""
    rows = len(trained.names)
    if not all(one < other for one, other in pairwise(trained.names)):
        return "has features that are not in order"
    if not all(head.weights.fits(rows, 1 + len(head.departments), PLAIN) for head in (trained.work, trained.open)):
        return "has weights that do not fit their features"
    if not trained.experts.fit(rows):
        return "has experts whose parts do not fit each other"
    if not all(map(falling, (trained.work.curve, trained.open.curve, trained.blocked))) or trained.k < 0:
        return "has a confidence that does not fall with doubt"
    if trained.together and min(trained.together.regressions, trained.together.encoder) < 0:
        return "has an opinion that counts against itself"
    return None


def falling(curve: tuple[Knot, ...]) -> bool:
    """Whether there are knots, in order of doubt, and the share of clear texts never rises with it."""
    return bool(curve) and all(one.doubt < other.doubt and one.clear >= other.clear for one, other in pairwise(curve))
