"""One `advance` under way: the clarification as it changes, and the effects that it has so far."""

from typing import Any

import msgspec

from askfirst.clarifications.events import Effect, EffectType
from askfirst.clarifications.state import Answer, Clarification, Question
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction


class Draft:
    """Collects changes and effects; `finish` puts version, time and ids on them."""

    def __init__(self, before: Clarification, now: int, gate: Gate) -> None:
        self.before = self.c = before
        self.now, self.gate = now, gate
        self._effects: list[tuple[EffectType, dict[str, Any], bool]] = []

    def by_rules(self, instruction: Instruction) -> Assessment:
        """The assessment of rules alone, which raise the same with and without the reader, in a sixth of its time.

        Only of a reply to the assistant the reader says what it does, and so what may be asked of it.
        """
        history = instruction.history
        gate = self.gate if history and history[-1].role == "assistant" else self.gate.by_rules
        return gate.assess(instruction)

    def change(self, **changes: Any) -> None:
        """Replace fields of the clarification."""
        self.c = msgspec.structs.replace(self.c, **changes)

    def change_item(self, number: int, **changes: Any) -> None:
        """Replace fields of one item."""
        items = list(self.c.items)
        items[number] = msgspec.structs.replace(items[number], **changes)
        self.change(items=tuple(items))

    def change_question(self, question_id: str, **changes: Any) -> None:
        """Replace fields of one question."""
        self.change(
            questions=tuple(
                msgspec.structs.replace(question, **changes) if question.id == question_id else question
                for question in self.c.questions
            )
        )

    def emit(self, kind: EffectType, *, late: bool = False, **details: Any) -> None:
        """One more effect."""
        self._effects.append((kind, details, late))

    def record(self, answer: Answer) -> None:
        """Keep an answer and say so."""
        self.change(answers=(*self.c.answers, answer))
        self.emit("clarification.answered", answer=public_answer(answer))

    def finish(self) -> tuple[Clarification, tuple[Effect, ...]]:
        """The clarification under its next version, and its effects; the old one where nothing changed."""
        if self.c == self.before:
            return self.before, ()
        version = self.before.version + 1
        self.change(version=version, updated_at=self.now)
        return self.c, self.effects()

    def effects(self) -> tuple[Effect, ...]:
        """The effects so far with their ids. What was asked and settled in one go was not asked at all."""
        c = self.c
        unasked = {question.id for question in c.questions if question.outcome is not None}
        told = [
            (kind, details, late)
            for kind, details, late in self._effects
            if kind != "clarification.asked" or details["question"]["id"] not in unasked
        ]
        return tuple(
            Effect(
                id=f"evt_{c.id.removeprefix('clr_')}_{c.version}_{number}",
                type=kind,
                at=c.updated_at,
                details=details,
                late=late,
            )
            for number, (kind, details, late) in enumerate(told, 1)
        )


def public_answer(answer: Answer) -> dict[str, Any]:
    """An answer in the words of the API."""
    said = {} if answer.said is None else {"said": answer.said}
    explained = {} if answer.explanation is None else {"explanation": answer.explanation}
    return {
        "question_id": answer.question_id,
        "field": answer.field,
        "value": answer.value,
        "outcome": answer.outcome,
        "resolved": answer.resolved,
        "by": None if answer.by is None else answer.by.id,
        **said,
        **explained,
    }


def public_question(c: Clarification, question: Question) -> dict[str, Any]:
    """A question in the words of the API: `index` counts from 0 among the `of` matters known so far."""
    ahead = needed(c)
    counted = [
        number
        for number, item in enumerate(c.items)
        if item.state == "asked" or (item.state == "settled" and item.issue) or number in ahead
    ]
    return {
        "id": question.id,
        "text": question.text,
        "options": question.options,
        "field": c.items[question.item].field,
        "index": counted.index(question.item),
        "of": len(counted),
    }


def open_questions(c: Clarification) -> list[Question]:
    """The questions that wait for an answer."""
    return [question for question in c.questions if question.outcome is None] if c.status == "pending" else []


def needed(c: Clarification) -> list[int]:
    """The items still to be asked, in rank order: what blocks; else soft ones while they weigh too much."""
    queued = [(number, item) for number, item in enumerate(c.items) if item.state == "queued"]
    hard = [number for number, item in queued if item.hard or item.own]
    soft = [(number, item) for number, item in queued if not (item.hard or item.own)]
    if hard or round(c.base - sum(item.points for _, item in soft), 4) >= c.enough:
        return hard
    return [number for number, _ in soft]
