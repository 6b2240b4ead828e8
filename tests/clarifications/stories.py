"""Clarifications told as stories: opened on the shipped packs, then one event after the other."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from askfirst.clarifications.events import Answered, Effect, Event, Given
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.options import Options
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification, Question, Value
from askfirst.clarifications.view import view
from askfirst.entry import default_gate
from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Message
from askfirst.scoring.classifier.combination import Weighing, Weighings
from askfirst.scoring.classifier.opinion import Classifiers

START = 1_700_000_000_000
SECOND = 1_000
PACKS = Path(__file__).parent / "packs"
NAMED = "clr_0123456789abcdef0123456789abcdef"

DISCOUNT = Instruction(text="Give them a good discount", department="sales")
"""Two matters: which discount, and who are they."""
APPROACHES = (
    Message("user", "What works for text to SQL?"),
    Message("assistant", "Several approaches exist, among them DAIL-SQL, DIN-SQL, and RESDSQL."),
)


@cache
def doubting() -> Gate:
    """The shipped packs, and a classifier that asks about whatever rules find nothing in."""
    gate = default_gate()
    assert gate.classifiers is not None
    asks = Weighing(intercept=0.4, reader=0, rules=0, found=0, blocked=0, ask_from=-1.0)
    alike = Weighings(asks, asks, asks)
    combination = msgspec.structs.replace(gate.classifiers.combination, english=alike, others=alike)
    return Gate(gate.shelves, Classifiers(gate.classifiers.reader, combination))


@cache
def ruled() -> Gate:
    """The shipped packs and a user's actions over them, by rules alone."""
    return load_gate([PACKS], classifiers=default_gate().classifiers).by_rules


class Story:
    """One clarification, and what has happened to it so far.

    Rules alone judge, with some of a user's own, unless a gate is given: what becomes of a question is the same whoever
    asked it, and new weights change what is asked.
    """

    def __init__(self, instruction: Instruction = DISCOUNT, *, gate: Gate | None = None, **options: Any) -> None:
        self.gate = gate or ruled()
        self.now = START
        clock = options.pop("clock", "service")
        assessment = self.gate.assess(instruction)
        self.c, self.effects = open_clarification(
            instruction, assessment, Options(**options), START, self.gate, identity=NAMED, clock=clock
        )
        self.told: list[Effect] = list(self.effects)

    def happens(self, event: Event, after: float = 1) -> Clarification:
        """An event so many seconds later."""
        self.now += int(after * SECOND)
        self.c, self.effects = advance(self.c, event, self.now, self.gate)
        self.told += self.effects
        return self.c

    def reply(self, value: Value, question: str | None = None, after: float = 1, **more: Any) -> Clarification:
        """An answer to the open question, or to the one that is named."""
        named = question or self.asked.id
        return self.happens(Answered(given=(Given(value=value, question_id=named),), **more), after)

    @property
    def asked(self) -> Question:
        """The open question."""
        return next(question for question in self.c.questions if question.outcome is None)

    @property
    def seen(self) -> ClarificationView:
        """What everybody sees."""
        return view(self.c)

    @property
    def types(self) -> list[str]:
        """What the last event led to."""
        return [effect.type.partition(".")[2] for effect in self.effects]
