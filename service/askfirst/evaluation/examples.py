"""Runs the examples that stand beside every rule."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec

from askfirst.gate import Gate
from askfirst.model import Instruction
from askfirst.rules.lint import own_rules
from askfirst.rules.pack import Rule
from askfirst.rules.schema import Case


class Failure(NamedTuple):
    """An example that does not hold: the rule, the text, and what happened instead."""

    rule: Rule
    text: str
    problem: str


def run_examples(gate: Gate, languages: Collection[str] | None = None) -> Iterator[Failure]:
    """Every example of every loaded pack that fails; of these languages alone, where they are given."""
    for language, shelf in gate.shelves.items():
        if languages is not None and language not in languages:
            continue
        for rule in own_rules(shelf):
            for example in rule.examples.clarify:
                yield from failures(gate, language, rule, example, must_fire=True)
            for example in rule.examples.clear:
                yield from failures(gate, language, rule, example, must_fire=False)


def failures(gate: Gate, language: str, rule: Rule, example: str | Case, must_fire: bool) -> list[Failure]:
    """What is wrong with one example.

    Whether the rule fires is asked of the rule alone, because a rule that ranks before it may speak
    of the same words; whether the text is asked about at all, of the whole pack.
    """
    instruction = instruction_of(example, rule.department, language)
    pack = gate.shelves[language].packs[rule.department]
    others = tuple(other.id for other in pack.rules if other.id != rule.id)
    alone = gate.assess(msgspec.structs.replace(instruction, rules_off=others))
    fires = any(issue.rule == rule.id for issue in alone.issues)
    if fires and must_fire and rule.blocks:
        together = gate.assess(instruction)
        if not together.needs_clarification:
            return [Failure(rule, instruction.text, f"fires, but the decision is {together.decision}")]
    if fires == must_fire:
        return []
    problem = "must fire, and does not" if must_fire else "fires, and must not"
    return [Failure(rule, instruction.text, problem)]


def instruction_of(example: str | Case, department: str | None, language: str) -> Instruction:
    """The instruction of an example, in the department and language of its pack."""
    if isinstance(example, str):
        return Instruction(text=example, department=department, language=language)
    return Instruction(
        text=example.text,
        department=department,
        language=None if example.detect else language,
        history=example.history,
        fields=example.fields,
        candidates=example.candidates,
        required_fields=example.required_fields,
        action=example.action,
        is_ambiguous=example.is_ambiguous,
    )
