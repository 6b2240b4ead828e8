"""What the bot is told after a message."""

import msgspec

from askfirst.clarifications.state import Clarification, Risk, UpdatedInstruction
from askfirst.clarifications.view import view
from askfirst.conversations.state import Conversation, Earlier, Reply
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction


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


def idle(conversation: Conversation, assessment: Assessment, gate: Gate) -> Reply:
    """The reply to a message that orders nothing: there is nothing to carry out."""
    why = gate.phrasing.label("nothing_ordered", assessment.language)
    return Reply(
        decision="nothing",
        conversation=conversation.id,
        turn=conversation.turn,
        status="clear",
        language=assessment.language,
        confidence_score=assessment.confidence,
        risk=Risk("none", (why,), safe_to_proceed=False),
    )


def outcome(conversation: Conversation, clarification: Clarification) -> Reply:
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


def leaning(reply: Reply, leans: tuple[str, ...], gate: Gate) -> Reply:
    """The reply, whose instruction also says what was said before that its words stand for."""
    told = reply.updated_instruction
    if told is None or not leans:
        return reply
    label = gate.phrasing.label("said_before", reply.language)
    text = "\n".join([told.text, *(f"{label}: {'; '.join(line.splitlines())}" for line in leans)])
    return msgspec.structs.replace(reply, updated_instruction=UpdatedInstruction(text, told.fields))


def amending(reply: Reply, earlier: Earlier | None, gate: Gate) -> Reply:
    """The reply, where it gives anew a request that was handed on: that one is to be changed, not done once more."""
    if earlier is None:
        return reply
    told = msgspec.structs.replace(reply, earlier=earlier)
    if reply.decision == "ask":
        return told
    why = gate.phrasing.label("handed_on", reply.language)
    return msgspec.structs.replace(told, risk=Risk(reply.risk.level, (*reply.risk.reasons, why), safe_to_proceed=False))


def waiting(reply: Reply, conversation: Conversation) -> Reply:
    """The reply, with the question that still waits for an answer when the message has been seen to."""
    if reply.decision == "ask" or reply.earlier is not None or conversation.clarification is None:
        return reply
    seen = view(conversation.clarification)
    earlier = Earlier(text=conversation.clarification.instruction.text, becomes="open", question=seen.question)
    return msgspec.structs.replace(reply, earlier=earlier)
