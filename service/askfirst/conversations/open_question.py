"""What a message does to the question that is open: it answers it, drops it, or turns to something beside it."""

from askfirst.clarifications.answering.reply import DEED
from askfirst.clarifications.events import Answered, Declined, Effect, Given
from askfirst.clarifications.machine import advance
from askfirst.clarifications.merging import as_reply
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import party
from askfirst.conversations.keeping import swapped
from askfirst.conversations.state import Conversation, Said
from askfirst.gate import Gate
from askfirst.replies import denies_first, hear, unframed

ASIDE = 0.5
"""How probable it must be that a message is an order of its own, so that it is no answer."""


def answer(pending: Clarification, said: Said, now: int, gate: Gate) -> tuple[Clarification, tuple[Effect, ...]]:
    """The open clarification with the message as the answer to its one open question."""
    given = Given(value=said.instruction.text, question_id=open_questions(pending)[0].id)
    event = Answered(given=(given,), by=party(said.instruction.from_), candidates=said.instruction.candidates)
    return advance(pending, event, now, gate)


def drop(pending: Clarification, said: Said, now: int, gate: Gate) -> tuple[Clarification, tuple[Effect, ...]]:
    """The open clarification, ended because the message orders something else in its place."""
    event = Declined(question_id=open_questions(pending)[0].id, by=party(said.instruction.from_), order=True)
    return advance(pending, event, now, gate)


def orders_aside(pending: Clarification, said: Said, gate: Gate) -> bool:
    """Whether the message is an order of its own, and no answer to the open question."""
    asked, spoken = open_questions(pending)[0], gate.replies(pending.language)
    item, text = pending.items[asked.item], unframed(said.instruction.text, spoken)
    if item.kind == DEED:
        return False
    heard = hear(text, item.options, item.span, spoken, request=pending.instruction.text, question=asked.text)
    does = gate.hearing.does(as_reply(pending, text, asked.text), heard)
    return does.act == "new_order" and does.probability >= ASIDE


def takes_back(pending: Clarification, said: Said, gate: Gate) -> bool:
    """Whether an order of its own opens with a no to the one before: "no, cancel parcel 77 instead"."""
    return denies_first(said.instruction.text, gate.replies(pending.language))


def turned_to(conversation: Conversation, said: Said, gate: Gate) -> Conversation:
    """The conversation with the request open that the message answers: a value may be for the one that waits."""
    pending, waiting = conversation.clarification, conversation.parked[-1:]
    if pending is None or not waiting or not fits(waiting[0].clarification, said, gate) or fits(pending, said, gate):
        return conversation
    return swapped(conversation, pending)


def fits(clarification: Clarification, said: Said, gate: Gate) -> bool:
    """Whether a message is a value of the sort that the open question asks for."""
    item, text = clarification.items[open_questions(clarification)[0].item], said.instruction.text
    return gate.hearing.fits(text, item.field, item.kind, item.span, clarification.language) is True
