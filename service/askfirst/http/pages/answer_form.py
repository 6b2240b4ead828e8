"""What the forms of the answer page say."""

from typing import get_args

import msgspec
from msgspec import Struct

from askfirst.clarifications.events import Answered, Declined, Given, Skipped
from askfirst.clarifications.state import Question
from askfirst.http.forms import flat
from askfirst.http.insights.feedback import Verdict
from askfirst.model import MAX_TEXT, Party

BY = Party("answer_page")
"""Who answers: whoever has the link."""
MAX_REMARK = 2_000
"""Characters of what may stand beside a chosen option."""


class Sent(Struct, frozen=True):
    """What somebody filled in: options and words by question; `verdict` where the question was rated."""

    choices: dict[str, str] = msgspec.field(default_factory=dict)
    words: dict[str, str] = msgspec.field(default_factory=dict)
    skip: bool = False
    decline: bool = False
    verdict: Verdict | None = None

    def too_long(self) -> tuple[int, int] | None:
        """The length of the first answer that is too long, and how long it may be."""
        for name, text in (self.choices | self.words).items():
            most = MAX_REMARK if name in self.choices and name in self.words else MAX_TEXT
            if len(text) > most:
                return len(text), most
        return None

    def first(self) -> str:
        """What was answered, as far as a page on one question repeats it."""
        return next(iter((self.choices or self.words).values()), "")


def sent_of(body: bytes, content_type: bytes, questions: list[Question]) -> Sent:
    """What a form says about these questions. Raises RequestError."""
    values = {
        name: text.replace("\r\n", "\n").strip()
        for name, text in flat(body, content_type).items()
        if isinstance(text, str)
    }
    verdict = next((one for one in get_args(Verdict) if one == values.get("rate")), None)

    def filled(prefix: str) -> dict[str, str]:
        named = ((one.id, values.get(f"{prefix}.{one.id}", "")) for one in questions)
        return {name: text for name, text in named if text}

    return Sent(
        choices=filled("choice"),
        words=filled("answer"),
        skip="skip" in values,
        decline="decline" in values,
        verdict=verdict,
    )


def events_of(sent: Sent, questions: list[Question]) -> list[Answered | Skipped | Declined]:
    """What the person did about these questions, in order; nothing where nothing was filled in.

    Words beside an option explain it; alone they are the answer. Who calls the request off answers nothing.
    """
    if sent.decline:
        return [Declined(question_id=questions[0].id, by=BY, order=True)]
    given = [_given(sent, one.id) for one in questions if one.id in sent.choices or one.id in sent.words]
    events: list[Answered | Skipped | Declined] = [Answered(given=tuple(given), by=BY)] if given else []
    if sent.skip and len(given) < len(questions):
        alone = questions[0].id if len(questions) == 1 else None
        events.append(Skipped(question_id=alone, by=BY))
    return events


def _given(sent: Sent, question_id: str) -> Given:
    words = sent.words.get(question_id)
    if question_id in sent.choices:
        return Given(value=sent.choices[question_id], explanation=words, question_id=question_id)
    return Given(value=words or "", question_id=question_id)
