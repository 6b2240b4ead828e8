"""What is wrong with packs although they load: rules without examples, packs without rules, lists that meet."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from askfirst.errors import PackError
from askfirst.rules import source
from askfirst.rules.layers import LexiconFile
from askfirst.rules.pack import Rule
from askfirst.rules.shelf import Shelf

GIVEN_ONCE = {
    "lists": ("list", "Write it under adds, if its words belong to that list; else give it another name"),
    "irregular": ("word", "Keep one of the two"),
}
"""What of a lexicon stands once in a folder, and how to mend it where it does not: mostly it is repeated unawares."""


def lint(shelf: Shelf) -> list[PackError]:
    """Everything to mend in the packs of one language, in the order of files and rules."""
    mend = "Add rules under always_clarify, or delete the file"
    errors = [PackError(str(path), 1, "the pack has no rules and no settings", mend) for path in shelf.empty]
    errors += wrong_lexicons(shelf.lexicons)
    for rule in own_rules(shelf):
        missing = [name for name in ("clarify", "clear") if not getattr(rule.examples, name)]
        if missing:
            problem = f"the rule {rule.id} has no examples under {' and '.join(missing)}"
            mend = "Add a text in which it must, or must not, fire"
            errors.append(source.error_at(Path(rule.file), rule.path, problem, mend))
    return errors


def own_rules(shelf: Shelf) -> Iterator[Rule]:
    """Every rule once, although packs share those that they inherit."""
    yield from {id(rule): rule for pack in shelf.packs.values() for rule in pack.rules}.values()


def wrong_lexicons(files: Sequence[LexiconFile]) -> Iterator[PackError]:
    """Lists and irregular words that a folder gives twice, words for a list that is nowhere, phrases that repeat."""
    for key, (sort, mend) in GIVEN_ONCE.items():
        first: dict[tuple[Path, str], LexiconFile] = {}
        for file in files:
            for name in getattr(file, key):
                other = first.setdefault((file.folder, name), file)
                if other is not file:
                    where = other.path.relative_to(file.folder)
                    yield file.error(key, name, f"the {sort} {name} stands in {where} as well", mend)
    known = {name for file in files for name in file.lists}
    for file in files:
        for name in file.adds:
            if name not in known:
                mend = "Correct its name, or write it under lists"
                yield file.error("adds", name, f"there is no list {name} to add to", mend)
    for file in files:
        for (key, name), phrases in file.repeated.items():
            problem = f"in the list {name}, {' and '.join(phrases)} stands more than once"
            yield file.error(key, name, problem, "Keep it once")


def rule_line(rule: Rule) -> int:
    """The line where a rule is written."""
    return source.line_in(Path(rule.file), rule.path)
