"""What the classifier says about one request, and how it names what rules were silent about."""

from typing import NamedTuple

from askfirst.model import Kind
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Wording
from askfirst.scoring.classifier.classifier import Classifier, Doubt
from askfirst.scoring.classifier.features import WORD
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
VAGUE = "@vague"
"""The lists of the lexicon whose words leave something open begin with this."""
OBJECT = 10
"""Words that a question repeats of an order."""
JOINTS = frozenset("that which who whom what where when why how if because so but while until unless - : ( , ;".split())
"""Before one of these what is repeated ends."""
DANGLING = frozenset(
    "a an the to for of from with at on by in into about as and or my our your his her its their".split()
)
"""What is repeated does not end with one of these; in vague words they do not count."""


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


def doubt(pack: Pack, material: Material, classifier: Classifier) -> Raised:
    """The issue that stands for the classifier's doubt where rules have named none."""
    kind, hit = doubted(material, classifier)
    rule = Rule(
        id=CLASSIFIER, type="missing_information", kind=kind, field=None, when=Node(), unless=None, blocks=False,
        every=False, replaces=frozenset(), department=None, wording=pack.questions.doubt or Wording(), variants={},
        examples=Examples(), file="", path="",
    )  # fmt: skip
    return Raised(rule, hit, hard=False)


def doubted(material: Material, classifier: Classifier) -> tuple[Kind, Hit]:
    """The words that are in doubt and the kind of what is open.

    The vague words that weigh most are underspecified; where none speak for a question, what is missing
    belongs to the order.
    """
    text = material.text
    lists = sorted(name for name in text.lists if name.startswith(VAGUE))
    hits = outermost([hit for name in lists for hit in text.hits(name)])
    weighed = [(weight(material, hit, classifier), hit) for hit in hits]
    most, hit = max(weighed, key=lambda one: (one[0], -one[1].start, one[1].end), default=(0.0, Hit(0, 0)))
    return ("underspecified_parameter", hit) if most > 0 else ("required_parameter_absent", order(text))


def weight(material: Material, hit: Hit, classifier: Classifier) -> float:
    """How much the words speak for a question, on average: above 0 if they do."""
    words = [word for word in material.text.words[hit.start : hit.end] if word not in DANGLING]
    if not words:
        return 0.0
    return sum(classifier.weight(WORD + word, material.request.department) for word in words) / len(words)


def order(text: Reading) -> Hit:
    """The first verb of order with what follows it, up to the next clause; the first words where there is none."""
    verbs = text.outside_data("@order_verb")
    start = verbs[0].start if verbs else 0
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        if text.words[end] in JOINTS:
            break
        end += 1
    while end > start + 1 and text.words[end - 1] in DANGLING:
        end -= 1
    return Hit(start, end)
