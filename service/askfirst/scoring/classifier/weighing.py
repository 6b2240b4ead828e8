"""Which words of a text speak for a question, by the classifier's weights."""

from itertools import pairwise

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.features import OUTSIDE, WORD, shown_words, two
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.classifier.parts import signs_of
from askfirst.scoring.findings.statements.places import sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LONGEST, EACH, LEAST = 6, 0.2, 0.5
"""Words that a question names at most; what each costs in log odds, so that no more are named than speak; and what
they have to come to."""
LEADING = frozenset("the a an my our your his her its their".split())
"""What is named may begin with one of these."""
DANGLING = frozenset(
    "a an the to for of from with at on by in into out up off down about as and or is are was were be what "
    "my our your his her its their".split()
)
"""What is repeated does not begin or end with one of these."""
QUANTITIES = frozenset("more fewer less some enough most too".split())
"""A phrase that is named begins with these too, where they stand ahead of it."""


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
    return best and widened(text, best)


def widened(text: Reading, hit: Hit) -> Hit:
    """With the articles and words of quantity that stand ahead of it."""
    start = hit.start
    while (
        start
        and text.clauses[start - 1] == text.clauses[hit.start]
        and text.words[start - 1] in LEADING | QUANTITIES
        and text.words[start] not in LEADING
    ):
        start -= 1
    return Hit(start, hit.end)


def weights_of(material: Material, seen: Opinion) -> list[float]:
    """How much each word speaks for a question, by itself and half of what it does with either neighbour."""
    text = material.text
    shown = [OUTSIDE, *shown_words(text, signs_of(text)[0]), OUTSIDE]

    def weight(name: str) -> float:
        return seen.classifier.weight(name, material.request.department, seen.topic)

    pairs = [weight(two(one, other)) / 2 for one, other in pairwise(shown)]
    alone = [weight(WORD + word) if word is said else 0.0 for word, said in zip(text.words, shown[1:], strict=False)]
    return [left + own + right for left, own, right in zip(pairs, alone, pairs[1:], strict=False)]


def clashing(material: Material, seen: Opinion) -> Hit:
    """The sentence in which most speaks for a clash."""
    text, weights = material.text, weights_of(material, seen)
    sums: dict[int, float] = {}
    for number, weight in zip(text.sentences, weights, strict=True):
        sums[number] = sums.get(number, 0.0) + weight
    most = max(sums, key=lambda number: sums[number])
    return Hit(*sentence_of(text, text.sentences.index(most)))
