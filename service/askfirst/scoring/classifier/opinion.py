"""What the classifier says about one request, and how it names what rules were silent about."""

from typing import NamedTuple

from askfirst.model import Kind
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Wording
from askfirst.scoring.classifier.classifier import Classifier, Doubt
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
VAGUE = "@vague"
"""The lists of the lexicon whose words leave something open begin with this."""
OBJECT = 6
"""Words behind a verb that a question repeats with it."""


class Opinion(NamedTuple):
    """The doubt about a request, and what the classifier makes of it."""

    classifier: Classifier
    doubt: Doubt

    def points(self, rule_score: int) -> int:
        """The confidence in ten-thousandths that goes with a rule score in ten-thousandths."""
        return self.classifier.points_at(self.doubt, rule_score)

    @property
    def blocked_cap(self) -> int:
        """The most that the request reaches where rules block it, in ten-thousandths."""
        return self.classifier.blocked_at(self.doubt)


def opinion(classifier: Classifier, material: Material) -> Opinion:
    """The classifier's opinion of a request."""
    return Opinion(classifier, classifier.doubt(material))


def doubt(pack: Pack, text: Reading) -> Raised:
    """The issue that stands for the classifier's doubt where rules have named none."""
    kind, hit = doubted(text)
    rule = Rule(
        id=CLASSIFIER, type="missing_information", kind=kind, field=None, when=Node(), unless=None, blocks=False,
        every=False, replaces=frozenset(), department=None, wording=pack.questions.doubt or Wording(), variants={},
        examples=Examples(), file="", path="",
    )  # fmt: skip
    return Raised(rule, hit, hard=False)


def doubted(text: Reading) -> tuple[Kind, Hit]:
    """The words that are in doubt and the kind of what is open.

    The first vague words are underspecified; where there are none, what is missing belongs to the order.
    """
    lists = sorted(name for name in text.lists if name.startswith(VAGUE))
    hits = [hit for name in lists for hit in outermost(text.hits(name))]
    if hits:
        return "underspecified_parameter", min(hits, key=lambda hit: (hit.start, -hit.end))
    return "required_parameter_absent", order(text)


def order(text: Reading) -> Hit:
    """The first verb of order with what follows it in its clause; the first clause where there is none."""
    verbs = text.outside_data("@order_verb")
    start = verbs[0].start if verbs else 0
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        end += 1
    return Hit(start, end)
