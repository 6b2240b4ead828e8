"""Requests in the light of what was said before: their language, what their words stand for, what amends them."""

from typing import Any

import msgspec

from askfirst.clarifications.items import key_of
from askfirst.conversations.state import Conversation, Earlier, Said
from askfirst.gate import Gate
from askfirst.model import MAX_TEXT, Assessment, Instruction
from askfirst.scoring.classifier.naming import CLASSIFIER

LABELS = {"completed": "added_since", "changed": "changed_since"}
CONFLICTS = "conflicting_instructions"
LONGEST_VALUE = 40
"""Characters of a message up to which it may be a mere value, or go on about the one before: "again tomorrow"."""

WHOLLY = ("ambiguous_action", "undefined_reference")
"""Kinds that, found of all of a message, say that it is no order by itself."""


def spoken(conversation: Conversation, said: Said, gate: Gate) -> Instruction:
    """The message in the language of the conversation, unless it is in another one or says which."""
    given = said.instruction
    if given.language is not None or conversation.language is None:
        return given
    language = gate.hearing.spoken(given.text, conversation.language)
    return given if language is None else msgspec.structs.replace(given, language=language)


def remembered(conversation: Conversation, said: Said, gate: Gate) -> Instruction:
    """The message with what the conversation's own record has of its matter as history, unless it brought another."""
    given = spoken(conversation, said, gate)
    if said.history or not conversation.record or not given.text.strip():
        return given
    return gate.hearing.of_its_matter(msgspec.structs.replace(given, history=conversation.record))


def assessed(gate: Gate, instruction: Instruction, said: Said) -> tuple[Assessment, tuple[str, ...]]:
    """The assessment of a new request, and the messages before it that say what its words stand for.

    What orders nothing by itself ("10 am", "and shut down") is none, whatever was settled before: no word of it points
    there.
    """
    seen, gate = gate.assess(instruction), gate.unaided
    if said.history or not instruction.history:
        return seen, ()
    alone = gate.assess(msgspec.structs.replace(instruction, history=()))
    if is_fragment(instruction.text, alone):
        return alone, ()
    if not wants(alone) - wants(seen):
        brief = len(instruction.text) <= LONGEST_VALUE
        return seen, tuple(message.content for message in instruction.history[-1:] if brief)
    for start in range(len(instruction.history) - 1, -1, -1):
        nearest = instruction.history[start:]
        if not wants(gate.assess(msgspec.structs.replace(instruction, history=nearest))) - wants(seen):
            return seen, tuple(message.content for message in nearest)
    return seen, ()


def is_fragment(text: str, alone: Assessment) -> bool:
    """Whether a message, assessed without what was said before, is no order: all of it is what is unclear."""
    if not alone.needs_clarification:
        return False
    spans = [issue.span for issue in alone.issues if issue.kind in WHOLLY]
    said = text.strip()
    return len(said) <= LONGEST_VALUE and any(span is not None and span.text == said for span in spans)


def wants(assessment: Assessment) -> set[str]:
    """The issues that rules have found, by their keys: a doubt of the classifier alone is about no word."""
    return {key_of(issue) for issue in assessment.issues if issue.rule != CLASSIFIER}


def rewritten(
    conversation: Conversation, latest: Instruction, said: Said, earlier: Earlier, gate: Gate
) -> Instruction | None:
    """The request before with the message below it, in its language and with all that came with it.

    None where both are longer together than an instruction may be: of what was told nothing is cut.
    """
    own = said.instruction
    language = conversation.language or gate.assess(latest).language
    label = gate.phrasing.label(LABELS[earlier.becomes], language)
    text = with_line(latest.text, label, own.text.strip())
    if len(text) > MAX_TEXT:
        return None
    changes: dict[str, Any] = {
        "text": text,
        "language": own.language or language,
        "department": own.department or latest.department,
        "history": tuple(message for message in conversation.record if message.content != latest.text),
    }
    return msgspec.structs.replace(latest, **changes)


def newly_unclear(gate: Gate, latest: Instruction, merged: Instruction, earlier: Earlier) -> Assessment:
    """The assessment of a request that a message has completed or changed, with no more than that leaves unclear.

    What it had before was settled, and what was taken back is no contradiction.
    """
    seen, before = gate.assess(merged), gate.assess(latest)
    clashes = CONFLICTS if earlier.becomes == "changed" else ""
    unsettled = wants(seen) - wants(before)
    new = tuple(issue for issue in seen.issues if issue.type != clashes and key_of(issue) in unsettled)
    if new:
        return msgspec.structs.replace(seen, issues=new)
    if not seen.needs_clarification:
        return seen
    return msgspec.structs.replace(
        before, issues=(), decision="proceed_with_log", needs_clarification=False, is_ambiguous=False
    )


def with_line(text: str, label: str, told: str) -> str:
    """A text with what was told below it; beside what was told before under the same label."""
    above, _, last = text.rpartition("\n")
    return f"{text}, {told}" if above and last.startswith(f"{label}: ") else f"{text}\n{label}: {told}"
