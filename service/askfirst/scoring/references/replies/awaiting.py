"""Replies that wait for what one side of a choice waits for: "wait for legal" of "now, but after legal signs off"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.listed import covered, end_of

SIDES = 2
"""Stretches of the request that a question quotes where it asks which of them holds."""
HAN_WORD = 2
"""Characters of a Chinese word."""


def takes_waiting(material: Material, question: Question) -> bool:
    """Whether to wait is the side that the reply takes: it names only what the question says itself."""
    text, asked = material.text, material.history[-1]
    if not (question.options or question.either or len(asked.entities("quote")) >= SIDES):
        return False
    at = 0
    idle = covered(text, "@leading", "@correcting", "@yes_word", "@no_word")
    while at < len(text) and (end := end_of(text, at, "@waits_for")) is None:
        if text.words[at][0].isalnum() and at not in idle:
            return False
        at += 1
    if at >= len(text) or end is None:
        return False
    if text.han:
        behind = "".join(text.words[end : end + HAN_WORD])
        return len(behind) == HAN_WORD and behind in asked.raw
    small = covered(text, "@small_word", "@called_off_tail")
    own = [text.words[p] for p in range(end, len(text)) if text.words[p][0].isalnum() and p not in small]
    return bool(own) and all(word in asked.words for word in own)
