"""What a message does to the question that is open: it answers it, drops it, or turns to something beside it."""

from askfirst.clarifications.events import Answered, Effect, Given
from askfirst.clarifications.judging import Judge
from askfirst.clarifications.machine import advance
from askfirst.clarifications.merging import as_reply
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import party
from askfirst.conversations.keeping import swapped
from askfirst.conversations.state import Conversation, Said
from askfirst.scoring.hearing import hear


def answer(pending: Clarification, said: Said, now: int, judge: Judge) -> tuple[Clarification, tuple[Effect, ...]]:
    """The open clarification with the message as the answer to its one open question."""
    given = Given(value=said.instruction.text, question_id=open_questions(pending)[0].id)
    event = Answered(given=(given,), by=party(said.instruction.from_), candidates=said.instruction.candidates)
    return advance(pending, event, now, judge)


def requests_another(clarification: Clarification, said: Said, judge: Judge) -> bool:
    """Whether the message ended the clarification by an order of its own, which names what it is about.

    "No, archive them" is about what nobody may have told yet: it only ends it.
    """
    if clarification.ended != "declined" or not clarification.questions:
        return False
    reply = as_reply(clarification, said.instruction.text, clarification.questions[-1].text)
    return judge.hearing.replied(reply) == "replaced" and not judge.hearing.points_back(reply)


def turns_aside(pending: Clarification, clarification: Clarification, said: Said, judge: Judge) -> bool:
    """Whether the message settled nothing of the open question, and orders or asks something beside it.

    "What do you mean?" asks about the question itself.
    """
    if len(clarification.answers) <= len(pending.answers) or clarification.answers[-1].resolved:
        return False
    text = said.instruction.text
    if hear(text, (), "", judge.replies(pending.language)).said == "nothing":
        return False
    reply = as_reply(pending, text, open_questions(pending)[0].text)
    return judge.hearing.replied(reply) == "aside"


def turned_to(conversation: Conversation, said: Said, judge: Judge) -> Conversation:
    """The conversation with the request open that the message answers: a value may be for the one that waits."""
    pending, waiting = conversation.clarification, conversation.parked[-1:]
    if pending is None or not waiting or not fits(waiting[0].clarification, said, judge) or fits(pending, said, judge):
        return conversation
    return swapped(conversation, pending)


def fits(clarification: Clarification, said: Said, judge: Judge) -> bool:
    """Whether a message is nothing but a value for the open question."""
    question = open_questions(clarification)[0]
    item, text = clarification.items[question.item], said.instruction.text
    request, language = clarification.instruction.text, clarification.language
    if item.parts and not any(judge.hearing.lacks(part, text, request, language) for part in item.parts):
        return not judge.hearing.goes_on(text, language)
    return judge.hearing.suits(text, item.field, item.span, question.text, clarification.language)
