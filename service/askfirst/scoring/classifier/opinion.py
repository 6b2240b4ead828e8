"""What the classifier says about one request."""

from typing import NamedTuple

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.classifier import SURE_BELOW, Classifier, Doubt, probability


class Opinion(NamedTuple):
    """The doubt about a request, and what the classifier makes of it."""

    classifier: Classifier
    doubt: Doubt

    def points(self, rule_score: int) -> int:
        """The confidence in ten-thousandths that goes with a rule score in ten-thousandths."""
        return self.classifier.points_at(self.doubt, rule_score)

    @property
    def sure(self) -> bool:
        """Whether next to nothing speaks for a question."""
        return probability(self.doubt) < SURE_BELOW

    @property
    def topic(self) -> str | None:
        """What a question would be on; where `open` alone asks it, about an open-ended task, it has no topic."""
        least = self.classifier.ask_from
        return None if self.doubt.open >= least.open and self.doubt.work < least.work else self.doubt.topic

    @property
    def blocked_cap(self) -> int:
        """The most that the request reaches where rules block it, in ten-thousandths."""
        return self.classifier.blocked_at(self.doubt)


def opinion(classifier: Classifier, material: Material) -> Opinion:
    """The classifier's opinion of a request."""
    return Opinion(classifier, classifier.doubt(material))
