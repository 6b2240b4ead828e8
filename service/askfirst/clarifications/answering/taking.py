"""Taking answers: each is recorded with its question, what it settles is settled, and it goes on."""

import msgspec

from askfirst.clarifications.answering.answered import take_answer
from askfirst.clarifications.answering.lacking import ask_what_lacks
from askfirst.clarifications.answering.leaving import leave, put_off
from askfirst.clarifications.answering.places import check_distinct, place_of, question_of
from askfirst.clarifications.answering.repeats import conflict, repeated
from askfirst.clarifications.answering.reply import Reply, reply_of
from askfirst.clarifications.answering.searching import settle_others
from askfirst.clarifications.asking import go_on
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Answered, Declined, Given, Skipped
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.settling import best_guess
from askfirst.clarifications.state import MAX_DEFERRALS, Clarification, Outcome, Question
from askfirst.model import Party


def take_answers(draft: Draft, event: Answered) -> None:
    """Record each answer with its question, settle what it settles, and go on.

    Raises AnswerError where it is not clear what is answered, AnswerConflict where the question has
    another answer already.
    """
    places = [place_of(draft.c, given) for given in event.given]
    check_distinct(places)
    answers = zip(event.given, places, strict=True)
    fresh = [(given, place) for given, place in answers if not repeated(draft, given, place)]
    if not fresh:
        return
    if event.candidates is not None:
        draft.change(instruction=msgspec.structs.replace(draft.c.instruction, candidates=event.candidates))
    answered = len(draft.c.answers)
    taken = [take_one(draft, given, place, event.by) for given, place in fresh]
    if any(reply.left == "declined" and not reply.item.own for reply in taken):
        best_guess(draft, "declined")
        return
    if event.candidates is not None or len(draft.c.answers) > answered:  # what was put off tells nothing
        settle_others(draft, searched_anew=event.candidates is not None)
        ask_what_lacks(draft)
    if worn_out(draft.c):
        best_guess(draft, "max_turns")
    else:
        go_on(draft)


def take_outcome(draft: Draft, event: Skipped | Declined) -> None:
    """Close the open question, or all of them where none is named, without an answer. Raises as `take_answers`."""
    outcome: Outcome = "skipped" if isinstance(event, Skipped) else "declined"
    if event.question_id is None and draft.c.mode == "all_at_once":
        named = [question.id for question in open_questions(draft.c)]
    else:
        place = place_of(draft.c, Given(value="", question_id=event.question_id))
        named = [place.id] if isinstance(place, Question) else []
    for question_id in named:
        question = question_of(draft.c, question_id)
        if question.outcome is not None:
            if question.outcome == outcome:
                continue
            raise conflict(draft.c, question_id)
        leave(draft, question.item, question, outcome, event.by, None)
    if isinstance(event, Declined) and event.order:
        best_guess(draft, "declined")
    else:
        go_on(draft)


def take_one(draft: Draft, given: Given, place: Question | int, by: Party | None) -> Reply:
    """One reply, and what it does: it leaves its question, puts the answer off, or answers."""
    reply = reply_of(draft, given, place, by)
    if reply.left is not None:
        leave(draft, reply.number, reply.question, reply.left, by, given, because=reply.because)
    elif reply.waits and len(draft.c.deferrals) < MAX_DEFERRALS:
        put_off(draft, reply)
    else:
        take_answer(draft, reply)
    return reply


def worn_out(c: Clarification) -> bool:
    """Whether as many replies to one issue resolved nothing as there may be."""
    return any(item.state == "queued" and item.misses >= c.max_turns for item in c.items)
