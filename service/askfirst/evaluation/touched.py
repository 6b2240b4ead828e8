"""Which examples say something about folders of one's own: those of their rules, and those that their words reach.

A rule, an action or a setting of a folder changes no example of another rule: whether a rule fires is asked of it
alone, and one more issue never makes a text clear. Words do: a list with more words finds more for all who go by it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from askfirst.evaluation.examples import Example, examples
from askfirst.gate import Gate
from askfirst.rules.layers import files_in, name_of
from askfirst.rules.pack import Rule
from askfirst.rules.shelf import Shelf


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
