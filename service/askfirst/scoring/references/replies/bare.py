"""Replies of one plain word that nothing shows to be a value: "banana". Where much is at stake they settle nothing."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_deed, about_wording
from askfirst.scoring.references.replies.by_age import by_age
from askfirst.scoring.references.replies.evasions import NAMING
from askfirst.scoring.references.replies.offered import SMALL
from askfirst.scoring.references.replies.parts import currency_given
from askfirst.scoring.references.replies.questions import Question, last_question
from askfirst.scoring.references.replies.substance import takes_shown, takes_side, valued
from askfirst.scoring.references.replies.values import fills
from askfirst.text.names import capital

MEASURED = frozenset(
    "lowest highest cheapest fastest largest smallest longest shortest latest earliest newest oldest "
    "nearest closest biggest youngest heaviest lightest quickest deepest tallest widest hottest coldest "
    "slowest fewest loudest poorest richest densest thinnest thickest innermost outermost farthest "
    "furthest test request guest interest west forest rest invest digest contest harvest suggest honest "
    "manifest protest arrest chest nest quest vest pest crest zest budapest modest earnest northwest "
    "southwest northeast backtest retest conquest bequest attest detest midwest".split()
)
"""Superlatives that a field tells: which is the cheapest, the latest."""
PLACES = MEASURED | frozenset("last first second third former latter previous".split())
"""Words that choose by place or rank, and so only where there is a list."""
ASKED = 2
"""Messages of a history that is nothing but the request and the question about it."""
SORTED = ("@unit", "@packing", "@plain_unit", "@unit_name", "@metric", "@population")
ENTITIES = ("audience_settled", "criterion")
"""What shows that a word is a value of some sort: "boxes", "followers", "subscribers"."""
UNASKED = Question(frozenset(), (), (), frozenset())


def bare_word(material: Material) -> bool:
    """Whether the reply is one lower-case word that is no value, no option and no name, or chooses from no list.

    So does a word for an age. A text, a deed or a name that is asked for can be any word. Where words are not told
    apart, none is.
    """
    text, asked = material.text, material.history[-1]
    question = last_question(material) or UNASKED
    if by_age(text) and not question.options and len(material.history) <= ASKED:
        return True
    own = [at for at, word in enumerate(text.words) if word[0].isalnum() and word not in SMALL]
    if text.han or len(own) != 1 or not text.words[own[0]].isalpha() or capital(text, own[0]):
        return False
    if text.words[own[0]] in PLACES and not question.options and len(material.history) <= ASKED:
        return True
    asking = {word for word, sentence in zip(asked.words, asked.sentences, strict=True) if sentence in asked.asking}
    named = "or" not in asking and not asking.isdisjoint(NAMING)
    if named or about_wording(asked) or about_deed(asked):
        return False
    if currency_given(text) or any(text.all_hits.get(name) for name in SORTED) or any(map(text.entities, ENTITIES)):
        return False
    return not (valued(material, question) or takes_shown(material) or takes_side(material) or fills(text, question))
