"""Reading YAML files into typed values, with the line of whatever is wrong."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from askfirst.errors import PackError
from askfirst.fitting import choices

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
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def read(path: Path, kind: type[T]) -> T:
    """The file as a value of `kind`. Raises PackError with file, line and how to mend it."""
    return parse(decoded(content(path), str(path)), kind, str(path))


def content(path: Path) -> bytes:
    """What the file holds. Raises PackError where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise PackError(str(path), 1, f"cannot be read ({error.strerror})", "Check the path") from error


def decoded(held: bytes, file: str) -> str:
    """What a file holds as text; `file` names it in errors. Raises PackError where it is not UTF-8."""
    try:
        return held.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PackError(file, 1, f"not UTF-8 at byte {error.start}", "Save it as UTF-8") from error


def parse(text: str, kind: type[T], file: str) -> T:
    """YAML text as a value of `kind`; `file` names it in errors. Raises PackError."""
    try:
        data = yaml.load(text, Loader)  # noqa: S506 - a safe loader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        problem = f"not valid YAML: {error.problem}"
        raise PackError(file, line, problem, "Check indentation and quotes there") from error
    except yaml.YAMLError as error:
        raise PackError(file, 1, f"not valid YAML: {error}", "Remove special characters") from error
    if data is None:
        raise PackError(file, 1, "the file is empty", "Write at least its header")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        problem = problem.replace("Object contains unknown field", "unknown key")
        line = line_of(text, with_keys(data, kind, path.rstrip("`")))
        raise PackError(file, line, problem, mend(problem, kind, path.rstrip("`"))) from error


def with_keys(data: Any, kind: type[Any], path: str) -> str:
    """The path with each `[...]`, by which msgspec names any key, replaced by the key itself."""
    while "[...]" in path:
        before, _, after = path.partition("[...]")
        parent = data
        for name, index in STEP.findall(before):
            parent = parent[name] if name else parent[int(index)]
        if not isinstance(parent, dict):
            return before
        everything = dict(parent)
        key = next((key for key in everything if fails(data, kind, parent, everything, key)), None)
        parent.clear()
        parent.update(everything)
        if key is None:
            return before
        path = f"{before}.{key}{after}"
    return path


def fails(data: Any, kind: type[Any], parent: dict[Any, Any], everything: dict[Any, Any], key: Any) -> bool:
    """Whether the data are wrong with this key alone in `parent`."""
    parent.clear()
    parent[key] = everything[key]
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return True
    return False


def mend(problem: str, kind: type[Any], path: str) -> str:
    """What to do about msgspec's complaint of the value at `path` of a `kind`."""
    if known := choices(kind, path.removeprefix("$.")):
        return f"Write one of: {', '.join(known)}"
    if "unknown key" in problem:
        return "Remove it or correct its spelling; docs/packs.md lists the keys"
    if "missing required" in problem:
        return "Add it"
    if "matching regex" in problem:
        return "Write it in lower-case letters, digits and underscores, and begin with a letter"
    if "of length" in problem:
        return "Write more of it, or less"
    if "Expected `str`" in problem:
        return "Put it in quotes"
    return "docs/packs.md shows the form"


def line_of(text: str, path: str) -> int:
    """The line (from 1) where the value at msgspec's `path` starts, or of its nearest parent."""
    node = yaml.compose(text, Loader)
    for name, index in STEP.findall(path):
        below = child(node, name, index)
        if below is None:
            break
        node = below
    return int(node.start_mark.line) + 1 if node else 1


def line_in(file: Path, path: str) -> int:
    """The line in a file, which is read once more for it. Raises PackError where it cannot be."""
    return line_of(decoded(content(file), str(file)), path)


def child(node: Any, name: str, index: str) -> Any:
    """The node below by key or position; None where the path cannot be followed."""
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if key.value == name), None)
    if isinstance(node, yaml.SequenceNode) and index.isdecimal() and int(index) < len(node.value):
        return node.value[int(index)]
    return None
