"""Taking answers: each is recorded with its question, what it settles is settled, and it goes on."""

from typing import Any

import msgspec

from askfirst.clarifications.addressing import check_distinct, conflict, place_of, question_of, repeated
from askfirst.clarifications.asking import best_guess, go_on
from askfirst.clarifications.draft import Draft, needed, open_questions
from askfirst.clarifications.events import Answered, Declined, Given, Skipped
from askfirst.clarifications.reply import Reply, reply_of
from askfirst.clarifications.rescoring import ask_needs, ask_what_lacks, settle_others
from askfirst.clarifications.state import (
    MAX_QUESTIONS,
    Answer,
    Because,
    Clarification,
    Deferral,
    Item,
    Outcome,
    Question,
)
from askfirst.clarifications.verdict import Verdict, missing, sort_of, undecided, verdict
from askfirst.model import Party
from askfirst.reader.reading import Act
from askfirst.scoring.raised import UNCLEAR_TIME

ASTRAY: frozenset[Act] = frozenset({"corrects", "new_order"})
"""Acts that tell something else than was asked: it stands nowhere, so that nothing is safe then."""
LEFT: dict[Verdict, Outcome] = {"skipped": "skipped", "unknown": "skipped", "declined": "declined"}
"""What becomes of a question to which there will be no answer."""


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
    called_off = [take_one(draft, given, place, event.by) for given, place in fresh]
    if any(called_off):
        best_guess(draft, "declined")
        return
    if event.candidates is not None or len(draft.c.answers) > answered:  # what was put off tells nothing
        settle_others(draft, searched_anew=event.candidates is not None)
        ask_what_lacks(draft)
        ask_needs(draft)
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


def take_one(draft: Draft, given: Given, place: Question | int, by: Party | None) -> bool:
    """One reply: it leaves its question, puts the answer off, or is taken as one. Whether it calls the order off."""
    reply = reply_of(draft, given, place, by)
    said = verdict(draft, reply)
    if said in LEFT:
        because: Because | None = "unknown" if said == "unknown" else None
        leave(draft, reply.number, reply.question, LEFT[said], by, given, because=because)
    elif said == "waits":
        put_off(draft, reply)
    else:
        take_answer(draft, reply, resolved=said == "taken")
    return said == "declined" and not reply.item.own


def worn_out(c: Clarification) -> bool:
    """Whether as many replies to one issue resolved nothing as there may be."""
    return any(item.state == "queued" and item.misses >= c.max_turns for item in c.items)


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


def take_answer(draft: Draft, reply: Reply, *, resolved: bool) -> None:
    """Record what the reply says, and whether it settles its item."""
    value = reply.value
    answer = Answer(
        question_id=reply.question.id if reply.question else None,
        field=reply.item.field,
        item=reply.number,
        value=value,
        said=None if value == reply.given.value else reply.words,
        beside=value != reply.given.value and not reply.every and not reply.heard.exact,
        outcome="answered",
        resolved=resolved,
        by=reply.by,
        explanation=reply.given.explanation,
        at=draft.now,
    )
    if reply.question is not None:
        draft.change_question(reply.question.id, outcome="answered")
    other = None if resolved else other_matter(draft, reply)
    if other is not None:
        keep_for(draft, reply, other, answer)
        draft.change_item(reply.number, state="queued")  # asked about again, without having lost a turn
        return
    draft.record(answer)
    draft.change_item(reply.number, **after(draft, reply, resolved=resolved))


def other_matter(draft: Draft, reply: Reply) -> int | None:
    """The number of the matter that waits for just such a value, where the one asked about takes none of its sort."""
    item, words, language = reply.item, reply.heard.words, draft.c.language
    fits = draft.gate.hearing.fits
    if item.own or undecided(draft, reply) or fits(words, item.field, item.kind, item.span, language) is not False:
        return None
    return next(
        (
            number
            for number, one in enumerate(draft.c.items)
            if one.state == "queued"
            and not (one.own or one.searched or number == reply.number)
            and fits(words, one.field, one.kind, one.span, language)
        ),
        None,
    )


def keep_for(draft: Draft, reply: Reply, number: int, answer: Answer) -> None:
    """The reply answers another matter, in full or in part: what that still lacks is asked for instead of all of it."""
    item = draft.c.items[number]
    draft.record(msgspec.structs.replace(answer, item=number, field=item.field, resolved=True))
    changes = after(draft, reply._replace(number=number, item=item, question=None), resolved=True)
    if "wordings" in changes:
        first, *others = changes["wordings"]
        changes["wordings"] = (*others, first)
    draft.change_item(number, **changes)


def after(draft: Draft, reply: Reply, *, resolved: bool) -> dict[str, Any]:
    """What becomes of the item: of what was half answered, the rest is asked for once and no more."""
    partly = reply.item.partly
    if not resolved:
        return closed("partly_answered") if partly else once_more(draft, reply)
    rest = None if partly else missing(draft, reply)
    return {**closed(None), "unplaced": False} if rest is None else for_the_rest(draft, reply, rest)


def closed(because: Because | None) -> dict[str, Any]:
    """Settled; an assumption takes the place of what is wanting."""
    return {"state": "settled", "because": because}


def for_the_rest(draft: Draft, reply: Reply, rest: str) -> dict[str, Any]:
    """The reply is kept, and the part that it lacks is asked for while turns are left."""
    first, *others = reply.item.wordings
    wordings = tuple(dict.fromkeys((first, rest, *others)))
    if turns_taken(draft.c, reply.number) < draft.c.max_turns:
        return {"partly": True, "state": "queued", "wordings": wordings}
    return {"partly": True, **closed("partly_answered")}


def turns_taken(c: Clarification, number: int) -> int:
    """How often a matter was asked about, without the replies that went to another one."""
    gone = {answer.question_id for answer in c.answers if answer.item != number}
    return sum(asked.item == number and asked.id not in gone for asked in c.questions)


def once_more(draft: Draft, reply: Reply) -> dict[str, Any]:
    """It is asked in other words, as one more miss; a caller's own question only while there is room."""
    item, missed = reply.item, {**kept_words(draft, reply), "misses": reply.item.misses + 1}
    if item.own and not room(draft.c):
        return {**missed, **closed("unresolved")}
    return {
        **missed,
        "state": "queued",
        "wordings": narrowed(item, sort_of(reply) if reply.heard.exact else None),
        "turned_down": item.turned_down or reply.turns_down,
    }


def kept_words(draft: Draft, reply: Reply) -> dict[str, Any]:
    """What becomes of the item where a reply that settles nothing tells something all the same: no guess is safe.

    What is assumed must not contradict it: neither is the first one found meant, nor the next working day.
    """
    item = reply.item
    astray = reply.act in ASTRAY
    if not (astray or reply.heard.said == "words") or (item.own and not astray):
        return {}
    if not (astray or reply.turns_down or reply.act in (None, "partly") or undecided(draft, reply)):
        return {}
    assume = draft.gate.phrasing.open_assumption(item.field or item.span or None, draft.c.language)
    kept = {} if item.undone or item.own else {"assume": assume}
    return {"unplaced": True, "stray": item.stray or astray, **kept}


def narrowed(item: Item, sort: str | None) -> tuple[str, ...]:
    """The wordings, with the question for the answer itself next where only its sort was chosen."""
    if sort is None or item.sorts[sort] in item.wordings:
        return item.wordings
    first, *others = item.wordings
    return (first, item.sorts[sort], *others)


def room(c: Clarification) -> bool:
    """Whether a question can be asked again, and all that wait as well."""
    return len(c.questions) + len(needed(c)) < MAX_QUESTIONS
