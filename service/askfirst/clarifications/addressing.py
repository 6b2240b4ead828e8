"""Which question an answer is to; the same answer twice is one, and a second one that differs is refused."""

from collections.abc import Sequence

from askfirst.clarifications.draft import Draft, open_questions, public_answer
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Answer, Clarification, Question
from askfirst.errors import AnswerConflict, AnswerError
from askfirst.replies import unframed
from askfirst.rules.nodes import plain_name


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
        raise AnswerError(
            "question_id", f"is missing, and {asked} questions have been asked", f"Name one. Open: {names}"
        )
    return c.questions[0]


def question_of(c: Clarification, question_id: str) -> Question:
    """The question with this id. Raises AnswerError."""
    for question in c.questions:
        if question.id == question_id:
            return question
    known = ", ".join(question.id for question in c.questions)
    mend = f"Give one of: {known}" if known else "Leave it out: nothing was asked"
    raise AnswerError("question_id", f"no question {question_id!r} was asked here", mend)


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
    mend = f"Give one of: {known}" if known else "Name the question by `question_id`: no field is asked for"
    raise AnswerError("field", f"nothing is asked about {field!r}", mend)


def check_distinct(places: Sequence[Question | int]) -> None:
    """Raises AnswerError where one question is answered twice in one go."""
    named = [place if isinstance(place, int) else place.id for place in places]
    for number, name in enumerate(named):
        if name in named[:number]:
            problem = "answers the same question as an entry before it"
            raise AnswerError(f"clarifications[{number}]", problem, "Remove one of the two")


def repeated(draft: Draft, given: Given, place: Question | int) -> bool:
    """Whether this very answer is there already. Raises AnswerConflict where there is another one."""
    if isinstance(place, int) or place.outcome is None:
        return False
    if same_answer(draft, recorded(draft.c, place.id), given):
        return True
    raise conflict(draft.c, place.id)


def same_answer(draft: Draft, before: Answer | None, given: Given) -> bool:
    """Whether an answer says what was recorded, as it was said or as it was understood; of a letter, what it says."""
    if before is None:
        return False
    said = str(given.value).strip()
    known = (str(before.value).strip(), str(before.said if before.said is not None else before.value).strip())
    return said in known or unframed(said, draft.gate.replies(draft.c.language)) in known


def conflict(c: Clarification, question_id: str) -> AnswerConflict:
    """The refusal of a second answer, with the first one as everybody sees it."""
    before = recorded(c, question_id)
    return AnswerConflict({} if before is None else public_answer(before))


def recorded(c: Clarification, question_id: str) -> Answer | None:
    """The answer to a question; None where it has none."""
    return next((answer for answer in c.answers if answer.question_id == question_id), None)
