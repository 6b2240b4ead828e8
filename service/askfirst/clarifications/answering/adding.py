"""What an answer adds to those before it about the same matter: the part that was asked for, or nothing."""

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.state import Answer, Clarification, Item, Question
from askfirst.scoring.hearing.tokens import folded

COUNTING = ("unit", "length")
"""Parts that say what a number counts."""


def said_before(c: Clarification, answer: Answer) -> bool:
    """Whether an answer only says again what left its matter open, or gave a part of it."""
    return any(
        one.item == answer.item and one.outcome == "answered" and folded(str(one.value)) == folded(str(answer.value))
        for one in c.answers
    )


def completes(draft: Draft, item: Item, question: Question | None, answer: Answer) -> bool:
    """Whether an answer gives the part that it was asked for, if any; a unit does so beside the number before it."""
    if question is None or not item.partly:
        return True
    asked = next((part for part, text in item.parts.items() if text == question.text), None)
    if asked is None:
        return True
    said = str(answer.value)
    if asked in COUNTING:
        before = [str(one.value) for one in draft.c.answers if one.item == answer.item and one.resolved]
        said = " ".join([*before, said])
    return not draft.judge.hearing.lacks(asked, said, draft.c.instruction.text, draft.c.language)
