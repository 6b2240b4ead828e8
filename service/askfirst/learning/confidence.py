"""From the doubts of `work` to a confidence, fitted on texts that nothing was trained on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace
from sklearn.linear_model import LogisticRegression

from askfirst.learning.calibration import curve, doubt_at, guarded
from askfirst.learning.named import Named
from askfirst.learning.quality import metrics
from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.combining import heard
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.weights import Knot, Together

STRICTNESS = 7.5
"""What rules add to the doubt of `work` for each point of rule score that is lost: for a vague word 0.75."""
HEARD_WITHIN = 4.0
"""Log odds of the regressions beyond which the encoder is not asked: it changed hardly an answer there."""
BLOCKED = 0.2
"""The largest share of clear texts among those that rules block which is believed."""


class Confidence(NamedTuple):
    """What is fitted: the share of clear texts by doubt, and among the blocked, and the encoder's say.

    From the doubt `ask_from` on a question is asked. `metrics` are those of the doubts.
    """

    curve: tuple[Knot, ...]
    ask_from: float
    metrics: dict[str, float]
    blocked: tuple[Knot, ...]
    together: Together | None

    @property
    def of_head(self) -> dict[str, Any]:
        """What of it stands in the head."""
        return {"curve": self.curve, "ask_from": self.ask_from, "metrics": self.metrics}


def fitted_confidence(
    fresh: Sequence[Sample], regressions: Sequence[float], ask: float, encoder: Encoder | None = None
) -> Confidence:
    """The confidence that goes with the log odds of the regressions, and of an encoder, for fresh texts.

    It asks where at most the share `ask` of the texts was clear.
    """
    logits, together = list(regressions), None
    if encoder is not None:
        words = heard(HEARD_WITHIN, logits, encoder, [one.request for one in fresh])
        opinions = list(zip(logits, words, strict=True))
        together = opinions_together(encoder.version, opinions, [one.unclear for one in fresh])
        logits = [together.logit(*each) for each in opinions]
    seen = list(zip(fresh, logits, strict=True))
    free = [(one, logit) for one, logit in seen if not one.held(logit)]
    doubts = [logit + STRICTNESS * (1 - one.rule_score / 10_000) for one, logit in free]
    clear = [not one.unclear for one, _ in free]
    held = [(one, logit) for one, logit in seen if one.held(logit)]
    knots = guarded(curve(doubts, clear), doubts, clear)
    asked = curve([logit for _, logit in held], [not one.unclear for one, _ in held], surest=BLOCKED)
    return Confidence(tuple(knots), doubt_at(knots, ask), metrics(fresh, logits), tuple(asked), together)


def opinions_together(version: str, opinions: Sequence[tuple[float, float]], unclear: Sequence[bool]) -> Together:
    """How much each opinion counts, of the regressions and of the encoder of that version.

    A logistic regression on both, of texts that neither was trained on.
    """
    fitted = LogisticRegression().fit(opinions, unclear)
    plain, words = (max(0.0, float(weight)) for weight in fitted.coef_[0])
    return Together(
        version=version,
        heard_within=HEARD_WITHIN,
        intercept=float(fitted.intercept_[0]),
        regressions=plain,
        encoder=words,
    )


def refitted(trained: Named, fresh: Sequence[Sample], ask: float, encoder: Encoder | None = None) -> Named:
    """The same weights with the confidence fitted anew: after rules were mended, or with another encoder."""
    served = Classifier(replace(trained, together=None).packed, "")
    logits = [served.doubt_of(one.shown, one.case.department).work for one in fresh]
    fitted = fitted_confidence(fresh, logits, ask, encoder)
    head = replace(trained.work, **fitted.of_head)
    return replace(trained, work=head, blocked=fitted.blocked, together=fitted.together)
