"""Taking answers: each is recorded with its question, what it settles is settled, and it goes on."""

import msgspec

from askfirst.clarifications.answering.places import check_distinct, place_of, question_of
from askfirst.clarifications.answering.repeats import conflict, repeated
from askfirst.clarifications.answering.resolving import manner_of, meant, missing, narrowed, settles, sort_of
from askfirst.clarifications.answering.searching import settle_others
from askfirst.clarifications.asking import go_on
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Answered, Declined, Given, Skipped
from askfirst.clarifications.hearing import hear
from askfirst.clarifications.queue import needed, open_questions
from askfirst.clarifications.settling import best_guess
from askfirst.clarifications.state import (
    MAX_DEFERRALS,
    MAX_QUESTIONS,
    Answer,
    Clarification,
    Deferral,
    Item,
    Outcome,
    Question,
)
from askfirst.model import Party


def take_answers(draft: Draft, event: Answered) -> None:
    """Record each answer with its question, settle what it settles, and go on.

    Raises AnswerError where it is not clear what is answered, AnswerConflict where the question has
    another answer already.
    """
    places = [place_of(draft.c, given) for given in event.given]
    check_distinct(places)
    answers = zip(event.given, places, strict=True)
    fresh = [(given, place) for given, place in answers if not repeated(draft.c, given, place)]
    if not fresh:
        return
    if event.candidates is not None:
        draft.change(instruction=msgspec.structs.replace(draft.c.instruction, candidates=event.candidates))
    answered = len(draft.c.answers)
    for given, place in fresh:
        take_one(draft, given, place, event.by)
    if event.candidates is not None or len(draft.c.answers) > answered:  # what was put off tells nothing
        settle_others(draft, searched_anew=event.candidates is not None)
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
    go_on(draft)


def take_one(draft: Draft, given: Given, place: Question | int, by: Party | None) -> None:
    """One answer: recorded, and its item settled or counted as a miss."""
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    item = draft.c.items[number]
    heard = hear(str(given.value), item.options, item.span, draft.judge.replies(draft.c.language))
    manner = manner_of(draft, item, question, given, heard)
    if heard.said in ("skip", "decline") or manner == "left":
        leave(draft, number, question, "declined" if heard.said == "decline" else "skipped", by, given)
        return
    if manner == "deferred":
        put_off(draft, item, question, given, by)
        return
    value, said = meant(item, given, heard)
    answer = Answer(
        question_id=question.id if question else None,
        field=item.field,
        item=number,
        value=value,
        said=said,
        outcome="answered",
        by=by,
        explanation=given.explanation,
        at=draft.now,
    )
    resolved = settles(draft, item, question, heard, answer, manner)
    if question is not None:
        draft.change_question(question.id, outcome="answered")
    draft.record(msgspec.structs.replace(answer, resolved=resolved))
    if item.partly:
        draft.change_item(number, state="settled", because=None if resolved else "partly_answered")
    elif resolved and (rest := missing(draft, item, heard)) is not None:
        left = sum(asked.item == number for asked in draft.c.questions) < draft.c.max_turns
        wordings = tuple(dict.fromkeys((item.wordings[0], rest, *item.wordings[1:])))
        more = {"state": "queued", "wordings": wordings} if left else {"state": "settled", "because": "partly_answered"}
        draft.change_item(number, partly=True, **more)
    elif resolved:
        draft.change_item(number, state="settled", because=None)
    elif item.own and not room(draft.c):
        draft.change_item(number, state="settled", misses=item.misses + 1, because="unresolved")
    else:
        wordings = narrowed(item, sort_of(item, heard) if heard.exact else None)
        draft.change_item(number, state="queued", misses=item.misses + 1, wordings=wordings)


def room(c: Clarification) -> bool:
    """Whether a question can be asked again, and all that wait as well."""
    return len(c.questions) + len(needed(c)) < MAX_QUESTIONS


def put_off(draft: Draft, item: Item, question: Question | None, given: Given, by: Party | None) -> None:
    """The answer is to come later, or from somebody else: the question stays as it is, and the words are kept.

    What nobody has been asked yet is asked in its turn; the words then name the field alone.
    """
    kept = draft.c.deferrals
    named, level, said = question.id if question else None, draft.c.level, str(given.value)
    if any((one.question_id, one.field, one.level, one.said) == (named, item.field, level, said) for one in kept):
        return
    deferral = Deferral(question_id=named, field=item.field, said=said, level=level, by=by, at=draft.now)
    draft.change(deferrals=(*kept, deferral)[-MAX_DEFERRALS:])


def leave(
    draft: Draft, number: int, question: Question | None, outcome: Outcome, by: Party | None, given: Given | None
) -> None:
    """Close a matter without an answer, whether it has been asked or not; the item's assumption takes its place."""
    if question is not None:
        draft.change_question(question.id, outcome=outcome)
    draft.change_item(number, state="settled", because=outcome)
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


def worn_out(c: Clarification) -> bool:
    """Whether as many replies to one issue resolved nothing as there may be."""
    return any(item.state == "queued" and item.misses >= c.max_turns for item in c.items)
