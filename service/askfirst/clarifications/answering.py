"""Answers: which question each belongs to, what it means, and what it settles."""

from collections.abc import Sequence

import msgspec

from askfirst.clarifications.asking import go_on
from askfirst.clarifications.draft import Draft, public_answer
from askfirst.clarifications.events import Answered, Declined, Given, Skipped
from askfirst.clarifications.hearing import Heard, hear
from askfirst.clarifications.items import items_of, key_of
from askfirst.clarifications.merging import as_reply, for_scoring, for_searching
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.settling import best_guess
from askfirst.clarifications.state import Answer, Clarification, Item, Outcome, Question
from askfirst.errors import AnswerConflict, AnswerError
from askfirst.model import Party
from askfirst.rules.nodes import plain_name

REFERENCES = ("undefined_reference", "ambiguous_reference")
"""Kinds that ask which one is meant: what names an option, even in passing, has chosen it."""


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
    for given, place in fresh:
        take_one(draft, given, place, event.by)
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
        leave(draft, question, outcome, event.by, None)
    go_on(draft)


def place_of(c: Clarification, given: Given) -> Question | int:
    """The question that is answered; or the number of an item that nobody has asked about yet.

    Raises AnswerError where the answer names neither, or names something unknown.
    """
    if given.question_id is not None:
        return question_of(c, given.question_id)
    if given.field is not None:
        return place_by_field(c, given.field)
    waiting = open_questions(c)
    asked = len(c.questions)
    if asked > 1 or not c.questions:
        names = ", ".join(f"{question.id} ({question.text})" for question in waiting) or "none"
        raise AnswerError("question_id", f"is missing, and {asked} questions have been asked. Open: {names}")
    return c.questions[0]


def question_of(c: Clarification, question_id: str) -> Question:
    """The question with this id. Raises AnswerError."""
    for question in c.questions:
        if question.id == question_id:
            return question
    known = ", ".join(question.id for question in c.questions)
    raise AnswerError("question_id", f"no question {question_id!r} was asked here; there are {known or 'none'}")


def place_by_field(c: Clarification, field: str) -> Question | int:
    """The newest question about a field, else the item for it that is still to be asked. Raises AnswerError."""
    wanted = plain_name(field)
    for question in reversed(c.questions):
        if plain_name(c.items[question.item].field or "") == wanted:
            return question
    for number, item in enumerate(c.items):
        if plain_name(item.field or "") == wanted and item.state == "queued":
            return number
    known = ", ".join(dict.fromkeys(item.field for item in c.items if item.field))
    raise AnswerError("field", f"nothing is asked about {field!r}; fields asked for: {known or 'none'}")


def check_distinct(places: Sequence[Question | int]) -> None:
    """Raises AnswerError where one question is answered twice in one go."""
    named = [place if isinstance(place, int) else place.id for place in places]
    for number, name in enumerate(named):
        if name in named[:number]:
            raise AnswerError(f"clarifications[{number}]", "answers the same question as an entry before it")


def repeated(c: Clarification, given: Given, place: Question | int) -> bool:
    """Whether this very answer is there already. Raises AnswerConflict where there is another one."""
    if isinstance(place, int) or place.outcome is None:
        return False
    if same_answer(recorded(c, place.id), given):
        return True
    raise conflict(c, place.id)


def same_answer(before: Answer | None, given: Given) -> bool:
    """Whether an answer says what was recorded, as it was said or as it was understood."""
    if before is None:
        return False
    said = str(given.value).strip()
    return said in (str(before.value).strip(), str(before.said if before.said is not None else before.value).strip())


def conflict(c: Clarification, question_id: str) -> AnswerConflict:
    """The refusal of a second answer, with the first one as everybody sees it."""
    before = recorded(c, question_id)
    return AnswerConflict({} if before is None else public_answer(before))


def recorded(c: Clarification, question_id: str) -> Answer | None:
    """The answer to a question; None where it has none."""
    return next((answer for answer in c.answers if answer.question_id == question_id), None)


def take_one(draft: Draft, given: Given, place: Question | int, by: Party | None) -> None:
    """One answer: recorded, and its item settled or counted as a miss."""
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    item = draft.c.items[number]
    heard = hear(str(given.value), item.options, item.span, draft.judge.replies(draft.c.language))
    if question is not None and heard.said in ("skip", "decline"):
        leave(draft, question, "skipped" if heard.said == "skip" else "declined", by, given)
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
    resolved = settles(draft, item, question, heard, answer)
    if question is not None:
        draft.change_question(question.id, outcome="answered")
    draft.record(msgspec.structs.replace(answer, resolved=resolved))
    if resolved:
        draft.change_item(number, state="settled", because=None)
    else:
        wordings = narrowed(item, sort_of(item, heard) if heard.exact else None)
        draft.change_item(number, state="queued", misses=item.misses + 1, wordings=wordings)


