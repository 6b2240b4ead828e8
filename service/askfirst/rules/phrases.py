"""The small language of phrases: one line in YAML, all the wordings it stands for.

`a (good|nice) [little] discount~` is "a good discount", "a nice little discounts", ...:
`(x|y)` gives alternatives, `[x]` may be missing, `~` adds the word's inflected forms.
"""

import itertools
import re
from collections.abc import Callable, Sequence

Inflect = Callable[[str], Sequence[str]]
PIECE = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]|([^()\[\]]+)")
SPECIAL = re.compile(r"[()\[\]~]|^\s*$")
WILD = re.compile(r"\w(\*)|(?<=\w)(~)(?=[\w-])")
"""What is meant for any ending, and is none."""
MAX_WORDINGS = 400


class ConditionError(ValueError):
    """A condition, or a phrase of one, that cannot be compiled; neither text has a full stop."""

    def __init__(self, problem: str, mend: str = "See docs/packs-reference.md for the forms") -> None:
        super().__init__(f"{problem}. {mend}")
        self.problem, self.mend = problem, mend


def expand(phrase: str, inflect: Inflect) -> tuple[str, ...]:
    """Every wording of a phrase, in lower case with single spaces. Raises ConditionError."""
    if found := WILD.search(phrase):
        mend = "Write word~ at the end of a word for its forms"
        raise ConditionError(f"{phrase!r} has {found[1] or found[2]!r} within a word", mend)
    if phrase and not SPECIAL.search(phrase):
        return (" ".join(phrase.split()).lower(),)
    pieces: list[list[str]] = []
    position = 0
    for found in PIECE.finditer(phrase):
        if found.start() != position:
            break
        position = found.end()
        pieces.append(choices(found))
    if position != len(phrase):
        raise ConditionError(f"unbalanced or nested brackets in {phrase!r}")
    wordings: dict[str, None] = {}
    for parts in itertools.product(*pieces):
        for wording in inflected(" ".join("".join(parts).split()), inflect):
            wordings[wording.lower()] = None
        if len(wordings) > MAX_WORDINGS:
            raise ConditionError(f"{phrase!r} stands for more than {MAX_WORDINGS} wordings")
    if "" in wordings:
        raise ConditionError(f"{phrase!r} can be empty")
    return tuple(wordings)


def choices(found: "re.Match[str]") -> list[str]:
    """The texts that one piece stands for."""
    group, optional, plain = found.groups()
    if group is not None:
        return group.split("|")
    if optional is not None:
        return ["", *optional.split("|")]
    return [plain]


def inflected(wording: str, inflect: Inflect) -> list[str]:
    """The wording with every `word~` replaced by each of its forms."""
    words = [inflect(word[:-1]) if word.endswith("~") else (word,) for word in wording.split(" ")]
    return [" ".join(parts) for parts in itertools.product(*words)]
