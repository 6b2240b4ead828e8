"""Runs the examples that stand beside every rule."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

import msgspec

from askfirst.gate import Gate
from askfirst.model import Instruction
from askfirst.rules.lint import own_rules
from askfirst.rules.pack import Rule
from askfirst.rules.schema import Case


class Example(NamedTuple):
    """A text beside a rule, in which the rule must fire, or must not."""

    language: str
    rule: Rule
    given: str | Case
    must_fire: bool

    @property
    def instruction(self) -> Instruction:
        """The instruction of the example, in the department and language of its pack."""
        given, department = self.given, self.rule.department
        if isinstance(given, str):
            return Instruction(text=given, department=department, language=self.language)
        return Instruction(
            text=given.text,
            department=department,
            language=None if given.detect else self.language,
            history=given.history,
            fields=given.fields,
            candidates=given.candidates,
            required_fields=given.required_fields,
            action=given.action,
            is_ambiguous=given.is_ambiguous,
        )


class Failure(NamedTuple):
    """An example that does not hold: the rule, the text, and what happened instead."""

    rule: Rule
    text: str
    problem: str


def examples(gate: Gate, languages: Collection[str] | None = None) -> Iterator[Example]:
    """Every example of every loaded pack; of these languages alone, where they are given."""
    for language, shelf in gate.shelves.items():
        if languages is None or language in languages:
            for rule in own_rules(shelf):
                yield from (Example(language, rule, one, must_fire=True) for one in rule.examples.clarify)
                yield from (Example(language, rule, one, must_fire=False) for one in rule.examples.clear)


def run_examples(gate: Gate, given: Iterable[Example] | None = None) -> Iterator[Failure]:
    """Every one of these examples that fails; of all there are, where none are given."""
    for example in examples(gate) if given is None else given:
        yield from failures(gate, example)


def failures(gate: Gate, example: Example) -> list[Failure]:
    """What is wrong with one example.

    Whether the rule fires is asked of the rule alone, because a rule that ranks before it may speak
    of the same words; whether the text is asked about at all, of the whole pack.
    """
    instruction, rule = example.instruction, example.rule
    pack = gate.shelves[example.language].packs[rule.department]
    others = tuple(other.id for other in pack.rules if other.id != rule.id)
    alone = gate.assess(msgspec.structs.replace(instruction, rules_off=others))
    fires = any(issue.rule == rule.id for issue in alone.issues)
    if fires and example.must_fire and rule.blocks:
        together = gate.assess(instruction)
        if not together.needs_clarification:
            return [Failure(rule, instruction.text, f"fires, but the decision is {together.decision}")]
    if fires == example.must_fire:
        return []
    problem = f"must fire, and does not: {why_not(gate, example)}" if example.must_fire else "fires, and must not"
    return [Failure(rule, instruction.text, problem)]


def why_not(gate: Gate, example: Example) -> str:
    """Which condition keeps a rule from firing on its example."""
    material = gate.material(example.instruction, gate.shelves[example.language].reader)
    return "its unless is met" if example.rule.when.triggers(material) else "its when finds nothing"
