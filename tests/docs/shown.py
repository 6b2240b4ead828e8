"""Comparing what a page shows with what really came: `...` stands for anything, ids and times change.

What follows from the packs or the weights (their digests, the id of an assessment) is shown as `...` alone: whatever
else stood there would be wrong for readers as soon as a rule is edited.
"""

import re
from typing import Any

_CHANGING = re.compile(
    r"(clr|evt|sub|dlv|fbk|key|whsec|afc1)[_.][\w+/=.-]+|\d{4}-\d\d-\d\dT[\d:.]+Z|https?://[^/]+/answer/\S+"
)
_DIGESTS = re.compile(r"asm_[0-9a-f]{6,}|[0-9a-f]{12}(\+[0-9a-f]{12})?")
"""Values that change with every edit of a rule or with new weights."""


def unlike(shown: Any, found: Any, path: str = "answer") -> list[str]:
    """What the shown value says that the found one does not. An object may show some of its names only."""
    if isinstance(shown, dict) and isinstance(found, dict):
        missing = [f"{path}.{name} is not there" for name in shown if name not in found]
        return missing + [
            difference
            for name, value in shown.items()
            if name in found
            for difference in unlike(value, found[name], f"{path}.{name}")
        ]
    if isinstance(shown, list) and isinstance(found, list):
        if len(shown) != len(found):
            return [f"{path} has {len(found)} entries, not {len(shown)}"]
        pairs = enumerate(zip(shown, found, strict=True))
        return [one for number, (a, b) in pairs for one in unlike(a, b, f"{path}[{number}]")]
    if isinstance(shown, str) and isinstance(found, str):
        if _DIGESTS.fullmatch(shown):
            return [f"{path} is shown as {shown!r}, which the next edit of a rule changes: show `...`"]
        return [] if same_text(shown, found) else [f"{path} is {found!r}, not {shown!r}"]
    alike = shown == found and isinstance(shown, bool) == isinstance(found, bool)
    return [] if alike else [f"{path} is {found!r}, not {shown!r}"]


def left_out(shown: Any, found: Any, path: str = "answer") -> list[str]:
    """The names that the found value has and the shown one does not, where all of it is to be shown."""
    if isinstance(shown, dict) and isinstance(found, dict):
        missing = [f"{path}.{name} is not shown" for name in found if name not in shown]
        both = [(name, value) for name, value in shown.items() if name in found]
        return missing + [one for name, value in both for one in left_out(value, found[name], f"{path}.{name}")]
    if isinstance(shown, list) and isinstance(found, list):
        pairs = enumerate(zip(shown, found, strict=False))
        return [one for number, (a, b) in pairs for one in left_out(a, b, f"{path}[{number}]")]
    return []


def same_text(shown: str, found: str) -> bool:
    """Whether a text is the one shown, `...` standing for anything, and ids and times for each other."""
    parts = (re.escape(_CHANGING.sub("<changes>", part)) for part in shown.split("..."))
    return re.fullmatch(".*".join(parts), _CHANGING.sub("<changes>", found), re.DOTALL) is not None or bool(
        re.fullmatch(".*".join(map(re.escape, shown.split("..."))), found, re.DOTALL)
    )
