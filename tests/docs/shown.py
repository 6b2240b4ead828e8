"""Comparing what a page shows with what really came: `...` stands for anything, ids and times change."""

import re
from typing import Any

_CHANGING = re.compile(
    r"(asm|clr|evt|sub|dlv|fbk|key|whsec|afc1)[_.][\w+/=.-]+|\d{4}-\d\d-\d\dT[\d:.]+Z|https?://[^/]+/answer/\S+"
)
_VERSIONS = ("packs", "version", "packs_version")
"""Names of values that change with every change of a pack."""


def unlike(shown: Any, found: Any, path: str = "answer") -> list[str]:
    """What the shown value says that the found one does not. An object may show some of its names only."""
    if isinstance(shown, dict) and isinstance(found, dict):
        missing = [f"{path}.{name} is not there" for name in shown if name not in found]
        return missing + [
            difference
            for name, value in shown.items()
            if name in found and name not in _VERSIONS
            for difference in unlike(value, found[name], f"{path}.{name}")
        ]
    if isinstance(shown, list) and isinstance(found, list):
        if len(shown) != len(found):
            return [f"{path} has {len(found)} entries, not {len(shown)}"]
        pairs = enumerate(zip(shown, found, strict=True))
        return [one for number, (a, b) in pairs for one in unlike(a, b, f"{path}[{number}]")]
    if isinstance(shown, str) and isinstance(found, str):
        return [] if same_text(shown, found) else [f"{path} is {found!r}, not {shown!r}"]
    alike = shown == found and isinstance(shown, bool) == isinstance(found, bool)
    return [] if alike else [f"{path} is {found!r}, not {shown!r}"]


def same_text(shown: str, found: str) -> bool:
    """Whether a text is the one shown, `...` standing for anything, and ids and times for each other."""
    parts = (re.escape(_CHANGING.sub("<changes>", part)) for part in shown.split("..."))
    return re.fullmatch(".*".join(parts), _CHANGING.sub("<changes>", found), re.DOTALL) is not None or bool(
        re.fullmatch(".*".join(map(re.escape, shown.split("..."))), found, re.DOTALL)
    )
