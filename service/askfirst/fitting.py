"""What msgspec says of a value that does not fit its type, in words for whoever sent it."""

import re
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

import msgspec

_LENGTH = re.compile(r"^Expected `(\w+)` of length (<=|>=) (\d+)$")
_RANGE = re.compile(r"^Expected `(int|float)` (<=|>=|<|>) (-?[\d.e+-]+)$")
_TYPE = re.compile(r"^Expected `([\w |]+)`(?:, got `(\w+)`)?$")
_ORDER = re.compile(r"^`(\w+)` .*must not be above `(\w+)`")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_CANDIDATES = (
    'Give each candidate as one text: "Alex Kim", or "Alex Kim (4711)" where names alone do not tell them apart.'
)
IN_SECONDS = frozenset({"timeout", "wait"})
"""Names of numbers that are seconds, wherever they stand."""
NO_DURATION = "Is no length of time"
DURATION = 'Give seconds as a plain number, or text such as "30m", "4h" or "2d", of at most 30 days.'
_EXAMPLES = {
    ("history", "object"): 'Give each message as an object: {"role": "user", "content": "Send it"}.',
    ("history", "array"): 'Give a list of messages: [{"role": "user", "content": "Send it"}].',
    ("chain", "object"): 'Give each level as an object: {"role": "manager", "timeout": 3600}.',
    ("chain", "array"): 'Give a list of levels: [{"role": "manager", "timeout": 3600}].',
    ("instructions", "array"): 'Give a list, even for one: [{"text": "Send it"}].',
    ("required_fields", "array"): 'Give a list of names: ["recipient", "date"].',
}
_WORDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


class Misfit(NamedTuple):
    """What is wrong with a value, without a full stop, and a sentence on how to mend it."""

    message: str
    mend: str


def misfit(message: str, kind: Any, path: str, value: Any = None) -> Misfit:
    """Msgspec's `message`, in plain words; it is about the value at `path` ("chain[1].timeout") of a `kind`.

    `value` is what stands there, where that is known: then the message has its length.
    """
    if found := _LENGTH.match(message):
        what = ("character" if found[1] == "str" else "entry", "characters" if found[1] == "str" else "entries")
        many = "too few" if found[2] == ">=" else "too many"
        long = len(value) if isinstance(value, str | list | tuple | dict) else None
        if found[2] == ">=" and (long == 0 or found[3] == "1"):
            return Misfit("Is empty", f"Give at least {int(found[3]):,} {what[found[3] != '1']}.")
        return Misfit(
            f"Has {many} {what[1]}" if long is None else f"Has {long:,} {what[long != 1]}, which is {many}",
            f"Give {_BOUNDS[found[2]]} {int(found[3]):,} {what[found[3] != '1']}.",
        )
    if found := _RANGE.match(message):
        number = "a whole number" if found[1] == "int" else "a number"
        beyond = "Is too small" if found[2].startswith(">") else "Is too large"
        return Misfit(beyond, f"Give {number} of {_BOUNDS[found[2]]} {float(found[3]):,.10g}.")
    if "matching regex" in message and path.endswith("timeout"):
        return Misfit(NO_DURATION, DURATION)
    if found := _TYPE.match(message):
        wanted = _listed([_WORDS.get(name, name) for name in found[1].split(" | ") if name != "null"])
        got = f", got {_WORDS.get(found[2], found[2])}" if found[2] else ""
        return Misfit(f"Expected {wanted}{got}", example(found[1], found[2], path) or f"Give {wanted}.")
    if message.startswith("Invalid enum value") and (known := choices(kind, path)):
        return Misfit(message, f"Give one of: {', '.join(known)}.")
    if found := _ORDER.match(message):
        return Misfit(message, f"Lower `{found[1]}` or raise `{found[2]}`.")
    return Misfit(message, "Give the type and range that /docs describes.")


def example(wanted: str, got: str | None, path: str) -> str | None:
    """How a value is given where its type alone does not tell; `wanted` and `got` as msgspec names them."""
    steps = _STEP.findall(path)
    entry = bool(steps) and bool(steps[-1][1])
    name = next((name for name, _ in reversed(steps) if name), "")
    if name in IN_SECONDS and got == "str":
        return "Give seconds as a plain number: 3600 is one hour."
    if name == "candidates" and entry and got == "object":
        return _CANDIDATES
    if wanted != ("object" if entry else "array") or (name, wanted) not in _EXAMPLES:
        return None
    return _EXAMPLES[name, wanted]


def whole(value: Any, kinds: list[Any]) -> Any:
    """Plain JSON in which numbers such as 300.0 are whole ones where only whole numbers fit the `kinds`.

    JSON Schema takes 300.0 for an integer, msgspec does not. What may be anything stays as it was sent.
    """
    if isinstance(value, float) and value.is_integer() and int in kinds and float not in kinds:
        return int(value)
    if isinstance(value, dict) and kinds:
        return {name: whole(one, _below(kinds, name, "")) for name, one in value.items()}
    if isinstance(value, list) and kinds:
        return [whole(one, _below(kinds, "", str(at))) for at, one in enumerate(value)]
    return value


def value_at(value: Any, path: str) -> Any:
    """What stands at a path of plain JSON; None where the path does not tell ("tags[...]")."""
    for name, index in _STEP.findall(path):
        if isinstance(value, dict) and name in value:
            value = value[name]
        elif isinstance(value, list) and index.isdigit() and int(index) < len(value):
            value = value[int(index)]
        else:
            return None
    return value


def choices(kind: Any, path: str) -> tuple[str, ...]:
    """The values of the `Literal` at a path; none where there is no such path, or another type."""
    kinds = members(kind)
    for name, index in _STEP.findall(path):
        kinds = _below(kinds, name, index)
    return tuple(dict.fromkeys(str(value) for one in kinds if get_origin(one) is Literal for value in get_args(one)))


def members(kind: Any) -> list[Any]:
    """A type without its annotations, or the members of a union."""
    if get_origin(kind) is Annotated:
        return members(get_args(kind)[0])
    if get_origin(kind) in (None, Literal, tuple, list, dict, frozenset, set):
        return [kind]
    return [member for one in get_args(kind) for member in members(one)]


def _below(kinds: list[Any], name: str, index: str) -> list[Any]:
    """The types of the field of that name, or of a collection's entries."""
    return [below for kind in kinds for below in _inside(kind, name, index)]


def _inside(kind: Any, name: str, index: str) -> list[Any]:
    if name and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = [field for field in msgspec.structs.fields(kind) if field.encode_name == name]
        return [one for field in fields for one in members(field.type)]
    inner = get_args(kind)
    if get_origin(kind) is dict:
        return members(inner[1])
    if index and get_origin(kind) in (tuple, list, frozenset, set):
        return members(inner[0])
    return []


def _listed(words: list[str]) -> str:
    return " or ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else words[0]