def leave(draft: Draft, question: Question, outcome: Outcome, by: Party | None, given: Given | None) -> None:
    """Close a question without an answer; the item's assumption takes its place."""
    item = draft.c.items[question.item]
    draft.change_question(question.id, outcome=outcome)
    draft.change_item(question.item, state="settled", because=outcome)
    draft.record(
        Answer(
            question_id=question.id,
            field=item.field,
            item=question.item,
            value=None,
            said=None if given is None else str(given.value),
            outcome=outcome,
            by=by,
            explanation=None if given is None else given.explanation,
            at=draft.now,
        )
    )


def meant(item: Item, given: Given, heard: Heard) -> tuple[str | int | float | bool, str | None]:
    """The answer's value, and the reply where it differs: an option that was chosen, else as given."""
    chosen = heard.option is not None and (heard.exact or item.kind in REFERENCES)
    if not chosen or heard.option is None:
        return given.value, None
    option = item.options[heard.option]
    return option, None if option == given.value else str(given.value)


def sort_of(item: Item, heard: Heard) -> str | None:
    """The option that was chosen where it only names a sort of answer ("a saved list"); else None."""
    option = None if heard.option is None else item.options[heard.option]
    return option if option in item.sorts else None


def narrowed(item: Item, sort: str | None) -> tuple[str, ...]:
    """The wordings, with the question for the answer itself next where only its sort was chosen."""
    if sort is None or item.sorts[sort] in item.wordings:
        return item.wordings
    first, *others = item.wordings
    return (first, item.sorts[sort], *others)


def settles(draft: Draft, item: Item, question: Question | None, heard: Heard, answer: Answer) -> bool:
    """Whether the answer settles the item: own questions take any; else an option, or words that fit.

    An option that only names a sort of answer settles nothing; words around it are judged as words.
    """
    sort = sort_of(item, heard)
    if item.own or not isinstance(answer.value, str) or (heard.said == "option" and sort is None):
        return True
    if sort is not None and heard.exact:
        return False
    if heard.said == "nothing" or not heard.words.strip():
        return False
    if item.searched:
        found = draft.judge.assess(for_searching(with_answer(draft.c, answer)))
        return not any(key_of(issue) in item.keys for issue in found.issues)
    asked = question.text if question else item.wordings[0]
    return not draft.judge.assess(as_reply(draft.c, heard.words, asked)).needs_clarification


def with_answer(c: Clarification, answer: Answer) -> Clarification:
    """The clarification as it would be with one more answer."""
    return msgspec.structs.replace(c, answers=(*c.answers, answer))


def settle_others(draft: Draft, *, searched_anew: bool) -> None:
    """Score the merged instruction: what nobody need be asked any more is moot."""
    if any(item.state == "queued" and not item.own for item in draft.c.items):
        merged = draft.judge.assess(for_scoring(draft.c))
        open_keys = {key_of(issue) for issue in merged.issues}
        for number, item in enumerate(draft.c.items):
            if item.state == "queued" and not item.own and not item.misses and not open_keys & set(item.keys):
                draft.change_item(number, state="moot")
    if searched_anew and not any(item.own for item in draft.c.items):
        search_anew(draft)


def search_anew(draft: Draft) -> None:
    """With new candidates: what they leave open takes the place of what the old ones left open."""
    instruction = for_searching(draft.c)
    found = draft.judge.assess(instruction)
    plain = draft.judge.assess(msgspec.structs.replace(instruction, candidates=None))
    keys = frozenset(map(key_of, found.issues)) - frozenset(map(key_of, plain.issues))
    fresh = [item for item in items_of(draft.judge, found, keys) if item.searched]
    misses = 0
    for number, item in enumerate(draft.c.items):
        if not item.searched or item.state != "queued":
            continue
        if any(same_list(item, other) for other in fresh):
            fresh = [other for other in fresh if not same_list(item, other)]
        else:
            misses = max(misses, item.misses)
            draft.change_item(number, state="moot")
    more = (msgspec.structs.replace(item, misses=misses) for item in fresh if not shown(draft.c, item))
    draft.change(items=(*draft.c.items, *more))


def same_list(item: Item, other: Item) -> bool:
    """Whether two items put the same question with the same list."""
    return item.options == other.options and item.wordings == other.wordings


def shown(c: Clarification, item: Item) -> bool:
    """Whether this very list has been put to somebody and settled."""
    return any(same_list(item, other) and other.state in ("asked", "settled") for other in c.items)


def worn_out(c: Clarification) -> bool:
    """Whether as many replies to one issue resolved nothing as there may be."""
    return any(item.state == "queued" and item.misses >= c.max_turns for item in c.items)
