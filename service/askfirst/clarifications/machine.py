"""How a clarification moves: one pure function, whatever keeps it.

`advance(clarification, event, now, gate) -> (clarification, effects)`

First the time that has passed is applied (clock `service`): at most one deadline, whose next level
starts its clock now, so that after an outage nobody has been skipped unasked. Then the event:

| status     | event                | condition                                   | becomes                     |
|------------|----------------------|---------------------------------------------|-----------------------------|
| pending    | Ticked, TimedOut     | deadline passed (TimedOut: always), level   | pending: next level, same   |
|            |                      | below the last                              | questions, new deadline     |
| pending    | Ticked, TimedOut     | deadline passed at the last level           | best_guess (timed_out)      |
| pending    | Ticked               | deadline not passed                         | unchanged                   |
| pending    | Answered             | something is left to ask                    | pending: next question, new |
|            |                      |                                             | deadline                    |
| pending    | Answered             | settles nothing, fewer than max_turns       | pending: other words        |
| pending    | Answered             | settles nothing, max_turns reached          | best_guess (max_turns)      |
| pending    | Answered             | takes the order back                        | best_guess (declined)       |
| pending    | Answered             | nothing is left to ask                      | resolved                    |
| pending    | Answered             | same answer again to a settled question     | unchanged                   |
| pending    | Answered             | another answer to a settled question        | AnswerConflict              |
| pending    | Answered, Skipped, ..| no question named, several asked            | AnswerError                 |
| pending    | Skipped              |                                             | as Answered; an assumption  |
|            |                      |                                             | takes the answer's place    |
| pending    | Declined             |                                             | as Skipped, but ends in     |
|            |                      |                                             | best_guess (declined)       |
| pending    | any that asks more   | MAX_QUESTIONS asked                         | best_guess (max_questions)  |
| pending    | Escalated            | level below the last                        | pending: next level         |
| pending    | Escalated            | last level                                  | best_guess (escalated)      |
| pending    | Cancelled            |                                             | cancelled                   |
| closed     | Ticked, TimedOut     |                                             | unchanged                   |
| closed     | Answered             | the same answer as recorded                 | unchanged                   |
| closed     | Answered, Skipped,   | anything else                               | same status; kept under     |
|            | Declined             |                                             | `late`, reported, no more   |
| cancelled  | Cancelled            |                                             | unchanged                   |
| resolved,  | Cancelled, Escalated |                                             | ClosedError                 |
| best_guess |                      |                                             |                             |
| cancelled  | Escalated            |                                             | ClosedError                 |

Every path ends: a chain has at most MAX_LEVELS levels, each with a deadline; at most MAX_QUESTIONS
questions are asked; replies that settle nothing are counted.
"""

from typing import Literal

from askfirst.clarifications.addressing import recorded, same_answer
from askfirst.clarifications.answers import take_answers, take_outcome
from askfirst.clarifications.asking import best_guess, cancel
from askfirst.clarifications.draft import Draft, open_questions, public_answer, public_question
from askfirst.clarifications.events import (
    Answered,
    Cancelled,
    Declined,
    Effect,
    Escalated,
    Event,
    Given,
    Skipped,
    TimedOut,
)
from askfirst.clarifications.state import MAX_LATE, Answer, Clarification, Outcome
from askfirst.errors import ClosedError
from askfirst.gate import Gate


def advance(
    clarification: Clarification, event: Event, now: int, gate: Gate
) -> tuple[Clarification, tuple[Effect, ...]]:
    """The clarification after an event at `now` (ms), and what follows for the outside. See the table.

    The same clarification, event and time give the same result. Raises AnswerError, AnswerConflict
    or ClosedError where the event cannot be taken; nothing has changed then.
    """
    draft = Draft(clarification, max(now, clarification.updated_at), gate)
    if not isinstance(event, TimedOut):
        pass_time(draft)
    if draft.c.status == "pending":
        move(draft, event)
    else:
        after_the_end(draft, event)
    return draft.finish()


def pass_time(draft: Draft) -> None:
    """Cross the deadline if it has come and the service keeps the time."""
    c = draft.c
    if c.clock == "service" and c.deadline is not None and draft.now >= c.deadline:
        cross_deadline(draft, "timed_out")


def cross_deadline(draft: Draft, reason: Literal["timed_out", "escalated"]) -> None:
    """Put the open questions to the next level, whose clock starts now; behind the last one, guess."""
    c = draft.c
    if c.level + 1 >= len(c.chain):
        best_guess(draft, reason)
        return
    level = c.level + 1
    role = c.chain[level].role
    draft.change(level=level, deadline=draft.now + c.chain[level].timeout * 1_000)
    draft.emit("clarification.escalated", reason=reason, role=role, level=level)
    for question in open_questions(c):
        draft.change_question(question.id, levels=(*question.levels, level))
        draft.emit("clarification.asked", question=public_question(c, question), role=role, level=level)


def move(draft: Draft, event: Event) -> None:
    """An event while the clarification is pending."""
    match event:
        case Answered():
            take_answers(draft, event)
        case Skipped() | Declined():
            take_outcome(draft, event)
        case TimedOut():
            cross_deadline(draft, "timed_out")
        case Escalated():
            cross_deadline(draft, "escalated")
        case Cancelled():
            cancel(draft)
        case _:
            pass


def after_the_end(draft: Draft, event: Event) -> None:
    """An event after the end: answers are kept as late ones and change nothing. Raises ClosedError."""
    match event:
        case Answered():
            for given in event.given:
                if given.question_id is None or not same_answer(draft, recorded(draft.c, given.question_id), given):
                    keep_late(draft, late_answer(draft, given, event))
        case Skipped() | Declined():
            before = recorded(draft.c, event.question_id or "")
            outcome: Outcome = "skipped" if isinstance(event, Skipped) else "declined"
            if before is None or before.outcome != outcome:
                keep_late(
                    draft,
                    Answer(
                        question_id=event.question_id, field=None, item=None, value=None, outcome=outcome,
                        resolved=False, by=event.by, at=draft.now,
                    ),
                )  # fmt: skip
        case Cancelled() if draft.c.status == "cancelled":
            pass
        case Cancelled() | Escalated():
            raise ClosedError(draft.c.status)
        case _:
            pass


def came_late(clarification: Clarification, event: Event) -> bool:
    """Whether an event that was just applied was an answer that came after the end, and so changed nothing."""
    if clarification.status == "pending" or not isinstance(event, Answered | Skipped | Declined):
        return False
    names = [given.question_id for given in event.given] if isinstance(event, Answered) else [event.question_id]
    values = [given.value for given in event.given] if isinstance(event, Answered) else [None]
    return any(
        (late.question_id, late.value) == (name, value)
        for late in clarification.late
        for name, value in zip(names, values, strict=True)
    )


def late_answer(draft: Draft, given: Given, event: Answered) -> Answer:
    """An answer that came after the end, as it was given."""
    return Answer(
        question_id=given.question_id,
        field=given.field,
        item=None,
        value=given.value,
        outcome="answered",
        resolved=False,
        by=event.by,
        explanation=given.explanation,
        at=draft.now,
    )


def keep_late(draft: Draft, answer: Answer) -> None:
    """Keep a late answer and report it; of what is said twice only the first, beyond the bound only the latest."""
    if any((one.question_id, one.value) == (answer.question_id, answer.value) for one in draft.c.late):
        return
    draft.change(late=(*draft.c.late, answer)[-MAX_LATE:])
    draft.emit("clarification.answered", late=True, answer=public_answer(answer))
