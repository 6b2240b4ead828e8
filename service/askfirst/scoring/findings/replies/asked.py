"""What the assistant asked in its last message, and whether the next one is a reply to it."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.questions import last_question
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

LONGEST = 30
"""Words of a reply; what is longer is likely to be a new request."""
LEFT = ("@delegating_reply", "@requests_answer")
"""With these the reply leaves it to the assistant, or asks back."""
ANY = frozenset("any anyone anything whichever either both all none".split())
"""A reply of one of these leaves nothing to ask."""


def question_replied_to(material: Material) -> Reading | None:
    """The question that the text tries to answer with a fact of its own; None if there is none.

    A reply that asks back, leaves the choice to the assistant, or takes what the question offers lacks no fact.
    """
    text = material.text
    if not 0 < len(text) <= LONGEST or last_question(material) is None:
        return None
    question = material.history[-1]
    if not question.asking or text.words[-1] in QUESTION_MARKS or takes_option(text, question):
        return None
    if any(text.hits(name) for name in LEFT) or (len(text) < 3 and text.words[0] in ANY):
        return None
    return question


def asks_for(question: Reading, phrases: str, about: str = "") -> bool:
    """Whether a phrase of a list stands in a sentence that asks, as a whole: not "which budget folder".

    With `about`, a word of that list must follow in the same sentence: "who should ... see".
    """
    hits = [hit for hit in question.outside_data(phrases) if question.sentences[hit.start] in question.asking]
    if not about:
        return any(question.words[hit.end : hit.end + 1] == [] or ends_phrase(question, hit.end) for hit in hits)
    return any(
        hit.end <= verb.start <= hit.end + REACH and question.same_sentence(hit, verb)
        for hit in hits
        for verb in question.outside_data(about)
    )


REACH = 8
"""Words between "who should" and what is asked about those people."""
BEHIND = frozenset(
    ", : ; - ( ) . and or for do does did may should shall can could is are would will in have has to per with of by "
    "was were if that it they this value values".split()
)
"""What follows a noun that is asked for; any other word makes it part of a longer one."""


def ends_phrase(question: Reading, at: int) -> bool:
    """Whether the noun that was asked for ends here."""
    return not QUESTION_MARKS.isdisjoint(question.words[at - 1 : at + 1]) or question.words[at] in BEHIND
