"""A reply that does not answer its question, and is the very value that another open matter waits for."""

from askfirst.clarifications.answering.meaning import REFERENCES
from askfirst.clarifications.answering.replying import Reply
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.state import Clarification

LEFT_OPEN = (None, "open", "answer")
"""What a reply in words may do with its question: it neither puts it off nor turns to anything else."""


def place_elsewhere(draft: Draft, reply: Reply) -> int | None:
    """The number of the matter that the reply answers instead: a name where the amount was asked; else None.

    Only what nobody has been asked about yet is answered so, and only by a reply that says no more.
    """
    said = reply.given.value
    if (
        reply.undecided
        or not isinstance(said, str)
        or reply.heard.said != "words"
        or reply.manner not in LEFT_OPEN
        or reply.item.own
    ):
        return None
    suits, language = draft.judge.hearing.suits, draft.c.language
    return next(
        (
            number
            for number, item in enumerate(draft.c.items)
            if item.state == "queued"
            and not (item.own or item.searched or number == reply.number)
            and suits(reply.heard.words, item.field, item.span, item.wordings[0], language)
        ),
        None,
    )


def sum_elsewhere(draft: Draft, reply: Reply) -> tuple[int, str] | None:
    """The number of the open matter of an amount, and the sum that an answer to who is meant has for it; else None."""
    said = reply.given.value
    if reply.item.own or reply.item.kind not in REFERENCES or not isinstance(said, str) or reply.heard.said != "words":
        return None
    waiting = (number for number, item in enumerate(draft.c.items) if item.state == "queued" and item.field == AMOUNT)
    number = next(waiting, None)
    value = None if number is None else draft.judge.hearing.sum_beside(said, draft.c.language)
    return None if number is None or value is None else (number, value)


AMOUNT = "amount"


def turns_taken(c: Clarification, number: int) -> int:
    """How often a matter was asked about, without the replies that went to another one."""
    gone = {answer.question_id for answer in c.answers if answer.item != number}
    return sum(asked.item == number and asked.id not in gone for asked in c.questions)
