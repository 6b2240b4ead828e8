"""How the classifier names what it doubts, where rules were silent: the kind, the words, the question."""

from itertools import pairwise

from askfirst.model import KINDS_BY_TYPE, IssueType, Kind
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Wording
from askfirst.scoring.classifier.features import OUTSIDE, WORD, shown_words, two
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.classifier.parts import signs_of
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
ORDERS = frozenset({"required_parameter_absent", "contradictory_requirements"})
"""Topics of what does not stand in single words: their question repeats the order."""
LONGEST, EACH, LEAST = 6, 0.2, 0.5
"""Words that a question names at most; what each costs in log odds, so that no more are named than speak; and what
they have to come to."""
LEADING = frozenset("the a an my our your his her its their".split())
"""What is named may begin with one of these."""
OBJECT = 10
"""Words that a question repeats of an order."""
JOINTS = frozenset("that which who whom what where when why how if because so but while until unless - : ( , ;".split())
"""Before one of these what is repeated ends."""
DANGLING = frozenset(
    "a an the to for of from with at on by in into out up off down about as and or is are was were be what "
    "my our your his her its their".split()
)
"""What is repeated does not begin or end with one of these."""
VAGUE: Kind = "underspecified_parameter"
ABSENT: Kind = "required_parameter_absent"
"""What is in doubt without a topic, where words speak for a question, and where none do."""
TYPES: dict[Kind, IssueType] = {kind: type_ for type_, kinds in KINDS_BY_TYPE.items() for kind in kinds}
KINDS: dict[str, Kind] = {kind: kind for kind in TYPES}


def doubt(pack: Pack, material: Material, seen: Opinion) -> Raised:
    """The issue that stands for the classifier's doubt where rules have named none.

    Its topic, a rule of the department or a kind, gives it a kind and a question; a rule that is off gives none.
    """
    topic = "" if seen.topic in material.request.rules_off else seen.topic or ""
    own = next((rule for rule in pack.rules if rule.id == topic and rule.department is not None), None)
    found = None if topic in ORDERS else doubted(material, seen)
    kind = own.kind if own else KINDS.get(topic, VAGUE if found else ABSENT)
    lent = pack.questions.doubts.get(topic) if own or topic in KINDS else None
    wording = lent or pack.questions.doubt or Wording()
    rule = Rule(
        id=CLASSIFIER, type=TYPES[kind], kind=kind, field=own.field if own else None, when=Node(),
        unless=None, blocks=False, every=False, replaces=frozenset(), department=None, wording=wording, variants={},
        examples=Examples(), file="", path="",
    )  # fmt: skip
    return Raised(rule, found or order(material.text), hard=False)


def doubted(material: Material, seen: Opinion) -> Hit | None:
    """The words that speak most for a question on the topic, where any do so clearly."""
    text, weights = material.text, weights_of(material, seen)
    best, most = None, LEAST
    for start, word in enumerate(text.words):
        weight = 0.0
        for end in range(start, min(start + LONGEST, len(text))):
            if text.clauses[end] != text.clauses[start] or not text.words[end][:1].isalnum():
                break
            weight += weights[end] - EACH
            if weight > most and word not in DANGLING - LEADING and text.words[end] not in DANGLING:
                best, most = Hit(start, end + 1), weight
    return best


def weights_of(material: Material, seen: Opinion) -> list[float]:
    """How much each word speaks for a question, by itself and half of what it does with either neighbour."""
    text = material.text
    shown = [OUTSIDE, *shown_words(text, signs_of(text)[0]), OUTSIDE]

    def weight(name: str) -> float:
        return seen.classifier.weight(name, material.request.department, seen.topic)

    pairs = [weight(two(one, other)) / 2 for one, other in pairwise(shown)]
    alone = [weight(WORD + word) if word is said else 0.0 for word, said in zip(text.words, shown[1:], strict=False)]
    return [left + own + right for left, own, right in zip(pairs, alone, pairs[1:], strict=False)]


def order(text: Reading) -> Hit:
    """The first verb of order with what follows it, up to the next clause; the first words where there is none."""
    verbs = text.outside_data("@order_verb")
    start = verbs[0].start if verbs else 0
    end = start + 1
    while end < min(len(text), start + OBJECT) and text.clauses[end] == text.clauses[start]:
        if text.words[end] in JOINTS:
            break
        end += 1
    while end > start + 1 and (text.words[end - 1] in DANGLING or not text.words[end - 1][-1:].isalnum()):
        end -= 1
    return Hit(start, end)
