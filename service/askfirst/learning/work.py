"""The head `work`, its experts and the encoder's say: what knows the requests of departments."""

from collections.abc import Sequence
from typing import NamedTuple

from sklearn.linear_model import LogisticRegression

from askfirst.learning.calibration import curve, doubt_at, guarded, out_of_fold
from askfirst.learning.mixing import RARE, MixtureModel
from askfirst.learning.model import Model, Plan
from askfirst.learning.named import Experts, Head
from askfirst.learning.quality import metrics
from askfirst.learning.samples import Sample, Texts, data_id
from askfirst.scoring.classifier.classifier import both
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.weights import Knot, Together

STRICTNESS = 7.5
"""What rules add to the doubt of `work` for each point of rule score that is lost: for a vague word 0.75."""
BLOCKED = 0.2
"""The largest share of clear texts among those that rules block which is believed."""
ASK_WORK, ASK_TOGETHER = 0.45, 0.5
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

    Shares and the encoder's say are fitted, and metrics taken, on the texts that were held back: on those that rules
    were mended on, rules are wrong too seldom. Where there are none, the corpus serves, out of fold.
    """
    model = Work([*texts.corpus, *texts.also], rarity)
    fresh = texts.held_back or texts.corpus
    logits = (
        model.logits(fresh)
        if texts.held_back
        else out_of_fold(fresh, lambda known: Work([*known, *texts.also], rarity))
    )
    together = None
    if encoder is not None:
        opinions = [encoder.logit(one.case.instruction()) for one in fresh]
        together = opinions_together(encoder.version, logits, opinions, [one.unclear for one in fresh])
        logits = [both(together, *one) for one in zip(logits, opinions, strict=True)]
    seen = list(zip(fresh, logits, strict=True))
    free = [(one, logit) for one, logit in seen if not one.blocked]
    doubts = [logit + STRICTNESS * (1 - one.rule_score / 10_000) for one, logit in free]
    clear = [not one.unclear for one, _ in free]
    held = [(one, logit) for one, logit in seen if one.blocked]
    knots = guarded(curve(doubts, clear), doubts, clear)
    head = Head(
        data=data_id([*texts.corpus, *texts.also]),
        **model.plain.served,
        curve=tuple(knots),
        ask_from=doubt_at(knots, ask),
        metrics=metrics(fresh, logits),
    )
    asked = curve([logit for _, logit in held], [not one.unclear for one, _ in held], surest=BLOCKED)
    return FoundWork(head, model.experts.served, tuple(asked), together)


def opinions_together(
    version: str, regressions: Sequence[float], encoder: Sequence[float], unclear: Sequence[bool]
) -> Together:
    """How much each opinion counts: a logistic regression on both, of texts that neither was trained on."""
    fitted = LogisticRegression().fit(list(zip(regressions, encoder, strict=True)), list(unclear))
    one, other = (max(0.0, float(weight)) for weight in fitted.coef_[0])
    return Together(version=version, intercept=float(fitted.intercept_[0]), regressions=one, encoder=other)
