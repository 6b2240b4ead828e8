"""What knows the requests of departments: a plain regression, and the experts beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.learning.mixing import RARE, MixtureModel
from askfirst.learning.model import Model, Plan
from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.rows import Rows

WORK = Plan(rare=4, strength=0.5, crossed=("u:", "two:", "np:", "run:"), by_evidence=True)


class Rarity(NamedTuple):
    """In how many texts a feature has to stand: for the plain regression of `work`, and for its experts."""

    plain: int
    experts: int


USUAL, SELDOM = Rarity(WORK.rare, RARE), Rarity(2, 2)
"""`SELDOM` is for languages with few texts."""


class Work:
    """What knows the requests of departments: a plain regression, and the experts beside it."""

    def __init__(self, samples: Sequence[Sample], rarity: Rarity = USUAL) -> None:
        self.plain = Model(samples, WORK._replace(rare=rarity.plain))
        self.experts = MixtureModel(samples, rarity.experts)

    def logits(self, samples: Sequence[Sample]) -> list[float]:
        """The log odds of each sample, as they are served."""
        experts, found = self.experts.served, self.plain.logits(samples)
        rows, mixture = Rows(experts.weights), Mixture(experts.packed(experts.weights))
        views = [mixture.view(rows.known(one.shown), one.case.department) for one in samples]
        return [
            plain if view is None else mixture.mixed(plain, view.doubt)
            for plain, view in zip(found, views, strict=True)
        ]
