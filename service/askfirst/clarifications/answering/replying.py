"""A reply to one question: what it is about, and what it does with it."""

from typing import NamedTuple

from askfirst.clarifications.answering.meaning import REFERENCES
from askfirst.clarifications.answering.resolving import manner_of
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Because, Item, Outcome, Question
from askfirst.model import Party
from askfirst.scoring.hearing import Heard, hear
from askfirst.scoring.references.replies.turning import TAKEN_BACK, Turning
from askfirst.scoring.references.replies.verdict import Verdict


class Reply(NamedTuple):
    """What somebody gave, the item it is about, and how it is heard; the question where one was asked."""

    given: Given
    by: Party | None
    number: int
    item: Item
    question: Question | None
    heard: Heard
    manner: Verdict | Turning | None

    @property
    def left(self) -> Outcome | None:
        """The outcome of a question that is left without an answer; None where the reply is one, or puts it off."""
        if self.heard.said == "decline" or self.manner == "declined" or self.takes_back:
            return "declined"
        return "skipped" if self.heard.said in ("skip", "unknown") or self.manner == "left" else None

    @property
    def takes_back(self) -> bool:
        """Whether the reply says that what was ordered is not to be done, or something else in its place."""
        return self.manner in TAKEN_BACK

    @property
    def because(self) -> Because | None:
        """Why there is no answer, where that is more than its outcome: who does not know leaves nothing to anybody."""
        return "unknown" if self.heard.said == "unknown" else None


def reply_of(draft: Draft, given: Given, place: Question | int, by: Party | None) -> Reply:
    """The reply to a question, or to an item that nobody has asked about yet."""
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    item = draft.c.items[number]
    spoken, closed = draft.judge.replies(draft.c.language), item.searched or item.kind in REFERENCES
    heard = hear(str(given.value), item.options, item.span, spoken, closed=closed)
    return Reply(given, by, number, item, question, heard, manner_of(draft, item, question, given, heard))
