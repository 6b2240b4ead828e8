"""One turn of a chat: an answer while a question is open, else a new request."""

from typing import NamedTuple

import msgspec

from askfirst.clarifications.asking import digest
from askfirst.clarifications.events import Answered, Effect, Given
from askfirst.clarifications.judging import Judge
from askfirst.clarifications.machine import advance
from askfirst.clarifications.merging import as_reply, merged_text
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.options import LevelRequest
from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import MAX_TIMEOUT, Clarification, UpdatedInstruction
from askfirst.clarifications.view import party, view
from askfirst.conversations.state import MAX_REMEMBERED, MAX_SHOWN, Conversation, Reply, Said
from askfirst.model import MAX_HISTORY, Assessment, Instruction, Message

USER = (LevelRequest(role="user", timeout=MAX_TIMEOUT),)
"""The chain of a chat: there is one person to ask, who may take their time."""


class Turn(NamedTuple):
    """The conversation after a message, what the bot does next, and what else came of it.

    `assessment` is that of a new request, None for an answer; `before` and `after` are the clarification
    that was opened or moved.
    """

    conversation: Conversation
    reply: Reply
    effects: tuple[Effect, ...] = ()
    assessment: Assessment | None = None
    before: Clarification | None = None
    after: Clarification | None = None
    given_up: tuple[Clarification, Clarification] | None = None
    """What a new request took the place of: before and after."""


def take_turn(conversation: Conversation, said: Said, now: int, judge: Judge, *, identity: str) -> Turn:
    """What becomes of a message.

    `now` in ms; `identity` names a clarification, if one is opened. While a question is open the
    message is its answer: "12" is not scored as a request. Only one that takes the request back, and orders another
    thing instead, is a new request. Raises InstructionError.
    """
    pending, assessment = conversation.clarification, None
    if pending is not None:
        clarification, effects = answer(pending, said, now, judge)
        if requests_another(clarification, said, judge):
            left = msgspec.structs.replace(conversation, clarification=None)
            turn = take_turn(left, said, now, judge, identity=identity)
            return turn._replace(effects=(*effects, *turn.effects), given_up=(pending, clarification))
    else:
        instruction = remembering(conversation, said, judge)
        assessment = assessed(judge, instruction, said)
        if is_clear(assessment, said.options):
            after = noted(conversation, said, None)
            return Turn(after, clear(after, instruction, assessment), assessment=assessment)
        clarification, effects = open_clarification(
            instruction,
            assessment,
            msgspec.structs.replace(said.options, chain=USER, mode="one_by_one"),
            now,
            judge,
            identity=identity,
            clock="caller",
            shown=conversation.shown,
        )
    after = noted(conversation, said, clarification)
    return Turn(after, reply_of(after, clarification), effects, assessment, pending, clarification)


def assessed(judge: Judge, instruction: Instruction, said: Said) -> Assessment:
    """The assessment of a new request; what orders nothing by itself ("10 am") is none, whatever was settled before."""
    seen = judge.assess(instruction)
    text = instruction.text.strip()
    if said.history or not instruction.history or seen.needs_clarification or len(text) > LONGEST_VALUE:
        return seen
    alone = judge.assess(msgspec.structs.replace(instruction, history=()))
    spans = [issue.span for issue in alone.issues if issue.kind == "ambiguous_action"]
    return alone if any(span is not None and span.text == text for span in spans) else seen


LONGEST_VALUE = 40
"""Characters of a message up to which it may be a mere value, or a word that takes something back."""


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


def remembering(conversation: Conversation, said: Said, judge: Judge) -> Instruction:
    """The message with what the conversation's own record has of its matter as history, unless it brought another."""
    if said.history or not conversation.record or not said.instruction.text.strip():
        return said.instruction
    return judge.hearing.of_its_matter(msgspec.structs.replace(said.instruction, history=conversation.record))


def noted(conversation: Conversation, said: Said, clarification: Clarification | None) -> Conversation:
    """The conversation after the message.

    Its record gets the request once it is settled, with what was answered: questions and replies that
    led nowhere are nothing that later messages could refer to.
    """
    asked = open_questions(clarification)[:1] if clarification is not None else []
    settled = said.instruction.text if clarification is None else merged_text(clarification)
    messages = () if asked else (Message("user", settled[:MAX_REMEMBERED]),)
    return Conversation(
        id=conversation.id,
        turn=conversation.turn + 1,
        clarification=clarification if asked else None,
        record=(*conversation.record, *messages)[-MAX_HISTORY:],
        shown=(*conversation.shown, *(digest(question.text) for question in asked))[-MAX_SHOWN:],
    )


def clear(conversation: Conversation, instruction: Instruction, assessment: Assessment) -> Reply:
    """The reply to a message that can be carried out as it stands."""
    return Reply(
        decision="proceed",
        conversation=conversation.id,
        turn=conversation.turn,
        status="clear",
        language=assessment.language,
        confidence_score=assessment.confidence,
        ambiguity_type=assessment.ambiguity_type,
        updated_instruction=UpdatedInstruction(instruction.text, dict(instruction.fields)),
    )


def reply_of(conversation: Conversation, clarification: Clarification) -> Reply:
    """The reply from a clarification: its open question, or its outcome."""
    seen = view(clarification)
    return Reply(
        decision="ask" if seen.question is not None else "proceed",
        conversation=conversation.id,
        turn=conversation.turn,
        question=seen.question,
        clarification_id=seen.id,
        clarification_count=seen.clarification_count,
        status=seen.status,
        ended=seen.ended,
        language=clarification.language,
        confidence_score=seen.confidence_score,
        ambiguity_type=seen.ambiguity_type,
        answers=seen.answers,
        updated_instruction=seen.updated_instruction,
        prompt=seen.prompt,
        proposed_interpretation=seen.proposed_interpretation,
        assumptions=seen.assumptions,
        risk=seen.risk,
        handoff=seen.handoff,
    )
