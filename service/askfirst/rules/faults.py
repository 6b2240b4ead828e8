"""Everything in a value from YAML that does not fit its type, not only the first: where, what, and how to mend it.

msgspec stops at the first error, so that what does not fit is taken apart until the part is found that is to blame.
"""

from collections.abc import Iterable, Iterator, Set
from difflib import get_close_matches
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from askfirst.fitting import DURATION, NO_DURATION, choices, members, misfit

Steps = tuple[str | int, ...]
"""The keys and positions that lead to a value."""
LISTS = (tuple, list, set, frozenset)


class Fault(NamedTuple):
    """What is wrong with the value, or the key, at these steps; neither text has a full stop."""

    steps: Steps
    problem: str
    mend: str


def faults(data: Any, kind: Any, steps: Steps = ()) -> list[Fault]:
    """All that keeps the data from being of a kind; none where they are."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = [*of_keys(data, kind, steps)]
        for step, value, below in parts(data, kind):
            found += faults(value, below, (*steps, step))
        return found or [of_value(str(error).partition(" - at `")[0], data, kind, steps)]
    return []


def parts(data: Any, kind: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """What stands below: key or position, value, and the kind that it should have."""
    for one in members(kind):
        inner = get_args(one)
        if isinstance(data, dict) and is_struct(one):
            for field in msgspec.structs.fields(one):
                if field.encode_name in data:
                    yield field.encode_name, data[field.encode_name], field.type
        elif isinstance(data, dict) and get_origin(one) is dict:
            yield from ((key, value, inner[1]) for key, value in data.items())
        elif isinstance(data, list) and get_origin(one) in LISTS:
            yield from ((number, value, inner[0]) for number, value in enumerate(data))


def of_keys(data: Any, kind: Any, steps: Steps) -> Iterator[Fault]:
    """Keys that mean nothing here, and those that must be here and are not."""
    for one in members(kind) if isinstance(data, dict) else ():
        if get_origin(one) is dict:
            for key in data:
                yield from (Fault((*steps, key), *wrong[1:]) for wrong in faults(key, get_args(one)[0]))
        if not is_struct(one):
            continue
        fields = {field.encode_name: field for field in msgspec.structs.fields(one)}
        left = [name for name in fields if name not in data]
        for key in (key for key in data if key not in fields):
            near = get_close_matches(str(key), left, n=1, cutoff=0.7)
            left = [name for name in left if name not in near]
            mend = f"Did you mean `{near[0]}`?" if near else f"Remove it, or write one of: {', '.join(fields)}"
            yield Fault((*steps, key), f"unknown key `{key}`", mend)
        for name in left:
            if fields[name].required:
                known = ", ".join(choices(fields[name].type, ""))
                yield Fault(steps, f"`{name}` is missing", f"Add it: one of {known}" if known else "Add it")


def of_value(said: str, data: Any, kind: Any, steps: Steps) -> Fault:
    """What msgspec says of one value, in words for whoever wrote it."""
    problem, mend = misfit(said, kind, "", data)
    keys = [field.encode_name for one in members(kind) if is_struct(one) for field in msgspec.structs.fields(one)]
    if "matching regex" in said:
        problem = f"{data!r} cannot be a name here"
        mend = "Write it in lower-case letters, digits and underscores, and begin with a letter"
    elif "Expected `array" in said and isinstance(data, str):
        mend = "Write a list, even for one: [...], with the text in quotes"
    elif "Expected `str" in said and not isinstance(data, str | dict | list):
        mend = "Put it in quotes"
    elif "phrases" in keys:
        mend = "Write {phrases: [...]}, {any: [...]} or another finder that docs/packs-reference.md lists"
    elif "Expected `" in said and keys and not isinstance(data, dict):
        mend = f"Write keys with their values: {{{', '.join(f'{key}: ...' for key in keys)}}}"
    elif "Expected `" in said and isinstance(data, dict | list):
        mend = "docs/packs-reference.md shows the form"
    key = next((step for step in reversed(steps) if isinstance(step, str)), None)
    if key == "timeout" and isinstance(data, str):
        problem, mend = NO_DURATION, DURATION
    return Fault(steps, f"`{key}`: {problem}" if key else problem, mend.removesuffix("."))


def is_struct(kind: Any) -> bool:
    """Whether values of this kind have keys of their own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def entries_of(wrong: Iterable[Fault]) -> Set[Steps]:
    """The rules and other entries, and the keys of the header, that something is wrong with."""
    return {fault.steps[:2] for fault in wrong}


def without(data: Any, spoilt: Set[Steps]) -> Any:
    """The data without these entries."""
    if not isinstance(data, dict):
        return data
    left: dict[Any, Any] = {}
    for name, value in data.items():
        if (name,) in spoilt:
            continue
        if isinstance(value, list):
            left[name] = [one for number, one in enumerate(value) if (name, number) not in spoilt]
        elif isinstance(value, dict):
            left[name] = {key: one for key, one in value.items() if (name, key) not in spoilt}
        else:
            left[name] = value
    return left
