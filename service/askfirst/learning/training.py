"""Training: labelled texts in, weights out; the same texts and packs give the same weights."""

from collections.abc import Sequence
from typing import NamedTuple

from sklearn.metrics import roc_auc_score

from askfirst.evaluation.measure import share
from askfirst.learning.calibration import NEVER, curve, doubt_at, guarded, out_of_fold
from askfirst.learning.model import Model, Plan
from askfirst.learning.samples import Sample, data_id
from askfirst.scoring.classifier.weights import VERSION, Head, Knot, Trained

STRICTNESS = 7.5
"""What rules add to the doubt of `work` for each point of rule score that is lost: for a vague word 0.75."""
BLOCKED = 0.2
"""The largest share of clear texts among those that rules block which is believed."""
ASK_WORK, ASK_OPEN = 0.35, 0.45
"""A head asks where at most so great a share of the texts was clear."""
COUNT = {"in3": 3.0, "bfcl": 6.0, "workbench": 1.0}
"""What a text of a public set counts, by the beginning of its name; twins of which only one is unclear are many."""
OWN = 0.06
"""What a clear text of ours counts for `open`: there are many."""
UNCLEAR_BFCL = 1.5


def public_weight(sample: Sample) -> float:
    """What a text counts for `open`: a false question costs more than a missed one where half is unclear."""
    source = sample.case.id.split("_")[0].split("-")[0]
    return UNCLEAR_BFCL if source == "bfcl" and sample.unclear else COUNT.get(source, OWN)


WORK = Plan(rare=4, strength=0.5, crossed=("u:", "two:", "np:", "run:"), by_evidence=True)
OPEN = Plan(rare=8, strength=0.3, features=("u:", "two:", "+", "fact", "data:"), weight=public_weight)


class Texts(NamedTuple):
    """What is trained on: the corpus, further own texts (for weights alone), and public ones.

    `held_back` are own texts on which neither rules nor weights were made: the confidence is fitted on them.
    """

    corpus: Sequence[Sample]
    also: Sequence[Sample] = ()
    public: Sequence[Sample] = ()
    held_back: Sequence[Sample] = ()


def train(texts: Texts, before: Trained | None = None, language: str = "en") -> Trained:
    """The weights. Without public texts the head `open` is that of `before`."""
    work, blocked = trained_work(texts)
    other = trained_open(texts) if texts.public or before is None else before.open
    return Trained(version=VERSION, language=language, work=work, open=other, k=STRICTNESS, blocked=blocked)


def trained_work(texts: Texts) -> tuple[Head, tuple[Knot, ...]]:
    """The head that knows departments, and the share of clear texts among the blocked.

    Both shares are fitted on the texts that were held back, where there are any: on those that rules were
    mended on, rules are wrong too seldom.
    """
    logits = out_of_fold(texts.corpus, lambda known: Model([*known, *texts.also], WORK))
    model = Model([*texts.corpus, *texts.also], WORK)
    fresh = list(zip(texts.held_back, model.logits(texts.held_back), strict=True) if texts.held_back
                 else zip(texts.corpus, logits, strict=True))  # fmt: skip
    free = [(one, logit) for one, logit in fresh if not one.blocked]
    doubts = [logit + STRICTNESS * (1 - one.rule_score / 10_000) for one, logit in free]
    clear = [not one.unclear for one, _ in free]
    held = [(one, logit) for one, logit in fresh if one.blocked]
    knots = guarded(curve(doubts, clear), doubts, clear)
    head = Head(
        data=data_id([*texts.corpus, *texts.also]),
        **model.served,
        curve=tuple(knots),
        ask_from=doubt_at(knots, ASK_WORK),
        metrics=metrics(texts.corpus, logits),
    )
    return head, tuple(curve([logit for _, logit in held], [not one.unclear for one, _ in held], surest=BLOCKED))


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
    """What cross-validation gives, on all texts and on those where rules are silent."""
    silent = [(one.unclear, logit) for one, logit in zip(samples, logits, strict=True) if one.rule_score == 10_000]
    right = share((logit > 0) == one.unclear for one, logit in zip(samples, logits, strict=True))
    found = {
        "texts": float(len(samples)),
        "accuracy": right or 0.0,
        "auc": float(roc_auc_score([one.unclear for one in samples], logits)),
        "auc_where_rules_are_silent": float(roc_auc_score(*zip(*silent, strict=True))),
    }
    return {name: round(value, 4) for name, value in found.items()}
