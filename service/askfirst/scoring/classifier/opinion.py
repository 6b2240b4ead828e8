"""What the classifier says about one request, and how it names what rules were silent about."""

from typing import NamedTuple

from askfirst.model import Kind
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Wording
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.features import Features
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
OBJECT = 6
"""Words behind a verb that a question repeats with it."""


class Opinion(NamedTuple):
    """The log odds that a question has to be asked, and what the classifier makes of them."""

    classifier: Classifier
    shown: Features
    logit: float

    def points(self, rule_score: int) -> int:
        """The confidence in ten-thousandths that goes with a rule score in ten-thousandths."""
        return self.classifier.points_at(self.logit, rule_score)

    def doubted(self, text: Reading) -> tuple[Kind, Hit]:
        """The words that raise the most doubt, and the kind of what is open.

        Vague words are underspecified; where none weighs, what is missing belongs to the order.
        """
        weights = self.classifier.trained.weights
        ranked = sorted(
            (-weights[name], name) for name in self.shown if name.startswith("@vague") and weights[name] > 0
        )
        for _, name in ranked:
            if hits := text.hits(name):
                return "underspecified_parameter", outermost(hits)[0]
        return "required_parameter_absent", order(text)


def opinion(classifier: Classifier, material: Material) -> Opinion:
    """The classifier's opinion of a request."""
    shown = classifier.features(material)
    return Opinion(classifier, shown, classifier.logit(shown))


def doubt(pack: Pack, seen: Opinion, text: Reading) -> Raised:
    """The issue that stands for the classifier's doubt where rules have named none."""
    kind, hit = seen.doubted(text)
    rule = Rule(
        id=CLASSIFIER, type="missing_information", kind=kind, field=None, when=Node(), unless=None, blocks=False,
        every=False, replaces=frozenset(), department=None, wording=pack.questions.doubt or Wording(), variants={},
        examples=Examples(), file="", path="",
    )  # fmt: skip
    return Raised(rule, hit, hard=False)


def order(text: Reading) -> Hit:
    """The first verb of order with what follows it in its clause; the first clause where there is none."""
    verbs = text.outside_data("@order_verb")
    start = verbs[0].start if verbs else 0
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        end += 1
    return Hit(start, end)
