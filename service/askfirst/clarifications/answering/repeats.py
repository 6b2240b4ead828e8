"""The same answer twice is one; a second one that differs is refused."""

from askfirst.clarifications.draft import Draft, public_answer
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Answer, Clarification, Question
from askfirst.errors import AnswerConflict
from askfirst.replies import unframed


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
