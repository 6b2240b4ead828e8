"""What the form of the answer page says."""

from askfirst.clarifications.events import Answered, Given, Skipped
from askfirst.clarifications.state import Question
from askfirst.http.hooks.form import flat
from askfirst.model import MAX_TEXT, Party

BY = Party("answer_page")
"""Who answers: whoever has the link."""


def event_of(body: bytes, content_type: bytes, questions: list[Question]) -> Answered | Skipped | None:
    """What the person did about these questions; None where nothing was filled in. Raises RequestError."""
    values = flat(body, content_type)
    if "skip" in values:
        return Skipped(question_id=questions[0].id if len(questions) == 1 else None, by=BY)
    given = []
    for question in questions:
        texts = (values.get(f"{name}.{question.id}", "") for name in ("choice", "answer"))
        said = next((text.strip() for text in texts if isinstance(text, str) and text.strip()), "")
        if said:
            given.append(Given(value=said[:MAX_TEXT], question_id=question.id))
    return Answered(given=tuple(given), by=BY) if given else None
