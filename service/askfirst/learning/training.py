"""Training: labelled texts in, weights out; the same texts and packs give the same weights."""

from collections.abc import Sequence
from typing import NamedTuple

from sklearn.metrics import roc_auc_score

from askfirst.evaluation.measure import share
from askfirst.learning.calibration import NEVER, curve, doubt_at, guarded, out_of_fold
from askfirst.learning.mixing import RARE, MixtureModel
from askfirst.learning.model import Model, Plan
from askfirst.learning.named import Experts, Head, Named
from askfirst.learning.samples import Sample, data_id
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.weights import Knot

STRICTNESS = 7.5
"""What rules add to the doubt of `work` for each point of rule score that is lost: for a vague word 0.75."""
BLOCKED = 0.2
"""The largest share of clear texts among those that rules block which is believed."""
ASK_WORK, ASK_TOGETHER, ASK_OPEN = 0.45, 0.5, 0.39
"""A head asks where at most so great a share of the texts was clear: `work` in English, in other languages, `open`.

A question in vain costs more than one that is missed, in open tasks most. In other languages rules find less, so that
much of what is unclear is left to the classifier.
"""
COUNT = {"in3": 3.0, "bfcl": 6.0, "workbench": 1.0}
"""What a text of a public set counts, by the beginning of its name; twins of which only one is unclear are many."""
OWN = 0.12
"""What a clear text of ours counts for `open`: there are many."""
UNCLEAR_BFCL = 1.5


def public_weight(sample: Sample) -> float:
    """What a text counts for `open`: a false question costs more than a missed one where half is unclear."""
    source = sample.case.id.split("_")[0].split("-")[0]
    return UNCLEAR_BFCL if source == "bfcl" and sample.unclear else COUNT.get(source, OWN)


WORK = Plan(rare=4, strength=0.5, crossed=("u:", "two:", "np:", "run:"), by_evidence=True)
OPEN = Plan(rare=8, strength=0.3, features=("u:", "two:", "+", "fact", "data:"), weight=public_weight)


class Rarity(NamedTuple):
    """In how many texts a feature has to stand: for the plain regression of `work`, and for its experts."""

    plain: int
    experts: int


USUAL, SELDOM = Rarity(WORK.rare, RARE), Rarity(2, 2)
"""`SELDOM` is for languages with few texts."""


class Texts(NamedTuple):
    """What is trained on: the corpus, further own texts (for weights alone), and public ones.

    `held_back` are own texts on which neither rules nor weights were made: the confidence is fitted on them.
    """

    corpus: Sequence[Sample]
    also: Sequence[Sample] = ()
    public: Sequence[Sample] = ()
    held_back: Sequence[Sample] = ()


def train(texts: Texts, before: Named | None = None) -> Named:
    """The weights for English. Without public texts the head `open` is that of `before`."""
    work, experts, blocked = trained_work(texts, USUAL, ASK_WORK)
    other = trained_open(texts) if texts.public or before is None else before.open
    return Named(languages=("en",), work=work, experts=experts, open=other, k=STRICTNESS, blocked=blocked)


def train_together(texts: Texts, languages: Sequence[str]) -> Named:
    """The weights that several languages share: for each of them alone there are too few texts.

    Facts, lengths, and what a text has of its history speak for all of them, and so do words that they share. The folds
    keep pairs together, not themes: a fold without one would know nothing of it.
    """
    apart = [one._replace(group=one.case.group or one.case.id) for one in texts.corpus]
    work, experts, blocked = trained_work(texts._replace(corpus=apart), SELDOM, ASK_TOGETHER)
    return Named(languages=tuple(languages), work=work, experts=experts, open=nothing(), k=STRICTNESS, blocked=blocked)


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


def trained_work(texts: Texts, rarity: Rarity, ask: float) -> tuple[Head, Experts, tuple[Knot, ...]]:
    """The head that knows departments, its experts, and the share of clear texts among the blocked.

    It asks where at most the share `ask` of the texts was clear.
    Shares are fitted, and metrics taken, on the texts that were held back: on those that rules were mended on,
    rules are wrong too seldom. Where there are none, the corpus serves, out of fold.
    """
    model = Work([*texts.corpus, *texts.also], rarity)
    fresh = texts.held_back or texts.corpus
    logits = (
        model.logits(fresh)
        if texts.held_back
        else out_of_fold(fresh, lambda known: Work([*known, *texts.also], rarity))
    )
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
    return head, model.experts.served, tuple(asked)


def trained_open(texts: Texts) -> Head:
    """The head that knows open-ended tasks.

    It learns from public texts; all that is clear of ours tells it what is none of its business.
    """
    if not texts.public:
        return nothing()
    corpus = [one for one in texts.corpus if not one.unclear]
    also = [one for one in texts.also if not one.unclear]
    samples = [*texts.public, *corpus]
    logits = out_of_fold(samples, lambda known: Model([*known, *also], OPEN))
    free = [(one, logit) for one, logit in zip(samples, logits, strict=True) if not one.blocked]
    knots = curve([logit for _, logit in free], [not one.unclear for one, _ in free])
    model = Model([*samples, *also], OPEN)
    return Head(
        data=data_id([*samples, *also]),
        **model.served,
        curve=tuple(knots),
        ask_from=doubt_at(knots, ASK_OPEN),
        metrics=metrics(texts.public, logits[: len(texts.public)]),
    )


def nothing() -> Head:
    """A head that doubts nothing."""
    return Head(data="none", intercept=0.0, weights={}, within={}, curve=(Knot(0.0, 1.0),), ask_from=NEVER, metrics={})


def metrics(samples: Sequence[Sample], logits: Sequence[float]) -> dict[str, float]:
    """How good log odds of texts are that were not trained on: on all, and on those where rules are silent."""
    told = [(one.unclear, logit) for one, logit in zip(samples, logits, strict=True)]
    silent = [one for one, sample in zip(told, samples, strict=True) if sample.rule_score == 10_000]
    found = {
        "texts": float(len(told)),
        "accuracy": share((logit > 0) == unclear for unclear, logit in told) or 0.0,
        "auc": area(told),
        "auc_where_rules_are_silent": area(silent),
    }
    return {name: round(value, 4) for name, value in found.items()}


def area(told: Sequence[tuple[bool, float]]) -> float:
    """The area under the curve; 0.5, as by chance, where all labels are the same."""
    return float(roc_auc_score(*zip(*told, strict=True))) if len({unclear for unclear, _ in told}) == 2 else 0.5
