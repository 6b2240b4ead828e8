"""What a model gets right that sees nothing but length, digits, or vague words: the corpus must defeat each."""

import re
from collections.abc import Callable, Sequence

from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_score

from askfirst.evaluation.dataset import Case

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
