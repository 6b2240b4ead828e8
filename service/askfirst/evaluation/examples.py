"""The examples that stand beside every rule: run, and chosen for folders of one's own.

A rule, an action or a setting of a folder changes no example of another rule: whether a rule fires is asked of it
alone, and one more issue never makes a text clear. Words do: a list with more words finds more for all who go by it.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from askfirst.gate import Gate
from askfirst.model import Instruction
from askfirst.rules.layers import files_in, name_of
from askfirst.rules.lint import own_rules
from askfirst.rules.pack import Rule
from askfirst.rules.schema import Case
from askfirst.rules.shelf import Shelf


class Example(NamedTuple):
    """A text beside a rule, in which the rule must fire, or must not."""

    language: str
    rule: Rule
    given: str | Case
    must_fire: bool

    @property
    def instruction(self) -> Instruction:
        """The instruction of the example, in the department and language of its pack."""
        given = Case(text=self.given) if isinstance(self.given, str) else self.given
        shared = {name: getattr(given, name) for name in Instruction.__struct_fields__ if hasattr(given, name)}
        language = None if given.detect else self.language
        return Instruction(**shared, department=self.rule.department, language=language)


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


def languages_of(gate: Gate, folders: Sequence[Path]) -> tuple[str, ...]:
    """The languages that the folders have something of."""
    return tuple(language for language in gate.shelves if any((folder / language).is_dir() for folder in folders))


def stands_in(rule: Rule, folders: Sequence[Path]) -> bool:
    """Whether a rule is written in one of the folders."""
    return any(Path(rule.file).is_relative_to(folder) for folder in folders)


def own_examples(gate: Gate, folders: Sequence[Path]) -> list[Example]:
    """The examples of the rules that are written in the folders."""
    return [one for one in examples(gate, languages_of(gate, folders)) if stands_in(one.rule, folders)]


def touched_examples(gate: Gate, folders: Sequence[Path]) -> Iterator[Example]:
    """The examples of other rules that can come out otherwise for what the folders say."""
    for language in languages_of(gate, folders):
        shelf = gate.shelves[language]
        lists = changed_lists(shelf, folders)
        everywhere = reads_otherwise(shelf, folders)
        if not lists and not everywhere:
            continue
        for one in examples(gate, [language]):
            if not stands_in(one.rule, folders) and (everywhere or mentions(gate, one, lists)):
                yield one


def changed_lists(shelf: Shelf, folders: Sequence[Path]) -> frozenset[str]:
    """Keys of the lists of other folders that these add words to."""
    own = [file for file in shelf.lexicons if file.folder.parent in folders]
    known = {name for file in shelf.lexicons if file not in own for name in file.lists}
    return frozenset(f"@{name}" for file in own for name in (*file.lists, *file.adds) if name in known)


def reads_otherwise(shelf: Shelf, folders: Sequence[Path]) -> bool:
    """Whether the folders say something by which every text, or every reply, is read."""
    if any(file.general for file in shelf.lexicons if file.folder.parent in folders):
        return True
    places = [folder / shelf.language for folder in folders]
    return any(name_of(place, path) == "replies" for place in places for path in files_in(place))


def mentions(gate: Gate, example: Example, lists: frozenset[str]) -> bool:
    """Whether one of the lists has a word in what the example reads: its text, its history or its fields."""
    material = gate.material(example.instruction, gate.shelves[example.language].reader)
    readings = [material.text, *material.history, *([material.fields] if material.fields else [])]
    return any(name in reading.all_hits for reading in readings for name in lists)
