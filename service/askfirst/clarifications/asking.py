"""What to ask next, in which words; and the ends: resolved, best guess, cancelled."""

from collections.abc import Iterable
from hashlib import blake2b

from askfirst.clarifications.draft import Draft, needed, open_questions, public_question
from askfirst.clarifications.risk import risk_of
from askfirst.clarifications.state import (
    MAX_QUESTIONS,
    Answer,
    Because,
    Clarification,
    Ended,
    Item,
    Question,
    Status,
)
from askfirst.replies.phrases import folded


def go_on(draft: Draft) -> None:
    """Ask what is to be asked next, or close the clarification."""
    while not open_questions(draft.c):
        wanted = needed(draft.c)
        if not wanted:
            close(draft)
            return
        if len(draft.c.questions) >= MAX_QUESTIONS:
            best_guess(draft, "max_questions")
            return
        ask(draft, wanted if draft.c.mode == "all_at_once" else wanted[:1])


def close(draft: Draft) -> None:
    """Resolved, unless something was left open that nobody said to go on without."""
    reasons = {item.because for item in draft.c.items}
    if "declined" in reasons:
        best_guess(draft, "declined")
    elif reasons & {"unresolved", "not_asked"}:
        best_guess(draft, "max_turns")
    else:
        resolve(draft)


def ask(draft: Draft, numbers: Iterable[int]) -> None:
    """Put these items to the current level, each in words that it has not read before; its clock starts anew."""
    for number in numbers:
        c = draft.c
        if len(c.questions) >= MAX_QUESTIONS:
            return
        text = unread(c, c.items[number])
        if text is None:
            draft.change_item(number, state="settled", because="unresolved" if c.items[number].misses else "not_asked")
            continue
        question = Question(
            id=f"q{len(c.questions) + 1}",
            item=number,
            text=text,
            options=offered(c.items[number], text),
            levels=(c.level,),
        )
        draft.change_item(number, state="asked")
        draft.change(questions=(*draft.c.questions, question), deadline=draft.now + c.chain[c.level].timeout * 1_000)
        draft.emit(
            "clarification.asked",
            question=public_question(draft.c, question),
            role=c.chain[c.level].role,
            level=c.level,
        )


SHOWN_AGAIN = 5
"""Options at most that stand beside a second wording, too."""


def offered(item: Item, text: str) -> tuple[str, ...]:
    """The options beside a wording: those of the item, but where it asks for a part of the answer, or all were refused.

    Who has not understood the first wording still needs to know what there is to choose from. A long list is shown
    once.
    """
    narrower = {*item.parts.values(), *item.sorts.values()}
    long = len(item.options) > SHOWN_AGAIN and text != item.wordings[0]
    return () if long or item.turned_down or text in narrower else item.options


def unread(c: Clarification, item: Item) -> str | None:
    """The first wording that nobody at the current level has read; None where all are used up."""
    read = {folded(question.text) for question in c.questions if c.level in question.levels}
    for text in item.wordings:
        if folded(text) not in read and digest(text) not in c.shown:
            return text
    return None


def digest(text: str) -> str:
    """A short name for a text that was shown: enough to know it again, and small to carry."""
    return blake2b(folded(text).encode(), digest_size=6).hexdigest()


def resolve(draft: Draft) -> None:
    """Everything that had to be asked is answered, or the person said to go on without."""
    end(draft, "resolved", "answered")
    draft.emit("clarification.resolved", risk=risk_of(draft.c))


def best_guess(draft: Draft, ended: Ended) -> None:
    """End with what is assumed instead of an answer."""
    if ended == "timed_out":
        for question in open_questions(draft.c):
            draft.change_question(question.id, outcome="timed_out")
            silence = unanswered(question.id, draft.c.items[question.item].field, question.item, draft.now)
            draft.change(answers=(*draft.c.answers, silence))
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
