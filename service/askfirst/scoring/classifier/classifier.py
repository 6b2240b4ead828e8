"""The classifier that serves: doubt about a request, and the confidence that follows from it."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.model import Instruction
from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.combining import both, check_encoder
from askfirst.scoring.classifier.curve import Curve
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.odds import sure
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.table import Table
from askfirst.scoring.classifier.weights import Trained

UNIT = 10_000
ASKED = 0.69
"""The most confidence that is left where the classifier asks."""
PASSED, NARROWED = 0.76, 0.8
"""The least confidence where it does not, and up to where confidences are narrowed to keep that: between
`ASKED` and `PASSED` lies the threshold of 0.7, also where stakes raise it by 0.05. A doubt that is too weak
to ask about must not end on the wrong side of it."""
SURE_BELOW = 0.1
"""The probability of a question below which a request is surely clear. Of fresh texts that rules of the general pack
blocked, and that lay below it, 27 of 29 were clear."""
NO_DOUBT = -1e9
"""Log odds of what a head has no say in."""


class Doubt(NamedTuple):
    """The log odds that a question has to be asked, as each head sees it, and the topic that it would be on."""

    work: float
    open: float
    topic: str | None = None


class Classifier:
    """Trained weights, ready to serve; it keeps them in its tables alone. `load_classifiers` makes the shipped ones.

    Raises WeightsError where the weights were fitted with an encoder and none, or another one, is given.
    """

    def __init__(self, trained: Trained, version: str, encoder: Encoder | None = None) -> None:
        check_encoder(version, trained.together, encoder)
        self.version, self.languages, self.k = version, trained.languages, trained.k
        self.together, self.encoder = trained.together, encoder
        self.ask_from = Doubt(trained.work.ask_from, trained.open.ask_from)
        self.rows = Rows(trained.names)
        self.work, self.open = Table(trained.work), Table(trained.open)
        self.experts = Mixture(trained.experts)
        self.clear_work, self.clear_open = Curve(trained.work.curve), Curve(trained.open.curve)
        self.clear_blocked = Curve(trained.blocked)

    def doubt(self, material: Material) -> Doubt:
        """The doubt about a request."""
        return self.doubts([self.regressed(material)], [material.request])[0]

    def doubts(self, regressed: Sequence[Doubt], requests: Sequence[Instruction]) -> list[Doubt]:
        """The doubt about each request, from that of the regressions; the encoder reads several together."""
        if self.together is None or self.encoder is None:
            return list(regressed)
        works = both(self.together, [one.work for one in regressed], self.encoder, requests)
        return [one._replace(work=work) for one, work in zip(regressed, works, strict=True)]

    def regressed(self, material: Material) -> Doubt:
        """The doubt of the regressions about a request."""
        return self.doubt_of(features(material), material.request.department)

    def doubt_of(self, shown: Features, department: str | None) -> Doubt:
        """The doubt of the regressions that follows from features of a request for a department.

        What is sent for a department is no open-ended task: it is for `work` alone.
        """
        known = self.rows.known(shown)
        work, view = self.work.logit(known, department), self.experts.view(known, department)
        return Doubt(
            work=work if view is None else self.experts.mixed(work, view.doubt),
            open=self.open.logit(known, department) if department is None else NO_DOUBT,
            topic=None if view is None else view.topic,
        )

    def weight(self, name: str, department: str | None, topic: str | None) -> float:
        """How much a feature speaks for a question on a topic: above 0 if it does; 0 if it was too rare."""
        row = self.rows.of(name)
        if row is None:
            return 0.0
        work = float(self.work.column(department)[row])
        return (work if topic is None else self.experts.mixed(work, self.experts.weight(row, topic))) + (
            float(self.open.column(None)[row]) if department is None else 0.0
        )

    def points_at(self, doubt: Doubt, rule_score: int) -> int:
        """The confidence in ten-thousandths: it falls with each doubt and rises with the rule score.

        Clear is what both heads take for clear.
        """
        work = doubt.work + self.k * (1 - rule_score / UNIT)
        clear = self.clear_work.at(work) * self.clear_open.at(doubt.open)
        if work >= self.ask_from.work or doubt.open >= self.ask_from.open:
            clear = min(clear, ASKED)
        elif clear < NARROWED:
            clear = PASSED + (NARROWED - PASSED) * clear / NARROWED
        return round(clear * UNIT)

    def blocked_at(self, doubt: Doubt) -> int:
        """The most confidence that a request has which rules block, in ten-thousandths."""
        return round(self.clear_blocked.at(doubt.work) * self.clear_open.at(doubt.open) * UNIT)


def probability(doubt: Doubt) -> float:
    """The probability that a question has to be asked, from 0 to 1: clear is what both heads take for clear."""
    return 1 - sure(-doubt.work) * sure(-doubt.open)
