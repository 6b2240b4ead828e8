"""The head `work`, its experts and the encoder's say: what knows the requests of departments."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.learning.calibration import out_of_fold
from askfirst.learning.confidence import fitted_confidence
from askfirst.learning.mixing import RARE, MixtureModel
from askfirst.learning.model import Model, Plan
from askfirst.learning.named import Experts, Head
from askfirst.learning.samples import Sample, Texts, data_id
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.weights import Knot, Together

ASK_WORK, ASK_TOGETHER = 0.3, 0.5
"""`work` asks where at most so great a share of the texts was clear, in English and in other languages.

A question in vain costs more than one that is missed. In other languages rules find less, so that much of what is
unclear is left to the classifier.
"""
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


class FoundWork(NamedTuple):
    """The head that knows departments, its experts, the share of clear texts among the blocked, the encoder's say."""

    work: Head
    experts: Experts
    blocked: tuple[Knot, ...]
    together: Together | None


def trained_work(texts: Texts, rarity: Rarity, ask: float, encoder: Encoder | None = None) -> FoundWork:
    """What knows departments. It asks where at most the share `ask` of the texts was clear.

    The confidence is fitted, and metrics taken, on the texts that were held back: on those that rules were mended on,
    rules are wrong too seldom. Where there are none, the corpus serves, out of fold, and no encoder,
    which knows the corpus.
    """
    model = Work([*texts.corpus, *texts.also], rarity)
    fresh = texts.held_back or texts.corpus
    logits = (
        model.logits(fresh)
        if texts.held_back
        else out_of_fold(fresh, lambda known: Work([*known, *texts.also], rarity))
    )
    fitted = fitted_confidence(fresh, logits, ask, encoder if texts.held_back else None)
    data = data_id([*texts.corpus, *texts.also])
    head = Head(data=data, **model.plain.served, **fitted.of_head)
    return FoundWork(head, model.experts.served, fitted.blocked, fitted.together)
