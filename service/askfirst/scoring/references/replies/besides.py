"""What a reply tells that its question did not ask for: "not a time thing - give them to Julia, she has capacity"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing.hesitating import MARKS
from askfirst.scoring.references.replies.offered import SMALL
from askfirst.scoring.references.replies.questions import Question, last_question
from askfirst.scoring.references.replies.substance import WORTHLESS, own_words, valued
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered, terms
from askfirst.text.reading import Reading

UNASKED = Question(frozenset(), (), (), frozenset())
SEVERAL = 3
"""Telling words by which a reply without any value tells something."""
NEAR = 4
"""Words behind "not a" in which "thing" or "question" stands."""


def tells_own(material: Material, *, plainly: bool = False) -> bool:
    """Whether the reply has a value, or several telling words that neither the request nor the question has.

    With `plainly` no value counts: another one may take its place.
    """
    question, text = last_question(material) or UNASKED, material.text
    if not plainly and valued(material, question):
        return True
    if text.han:
        return False
    idle = covered(text, "@small_word", "@leading", "@correcting", "@none_of_them")
    idle |= tokens_of(hit for name in WORTHLESS for hit in text.hits(name))
    words = {word for at, word in enumerate(text.words) if at not in idle}
    return len(own_words(material, question) & words - SMALL) >= SEVERAL


def besides(material: Material) -> str | None:
    """What stands behind the clause that says the question is beside the point; None where nothing of worth does."""
    text = material.text
    end = denial(text)
    if end is None or end >= len(text) or not tells_own(material):
        return None
    rest = text.raw[text.starts[end] :].strip(MARKS)
    return rest if any(word[0].isalnum() for word in text.words[end:]) else None


def denial(text: Reading) -> int | None:
    """Where the clause ends that says what the matter is not; None where the reply does not open so."""
    leads = covered(text, "@leading", "@correcting", "@small_word")
    nouns = terms(text, "@beside_point_noun")
    for start, end in sorted({**terms(text, "@beside_point_lead"), **terms(text, "@beside_point")}.items()):
        if any(text.words[at][0].isalnum() and at not in leads for at in range(start)):
            continue
        stop = next((at for at in range(end, len(text)) if not text.words[at][0].isalnum()), len(text))
        if start in terms(text, "@beside_point") or any(end <= noun <= end + NEAR and noun < stop for noun in nouns):
            return stop
    return None
