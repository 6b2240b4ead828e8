"""Reading YAML files into typed values, with the line of whatever is wrong; `Sources` are those of one language."""

import hashlib
import re
from collections.abc import Iterable, Mapping, Set
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
import yaml

from askfirst.errors import PackError, joined, single
from askfirst.rules.faults import Steps, entries_of, faults, without
from askfirst.rules.kept import Kept

T = TypeVar("T")
BaseLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Loader(BaseLoader):  # type: ignore[misc]
    """Safe YAML in which `on`, `off`, `yes`, `no` and dates are words, as phrases need them."""


Loader.yaml_implicit_resolvers = {
    letter: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag != "tag:yaml.org,2002:timestamp" and not (tag == "tag:yaml.org,2002:bool" and letter not in "tfTF")
    ]
    for letter, resolvers in BaseLoader.yaml_implicit_resolvers.items()
}
TAB = re.compile(r"[ -]*\t")
TABS = "Indent with spaces, not with tabs"
INDENT = (
    "Check the indentation of this line and the one above; put text in quotes that begins with {, [, @ or #, or has a "
    "colon or a # in it"
)
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


def read(path: Path, kind: type[T]) -> T:
    """The file as a value of `kind`. Raises PackError with file, line and how to mend it."""
    return parse(decoded(content(path), path), kind, path)


def content(path: Path) -> bytes:
    """What the file holds. Raises PackError where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise PackError(str(path), 1, f"cannot be read ({error.strerror})", "Check the path") from error


def decoded(held: bytes, file: Path) -> str:
    """What a file holds as text. Raises PackError where it is not UTF-8."""
    try:
        return held.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PackError(str(file), 1, f"not UTF-8 at byte {error.start}", "Save it as UTF-8") from error


def parse(text: str, kind: type[T], file: Path) -> T:
    """The text of a file as a value of `kind`.

    Raises PackError, or PacksError where several things are wrong: each with its line and how to mend it.
    """
    data = loaded(text, file)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        root = yaml.compose(text, Loader)
        wrong = [PackError(str(file), line_at(root, one.steps), one.problem, one.mend) for one in faults(data, kind)]
        raise joined(sorted(wrong, key=lambda one: one.line)) from error


def sound(text: str, kind: type[T], file: Path) -> tuple[T | None, Set[Steps]]:
    """What the text says without the entries that are wrong, or None where that does not do; and those entries."""
    try:
        data = loaded(text, file)
        spoilt = entries_of(faults(data, kind))
        return msgspec.convert(without(data, spoilt), kind), spoilt
    except (PackError, msgspec.ValidationError):
        return None, frozenset()


def loaded(text: str, file: Path) -> Any:
    """YAML text as plain values. Raises PackError."""
    try:
        data = yaml.load(text, Loader)  # noqa: S506 - a safe loader
    except yaml.MarkedYAMLError as error:
        listing = "flow" in (error.context or "")  # what is wrong with a list in brackets mostly stands where it begins
        mark = (error.context_mark if listing else None) or error.problem_mark or error.context_mark
        at = error.problem_mark.line if error.problem_mark else 0
        if any(map(TAB.match, text.splitlines()[at : at + 1])):
            raise PackError(str(file), at + 1, "not valid YAML: a tab in the indent", TABS) from error
        line = mark.line + 1 if mark else 1
        raise PackError(str(file), line, f"not valid YAML: {error.problem}", INDENT) from error
    except yaml.YAMLError as error:
        raise PackError(str(file), 1, f"not valid YAML: {error}", "Remove special characters") from error
    if data is None:
        raise PackError(str(file), 1, "the file is empty", "Write at least its header")
    return data


def error_at(file: Path, path: str, problem: str, mend: str) -> PackError:
    """What is wrong with the value at a `path` such as "$.rules[0].when" of a file, which is read again for its line.

    Raises PackError where it cannot be.
    """
    return PackError(str(file), line_in(file, path), problem, mend)


def line_in(file: Path, path: str) -> int:
    """The line (from 1) of a file where the value at a path stands, or its nearest parent."""
    steps = [name or int(index) for name, index in STEP.findall(path)]
    return line_at(yaml.compose(decoded(content(file), file), Loader), steps)


def line_at(node: Any, steps: Iterable[str | int]) -> int:
    """The line (from 1) of the key, or of the entry of a list, to which the steps lead, or of its nearest parent."""
    line = int(node.start_mark.line) + 1 if node else 1
    for step in steps:
        if isinstance(node, yaml.MappingNode):
            key, node = next((pair for pair in node.value if pair[0].value == str(step)), (None, None))
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            key = node = node.value[step]
        else:
            break
        if key is None:
            break
        line = int(key.start_mark.line) + 1
    return line


class Sources:
    """Reads each file once. `checked` says that packs of this very content have been compiled without an error.

    `version` follows from what the files hold. `errors` are all that was found wrong so far; `readable` says that
    what is wrong is in rules only, so that the others can be compiled and tell what is wrong with them; `left_out`
    says where those stand that were not read.
    """

    def __init__(self, files: Mapping[Path, bytes], kept: Kept) -> None:
        self.kept = kept
        self.version = hashlib.sha256(b"\0".join(files.values())).hexdigest()[:12]
        found = kept.load()
        self.checked = found is not None and set(found) == {str(path) for path in files}
        self.values = found or {}
        self.files = {} if self.checked else files
        self.errors: list[PackError] = []
        self.readable = True
        self.left_out: dict[Path, Set[Steps]] = {}

    def read(self, path: Path, kind: type[T], *, in_part: bool = False) -> T | None:
        """The file as a value of `kind`; where it is wrong, None, or `in_part` what is right of it, if that does."""
        if str(path) in self.values:
            return msgspec.msgpack.decode(self.values[str(path)], type=kind)
        value: T | None = None
        try:
            value = parse(decoded(self.files[path], path), kind, path)
            self.values[str(path)] = msgspec.Raw(msgspec.msgpack.encode(value))
        except PackError as error:
            self.errors += single(error)
            if in_part:
                value, self.left_out[path] = sound(self.files[path].decode("utf-8", "replace"), kind, path)
            self.readable = self.readable and value is not None
        return value

    def fail(self, error: PackError) -> NoReturn:
        """Raises an error after which nothing more can be found, with those that were found before."""
        raise joined([*self.errors, error])

    def settle(self) -> None:
        """Raises PackError, or PacksError for several, if anything is wrong."""
        if self.errors:
            raise joined(self.errors)

    def keep(self) -> None:
        """Keeps the values, now that the packs are compiled, and lets go of them."""
        if not self.checked:
            self.kept.save(self.values)
        self.values = {}
