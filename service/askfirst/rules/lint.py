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
"""What of a lexicon stands once in a folder, and how to mend it where it does not."""


def lint(shelf: Shelf) -> list[PackError]:
    """Everything to mend in the packs of one language, in the order of files and rules."""
    errors = [saying_nothing(path) for path in shelf.contents.empty]
    lexicons = shelf.contents.lexicons
    errors += [*given_twice(lexicons), *added_to_nothing(lexicons), *standing_twice(lexicons)]
    for rule in own_rules(shelf):
        errors += without_examples(rule)
    return errors


def own_rules(shelf: Shelf) -> Iterator[Rule]:
    """Every rule once, although packs share those that they inherit."""
    seen: set[int] = set()
    for pack in shelf.packs.values():
        for rule in pack.rules:
            if id(rule) not in seen:
                seen.add(id(rule))
                yield rule


def saying_nothing(path: Path) -> PackError:
    """A pack that says nothing was probably saved by mistake."""
    mend = "Add rules under always_clarify, or delete the file"
    return PackError(str(path), 1, "the pack has no rules and no settings", mend)


def given_twice(files: Sequence[LexiconFile]) -> Iterator[PackError]:
    """In one folder, lists of one name are joined and of the forms of one word the last count: mostly unawares."""
    for key, (sort, mend) in GIVEN_ONCE.items():
        first: dict[tuple[Path, str], LexiconFile] = {}
        for file in files:
            for name in getattr(file, key):
                other = first.setdefault((file.folder, name), file)
                if other is not file:
                    where = other.path.relative_to(file.folder)
                    problem = f"the {sort} {name} stands in {where} as well"
                    yield file.error(key, name, problem, mend)


def added_to_nothing(files: Sequence[LexiconFile]) -> Iterator[PackError]:
    """Words are added to a list that is there."""
    known = {name for file in files for name in file.lists}
    for file in files:
        for name in file.adds:
            if name not in known:
                problem, mend = f"there is no list {name} to add to", "Correct its name, or write it under lists"
                yield file.error("adds", name, problem, mend)


def standing_twice(files: Sequence[LexiconFile]) -> Iterator[PackError]:
    """A phrase that stands twice in one list was added unawares."""
    for file in files:
        for (key, name), phrases in file.repeated.items():
            problem = f"in the list {name}, {' and '.join(phrases)} stands more than once"
            yield file.error(key, name, problem, "Keep it once")


def without_examples(rule: Rule) -> list[PackError]:
    """A rule shows at least one text in which it fires and one in which it does not."""
    missing = [name for name in ("clarify", "clear") if not getattr(rule.examples, name)]
    if not missing:
        return []
    problem = f"the rule {rule.id} has no examples under {' and '.join(missing)}"
    return [PackError(rule.file, rule_line(rule), problem, "Add a text in which it must, or must not, fire")]


def rule_line(rule: Rule) -> int:
    """The line where a rule is written."""
    return source.line_in(Path(rule.file), rule.path)
