"""The head `open`: what knows open-ended tasks as people give them to an assistant."""

from askfirst.learning.calibration import NEVER, curve, doubt_at, out_of_fold
from askfirst.learning.model import Model, Plan
from askfirst.learning.named import Head
from askfirst.learning.quality import metrics
from askfirst.learning.samples import Sample, Texts, data_id
from askfirst.scoring.classifier.weights import Knot

ASK_OPEN = 0.4
"""It asks where at most so great a share of the texts was clear: in open tasks a question in vain costs most."""
COUNT = {"in3": 3.0, "bfcl": 6.0, "workbench": 1.0}
"""What a text of a public set counts, by the beginning of its name; twins of which only one is unclear are many."""
OWN = 0.12
"""What a clear text of ours counts for `open`: there are many."""
UNCLEAR_BFCL = 1.5


def public_weight(sample: Sample) -> float:
    """What a text counts for `open`: a false question costs more than a missed one where half is unclear."""
    source = sample.case.id.split("_")[0].split("-")[0]
    return UNCLEAR_BFCL if source == "bfcl" and sample.unclear else COUNT.get(source, OWN)


OPEN = Plan(rare=8, strength=0.3, features=("u:", "two:", "+", "fact", "data:"), weight=public_weight)


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
