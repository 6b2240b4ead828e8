"""What the classifier says about a request."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.model import Instruction
from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.classifier import SURE_BELOW, Classifier, Doubt, probability


class Opinion(NamedTuple):
    """The doubt about a request, and what the classifier makes of it.

    `by_fields` is set where the words alone were doubted and fields took the doubt away.
    """

    classifier: Classifier
    doubt: Doubt
    by_fields: bool = False

    def points(self, rule_score: int) -> int:
        """The confidence in ten-thousandths that goes with a rule score in ten-thousandths."""
        return self.classifier.points_at(self.doubt, rule_score)

    @property
    def sure(self) -> bool:
        """Whether next to nothing speaks for a question."""
        return probability(self.doubt) < SURE_BELOW

    @property
    def asks(self) -> bool:
        """Whether it asks by itself, where rules say nothing."""
        least = self.classifier.ask_from
        return self.doubt.work >= least.work or self.doubt.open >= least.open

    @property
    def topic(self) -> str | None:
        """What a question would be on; where `open` alone asks it, about an open-ended task, it has no topic."""
        least = self.classifier.ask_from
        return None if self.doubt.open >= least.open and self.doubt.work < least.work else self.doubt.topic

    @property
    def blocked_cap(self) -> int:
        """The most that the request reaches where rules block it, in ten-thousandths."""
        return self.classifier.blocked_at(self.doubt)


class Leaning(NamedTuple):
    """What a classifier takes a request for before its encoder is heard: the doubt of the regressions."""

    classifier: Classifier
    request: Instruction
    doubt: Doubt


def leaning(classifier: Classifier, material: Material) -> Leaning:
    """To what the classifier's regressions lean."""
    return Leaning(classifier, material.request, classifier.regressed(material))


def opinions(leanings: Sequence[Leaning]) -> list[Opinion]:
    """The opinions that come of leanings, in order; an encoder reads all that it is asked about together."""
    found: dict[int, Opinion] = {}
    for classifier in dict.fromkeys(one.classifier for one in leanings):
        own = [at for at, one in enumerate(leanings) if one.classifier is classifier]
        doubts = classifier.doubts([leanings[at].doubt for at in own], [leanings[at].request for at in own])
        found |= {at: Opinion(classifier, doubt) for at, doubt in zip(own, doubts, strict=True)}
    return [found[at] for at in range(len(leanings))]
