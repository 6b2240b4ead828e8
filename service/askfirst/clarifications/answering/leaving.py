"""Replies without an answer: the question is left, or the answer put off."""

from typing import Any

from askfirst.clarifications.answering.reply import Reply
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Answer, Because, Deferral, Outcome, Question
from askfirst.model import Party
from askfirst.scoring.raised import UNCLEAR_TIME


def put_off(draft: Draft, reply: Reply) -> None:
    """The answer is to come later, or from somebody else, or somebody only says thanks: the question stays as it is.

    The words are kept. What nobody has been asked yet is asked in its turn; the words then name the field alone.
    """
    kept, field = draft.c.deferrals, reply.item.field
    named, level, said = reply.question.id if reply.question else None, draft.c.level, str(reply.given.value)
    if any((one.question_id, one.field, one.level, one.said) == (named, field, level, said) for one in kept):
        return
    deferral = Deferral(question_id=named, field=field, said=said, level=level, by=reply.by, at=draft.now)
    draft.change(deferrals=(*kept, deferral))


def at_any_time(draft: Draft, number: int, outcome: Outcome, because: Because | None) -> dict[str, Any]:
    """Who leaves open when something is to be done still wants it done: its time is free."""
    item = draft.c.items[number]
    timed = item.kind == UNCLEAR_TIME or item.field == "time"  # what a department has to know is its timeline
    if outcome != "skipped" or because is not None or item.own or not (timed and item.undone):
        return {}
    return {"assume": draft.gate.phrasing.label("any_time", draft.c.language), "undone": False}


def leave(
    draft: Draft,
    number: int,
    question: Question | None,
    outcome: Outcome,
    by: Party | None,
    given: Given | None,
    *,
    because: Because | None = None,
) -> None:
    """Close a matter without an answer, whether it has been asked or not; the item's assumption takes its place.

    `because` is why there is none, where that is more than the outcome.
    """
    if question is not None:
        draft.change_question(question.id, outcome=outcome)
    draft.change_item(
        number, state="settled", because=because or outcome, **at_any_time(draft, number, outcome, because)
    )
    draft.record(
        Answer(
            question_id=question.id if question else None,
            field=draft.c.items[number].field,
            item=number,
            value=None,
            said=None if given is None else str(given.value),
            outcome=outcome,
            by=by,
            explanation=None if given is None else given.explanation,
            at=draft.now,
        )
    )
