"""Expressions narrowed to usual characters.

spaCy's name every letter and sign of all scripts, and to compile them takes a tenth of a start. In a text of usual
characters the rest of a class matches nothing, so it can be left out.
"""

import re

from askfirst.text.tokenising.chunks import NEVER
from askfirst.text.tokenising.rules import BEYOND, Expressions

LAST = f"\\u{ord(BEYOND) - 1:04x}"
CLASS = re.compile(r"\\.|\[(?!\^)(?P<members>\]?(?:\\.|[^\]\\])*)\]", re.DOTALL)
"""An escaped character, or a class that is not negated."""
CHARACTER = r"\\U[0-9A-Fa-f]{8}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\.|[^\\]"
MEMBER = re.compile(rf"(?P<first>{CHARACTER})(?:-(?P<last>{CHARACTER}))?", re.DOTALL)
CASELESS = re.compile(r"\(\?[a-zA-Z]*i")
"""Says that case is ignored: then a rare character, such as the sign for Kelvin, matches a usual letter."""


def narrowed(every: Expressions) -> Expressions:
    """The expressions for texts of usual characters alone, in which they match the same."""
    several = every.prefix, every.suffix, every.infix, every.whole
    return Expressions(*(one if CASELESS.search(one) else CLASS.sub(narrow, one) for one in several))


def narrow(found: re.Match[str]) -> str:
    """A class without what lies beyond the usual characters."""
    if found["members"] is None:
        return found[0]
    kept = "".join(dict.fromkeys(map(member, MEMBER.finditer(found["members"]))))
    return f"[{kept}]" if kept else NEVER


def member(found: re.Match[str]) -> str:
    """A character or range of a class, or as much of it as is usual; signs that say more side by side are escaped."""
    first, last = found["first"], found["last"]
    if code(first) >= ord(BEYOND):
        return ""
    if last is None:
        return escaped(first)
    return f"{escaped(first)}-{LAST if code(last) >= ord(BEYOND) else escaped(last)}"


def escaped(character: str) -> str:
    """A character of a class that stands for itself wherever in the class it stands."""
    return character if character.startswith("\\") else re.escape(character)


def code(character: str) -> int:
    """The number of a character as it stands in a class; that of its letter for a set of characters."""
    if len(character) > len("\\u"):
        return int(character[len("\\u") :], 16)
    return ord(character[-1])
