"""The instruction with its answers: for scoring anew, for the caller, and for a generator downstream."""

from typing import Any

import msgspec

from askfirst.clarifications.state import Answer, Clarification, UpdatedInstruction
from askfirst.model import MAX_HISTORY, MAX_TEXT, Instruction, Message

SCORED = 500
"""Characters of an answer that are scored again: what goes on for longer leaves nothing else open."""
CHOICES = ("mutually_exclusive_options",)
"""Kinds whose words in the instruction name all the sides: beside them an answer reads badly."""


def settled_answers(c: Clarification) -> list[Answer]:
    """The answers that settled something, in their order."""
    return [answer for answer in c.answers if settled(answer)]


def updated_instruction(c: Clarification) -> UpdatedInstruction:
    """The original text with one line per answer and per assumption, and the fields that answers fill."""
    fields: dict[str, Any] = dict(c.instruction.fields)
    parts: list[Answer] = []
    for answer in settled_answers(c):
        if answer.field is not None:
            before = [str(one.value) for one in parts if one.item == answer.item]
            parts.append(answer)
            fields[answer.field] = "; ".join([*before, str(answer.value)]) if before else answer.value
    return UpdatedInstruction("\n".join([merged_text(c), *unplaced_lines(c), *assumed_lines(c)]), fields)


def unplaced_lines(c: Clarification) -> list[str]:
    """What replies told that answered nothing, or took the order back, so that nothing that was said is lost."""
    unplaced = (answer for answer in c.answers if answer.item is not None and c.items[answer.item].unplaced)
    told = ((answer, answer.said if answer.said is not None else answer.value) for answer in unplaced)
    kept = (f"{c.said}: {said}" for answer, said in told if said is not None and not settled(answer))
    return list(dict.fromkeys(kept))


def settled(answer: Answer) -> bool:
    """Whether an answer settled its matter."""
    return answer.outcome == "answered" and answer.resolved


def assumed_lines(c: Clarification) -> list[str]:
    """What is taken for granted, so that whoever reads the text alone knows it too."""
    made = (item for item in c.items if item.because is not None)
    return list(dict.fromkeys(f"{c.undone if item.undone else c.assumed}: {item.assume}" for item in made))


def merged_text(c: Clarification, longest: int | None = None) -> str:
    """The original text and, below it, what was answered; of each answer so many characters."""
    lines = [f"{named(label(c, answer) + sort(c, answer))} {told(answer)[:longest]}" for answer in settled_answers(c)]
    return "\n".join([c.instruction.text, *lines])


def told(answer: Answer) -> str:
    """The value of an answer; in brackets the reply, where that tells more."""
    return f"{answer.value} ({answer.said})" if answer.beside else str(answer.value)


def named(about: str) -> str:
    """A label with the mark that its answer follows; a question has one already."""
    return about if about.endswith(("?", "？", ":")) else f"{about}:"


def label(c: Clarification, answer: Answer) -> str:
    """What an answer is about, in a word or two: its field, the words of the instruction, else the question."""
    item = None if answer.item is None else c.items[answer.item]
    if answer.field:
        return (item.name if item else "") or answer.field.replace("_", " ")
    if item is not None and item.kind in CHOICES:
        return item.wordings[0]
    if item is not None and item.span:
        return item.span
    return item.wordings[0] if item is not None else "note"


def sort(c: Clarification, answer: Answer) -> str:
    """In brackets the sort of answer that was chosen before this one gave it: " (a saved list)"."""
    asked = next((question for question in c.questions if question.id == answer.question_id), None)
    sorts = c.items[asked.item].sorts if asked else {}
    return next((f" ({option})" for option, text in sorts.items() if asked and text == asked.text), "")


def prompt(c: Clarification) -> str:
    """The block for a generator: the caller's context, question -> answer lines, the original request."""
    lines = [f"- {question_text(c, answer)} -> {reply_text(c, answer)}" for answer in c.answers]
    parts = [f"Context:\n{c.context_text}"] if c.context_text else []
    if lines:
        parts.append("Details from the user:\n" + "\n".join(lines))
    return "\n\n".join([*parts, f"Request:\n{c.instruction.text}"])


def question_text(c: Clarification, answer: Answer) -> str:
    """The question that was answered; of what was volunteered, or answers another matter than it was asked, a label."""
    own = (question for question in c.questions if question.id == answer.question_id and question.item == answer.item)
    asked = next((question.text for question in own), None)
    return asked or label(c, answer)


def reply_text(c: Clarification, answer: Answer) -> str:
    """The answer, or what is assumed in its place."""
    if answer.outcome == "answered":
        return f"{answer.value} ({answer.explanation})" if answer.explanation else str(answer.value)
    item = None if answer.item is None else c.items[answer.item]
    assumed = "" if item is None else f"; {'not done' if item.undone else 'assumed'}: {item.assume}"
    return f"[{answer.outcome.replace('_', ' ')}{assumed}]"


def for_scoring(c: Clarification) -> Instruction:
    """The merged instruction as it is scored again: the answers stand below the text, what came in halves once more."""
    halves = [
        " ".join(str(answer.value)[:SCORED] for answer in settled_answers(c) if answer.item == number)
        for number, item in enumerate(c.items)
        if item.partly
    ]
    return changed(c, text="\n".join([merged_text(c, SCORED), *filter(None, halves)])[:MAX_TEXT])


def for_searching(c: Clarification) -> Instruction:
    """The original text with what was asked and answered as history: replies tell candidates apart."""
    return changed(c, text=c.instruction.text, history=(*c.instruction.history, *turns(c))[-MAX_HISTORY:])


def as_reply(c: Clarification, reply: str, question: str) -> Instruction:
    """The reply as the next message after the question, for judging whether it answers it.

    A wording without any question gets a mark; "Which place? Give the site, hall or bay." stays as it is, because
    with a second mark it would offer these as a choice.
    """
    asked = question if "?" in question or "？" in question else f"{question.rstrip(' .。')}?"
    history = (*c.instruction.history, Message("user", c.instruction.text), Message("assistant", asked))
    return changed(c, text=reply, history=history[-MAX_HISTORY:], candidates=None, is_ambiguous=None)


def turns(c: Clarification) -> list[Message]:
    """What was asked and answered in this clarification, as messages."""
    return [
        message
        for answer in c.answers
        if answer.outcome == "answered"
        for message in (
            Message("assistant", question_text(c, answer)),
            Message("user", str(answer.said if answer.said is not None else answer.value)[:MAX_TEXT]),
        )
    ]


def changed(c: Clarification, **changes: Any) -> Instruction:
    """The instruction with changes, in the clarification's own language."""
    return msgspec.structs.replace(c.instruction, language=c.language, **changes)
