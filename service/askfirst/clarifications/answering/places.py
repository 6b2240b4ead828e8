"""Which question an answer is to, by its id, its field, or because there is only one."""

from collections.abc import Sequence

from askfirst.clarifications.events import Given
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification, Question
from askfirst.errors import AnswerError
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
