"""The regressions that serve: the doubt about a request that follows from its words and their order."""

from typing import NamedTuple

from askfirst.reader.session import Reader
from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.combination import Weighings
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.table import Table
from askfirst.scoring.classifier.weights import Trained


class Doubt(NamedTuple):
    """The log odds that a question has to be asked, as the regressions see it, and the topic that it would be on."""

    work: float
    topic: str | None = None


class Regressions:
    """Trained weights, ready to serve; it keeps them in its tables alone."""

    def __init__(self, trained: Trained, version: str) -> None:
        self.version, self.languages = version, trained.languages
        self.rows = Rows(trained.names)
        self.work, self.experts = Table(trained.work), Mixture(trained.experts)

    def doubt(self, material: Material) -> Doubt:
        """The doubt about a request."""
        return self.doubt_of(features(material), material.request.department)

    def doubt_of(self, shown: Features, department: str | None) -> Doubt:
        """The doubt that follows from features of a request for a department."""
        known = self.rows.known(shown)
        work, view = self.work.logit(known, department), self.experts.view(known, department)
        return Doubt(work) if view is None else Doubt(self.experts.mixed(work, view.doubt), view.topic)


class Classifier(NamedTuple):
    """What judges the requests in a language: regressions, the reader, and how much each counts."""

    regressions: Regressions
    reader: Reader
    weighings: Weighings
