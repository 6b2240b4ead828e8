"""What a conversation remembers after a message."""

import msgspec

from askfirst.clarifications.asking import digest
from askfirst.clarifications.draft import open_questions
from askfirst.clarifications.merging import merged_text, updated_instruction
from askfirst.clarifications.risk import risk_of
from askfirst.clarifications.state import Clarification
from askfirst.conversations.state import MAX_REMEMBERED, MAX_SHOWN, Conversation, Parked, Reply
from askfirst.gate import Gate
from askfirst.model import MAX_HISTORY, Instruction, Message


def next_turn(conversation: Conversation) -> Conversation:
    """The conversation after a message of which nothing is to be remembered."""
    return msgspec.structs.replace(conversation, turn=conversation.turn + 1)


def handed_on(conversation: Conversation, instruction: Instruction, language: str, gate: Gate) -> Conversation:
    """The conversation after a request that can be carried out; only an order can be completed or changed later."""
    after = remembering(next_turn(conversation), instruction.text)
    latest = conversation.latest
    if instruction.action is not None or gate.hearing.orders(instruction.text, language):
        latest = msgspec.structs.replace(instruction, history=(), candidates=None)
    return unparked(msgspec.structs.replace(after, latest=latest, language=language))


def moved(conversation: Conversation, clarification: Clarification) -> Conversation:
    """The conversation with its clarification as a message has left it.

    Its record gets the request once that is settled, with what was answered: questions and replies that led nowhere
    are nothing that later messages could refer to. What is not to be carried out can be completed by nothing.
    """
    after = msgspec.structs.replace(next_turn(conversation), language=clarification.language)
    asked = open_questions(clarification)[:1]
    if asked:
        shown = (*after.shown, digest(asked[0].text))[-MAX_SHOWN:]
        return msgspec.structs.replace(after, clarification=clarification, shown=shown)
    fields = updated_instruction(clarification).fields
    safe = risk_of(clarification).safe_to_proceed
    latest = msgspec.structs.replace(clarification.instruction, fields=fields, history=())
    after = remembering(forgetting(after, clarification.instruction.text), merged_text(clarification))
    return unparked(msgspec.structs.replace(after, clarification=None, latest=latest if safe else None))


def told_in_full(conversation: Conversation, reply: Reply) -> Conversation:
    """The conversation with its latest request as the reply has it, with what its words stand for."""
    latest, told = conversation.latest, reply.updated_instruction
    if latest is None or told is None or reply.decision != "proceed" or not told.text.startswith(latest.text):
        return conversation
    return msgspec.structs.replace(conversation, latest=msgspec.structs.replace(latest, text=told.text))


def forgetting_last(conversation: Conversation) -> Conversation:
    """The conversation without the last message on its record, which is told anew."""
    return msgspec.structs.replace(conversation, record=conversation.record[:-1])


def remembering(conversation: Conversation, text: str) -> Conversation:
    """The conversation with one more message on its record."""
    record = (*conversation.record, Message("user", text[:MAX_REMEMBERED]))[-MAX_HISTORY:]
    return msgspec.structs.replace(conversation, record=record)


def forgetting(conversation: Conversation, text: str) -> Conversation:
    """The conversation without a message that its record has while the request waits."""
    said = text[:MAX_REMEMBERED]
    return msgspec.structs.replace(
        conversation, record=tuple(message for message in conversation.record if message.content != said)
    )


def parked(conversation: Conversation, pending: Clarification) -> Conversation:
    """The conversation with the open request put aside, for an order beside it that may refer to it."""
    return remembering(set_aside(conversation, pending), pending.instruction.text)


def set_aside(conversation: Conversation, pending: Clarification) -> Conversation:
    """The conversation with the open request put aside, for a word on the one before it."""
    waiting = Parked(clarification=pending, amends=conversation.amends, leans=conversation.leans)
    return msgspec.structs.replace(left(conversation), parked=(*conversation.parked, waiting))


def swapped(conversation: Conversation, pending: Clarification) -> Conversation:
    """The conversation with the request open that was last put aside, and the open one in its place."""
    back = unparked(conversation)
    waiting = Parked(clarification=pending, amends=conversation.amends, leans=conversation.leans)
    return msgspec.structs.replace(back, parked=(*back.parked, waiting))


def unparked(conversation: Conversation) -> Conversation:
    """The conversation with nothing open, or with the request open again that was last put aside."""
    if not conversation.parked:
        return left(conversation)
    *others, last = conversation.parked
    return msgspec.structs.replace(
        conversation, clarification=last.clarification, amends=last.amends, leans=last.leans, parked=tuple(others)
    )


def left(conversation: Conversation) -> Conversation:
    """The conversation without its open request."""
    return msgspec.structs.replace(conversation, clarification=None, amends=None, leans=())
