"""What must not give a label away: length, register, action; nor length, digits or vague words to a model."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_score

from askfirst.evaluation.dataset import Case

SHORT, LONG = 8, 25
"""Words up to which a text is short, and from which it is long."""
POLITE = ("please", "could you", "would you", "can you", "kindly", "dear ", "hi ", "hello ")
HIGHEST = 0.65
"""Accuracy under which each shortcut has to stay."""
VAGUE = frozenset(
    "good better best nice proper suitable appropriate relevant right some several few many lots various soon later "
    "quickly asap recently old new big small important usual normal handle sort deal thing things stuff something "
    "somehow maybe it they them".split()
)


def lengths(text: str) -> list[float]:
    """Words and characters, also squared, so that a middle can be told too."""
    words, characters = len(text.split()), len(text)
    return [words / 10, (words / 10) ** 2, characters / 100, (characters / 100) ** 2]


def digits(text: str) -> list[float]:
    """Whether there are digits, how many, and how many numbers."""
    count = sum(map(str.isdigit, text))
    return [float(count > 0), count / 10, len(re.findall(r"\d+", text)) / 3]


def vague_words(text: str) -> list[float]:
    """How many of the usual vague words there are."""
    count = sum(word in VAGUE for word in re.findall(r"[a-z]+", text.lower()))
    return [float(count > 0), float(count)]


SHORTCUTS: dict[str, Callable[[str], list[float]]] = {
    "length only": lengths,
    "digits only": digits,
    "vague words only": vague_words,
}


def accuracies(cases: Sequence[Case]) -> dict[str, float]:
    """The accuracy of each shortcut by cross-validation over themes."""
    labels = [case.unclear for case in cases]
    themes = [case.meta["theme"] for case in cases]
    folds = GroupKFold(min(5, len(set(themes))))
    return {
        name: float(
            cross_val_score(
                LogisticRegression(max_iter=1000), [seen(case.text) for case in cases], labels, groups=themes, cv=folds
            ).mean()
        )
        for name, seen in SHORTCUTS.items()
    }


def length(text: str) -> str:
    """Short, middling or long."""
    words = len(text.split())
    return "short" if words <= SHORT else "long" if words >= LONG else "middling"


def register(text: str) -> str:
    """Chat (no capital at the start), polite, or plain orders."""
    if text[:1].islower():
        return "chat"
    return "polite" if text.lower().startswith(POLITE) or " please" in text.lower() else "plain"


def action(text: str) -> str:
    """The first plain word: in an instruction mostly its verb."""
    lower = text.lower()
    for opening in POLITE:
        lower = lower.removeprefix(opening)
    return next((word for word in lower.split() if word.isalpha()), "")


def crossings(cases: Sequence[Case]) -> Counter[tuple[str, ...]]:
    """Texts by department, length, register and label."""
    return Counter(
        (case.department or "general", length(case.text), register(case.text), str(case.label)) for case in cases
    )


def against_length(cases: Sequence[Case]) -> float:
    """The share of texts that are long and unclear, or short and clear."""
    told = [(length(case.text), case.unclear) for case in cases]
    return sum(one in (("long", True), ("short", False)) for one in told) / len(told)


def one_sided_actions(cases: Sequence[Case], least: int = 12) -> dict[str, float]:
    """Actions of at least so many texts whose share of unclear ones is under 0.2 or over 0.8."""
    by_action: dict[str, list[bool]] = {}
    for case in cases:
        by_action.setdefault(action(case.text), []).append(case.unclear)
    shares = {name: sum(labels) / len(labels) for name, labels in by_action.items() if len(labels) >= least}
    return {name: share for name, share in sorted(shares.items()) if not 0.2 <= share <= 0.8}
