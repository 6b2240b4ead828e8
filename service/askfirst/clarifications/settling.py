"""The ends of a clarification: resolved, best guess, cancelled; and what is then assumed and risked."""

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.merging import unplaced_lines
from askfirst.clarifications.state import (
    NO_RISK,
    Answer,
    Assumption,
    Because,
    Clarification,
    Ended,
    Outcome,
    Risk,
    Status,
)


def resolve(draft: Draft) -> None:
    """Everything that had to be asked is answered, or the person said to go on without."""
    end(draft, "resolved", "answered")
    draft.emit("clarification.resolved", risk=risk_of(draft.c))


def best_guess(draft: Draft, ended: Ended) -> None:
    """End with what is assumed instead of an answer."""
    outcome: Outcome | None = "timed_out" if ended == "timed_out" else None
    for question in [question for question in draft.c.questions if question.outcome is None]:
        item = draft.c.items[question.item]
        draft.change_question(question.id, outcome=outcome)
        draft.change(
            answers=(
                *draft.c.answers,
                *([unanswered(question.id, item.field, question.item, draft.now)] if outcome else []),
            )
        )
    left: Because = "timed_out" if ended == "timed_out" else "unresolved"
    for number, item in enumerate(draft.c.items):
        if item.state == "asked":
            draft.change_item(number, state="settled", because=left)
        elif item.state == "queued" and (item.hard or item.own or item.misses):
            draft.change_item(number, state="settled", because=left if item.misses else "not_asked")
    end(draft, "best_guess", ended)
    draft.emit("clarification.best_guess", ended=ended, risk=risk_of(draft.c))


def unanswered(question_id: str, field: str | None, item: int, at: int) -> Answer:
    """The record of a question that nobody answered in time: never taken for an answer."""
    return Answer(
        question_id=question_id, field=field, item=item, value=None, outcome="timed_out", resolved=False, at=at
    )


def cancel(draft: Draft) -> None:
    """Nobody needs the answer any more."""
    end(draft, "cancelled", "cancelled")
    draft.emit("clarification.cancelled")


def end(draft: Draft, status: Status, ended: Ended) -> None:
    """Close: nothing is waited for any more."""
    draft.change(status=status, ended=ended, closed_at=draft.now, deadline=None)


def assumptions(c: Clarification) -> tuple[Assumption, ...]:
    """What is taken for granted in place of answers."""
    return tuple(Assumption(item.field, item.assume, item.because) for item in c.items if item.because is not None)


def interpretation(c: Clarification) -> str | None:
    """What is assumed, as one line."""
    return "; ".join(dict.fromkeys(one.assumption for one in assumptions(c))) or None


def risk_of(c: Clarification) -> Risk:
    """None without assumptions; high, and not safe, where what is assumed cannot be undone.

    An assumption that the person agreed to is a low risk, any other a medium one. "Never mind" agrees to nothing, and
    may take the whole request back: then it is not safe either. Nor is it where somebody did not know what the rules
    cannot do without, for a guess is no knowledge; nor where what is meant is guessed; nor where a reply told something
    that is no answer, or a value that stands nowhere; nor where nothing at all is left to do; nor what was cancelled.
    The reasons say what is left undone.
    """
    made = assumptions(c)
    if c.status == "cancelled":
        return Risk("none", (), safe_to_proceed=False)
    if c.status == "pending":
        return NO_RISK
    stray = any(item.stray for item in c.items)
    if not made:
        return Risk("high" if c.stakes else "medium", tuple(unplaced_lines(c)), False) if stray else NO_RISK
    left_out = [item for item in c.items if item.because is not None and item.undone]
    why = [f"{one.field or 'wording'}: {one.because}" for one in made]
    reasons = tuple(dict.fromkeys([*why, *(f"{c.undone}: {item.assume}" for item in left_out)]))
    if c.stakes:
        return Risk("high", (*reasons, *c.stakes), False)
    agreed = all(one.because == "skipped" for one in made)
    refused = any(one.because == "declined" for one in made)
    unknown = any(item.because == "unknown" and item.hard for item in c.items)
    unplaced = stray or any(item.unplaced for item in c.items)
    idle = any(item.nothing_left for item in left_out)
    return Risk(
        "low" if agreed else "medium", reasons, not (refused or unknown or unplaced or idle or guesses_meaning(c))
    )


def guesses_meaning(c: Clarification) -> bool:
    """Whether nobody has told what the words stand for: the one of last time may be anything."""
    guessed = (item for item in c.items if item.because not in (None, "skipped", "partly_answered"))
    return any(item.kind == UNTOLD and not item.undone for item in guessed)


UNTOLD = "undefined_reference"
"""The kind of what nothing in the request says the meaning of."""
