"""German verbs where they give an order, for phrases marked with `~`.

Regular forms only (Duden, Die Grammatik, 608 to 610); the lexicon's `irregular` gives the form for du where it
differs: `geben: [gib]`. Of a verb whose first part comes off (absagen) these are the forms in one word.
"""

from collections.abc import Mapping, Sequence

LOOSE = tuple(
    "zurück zusammen weiter wieder durch nieder herum voran fertig frei fest hoch nach über auf aus bei ein her hin "
    "los mit vor weg ab an um zu".split()
)
SHORTEST = 4
"""Letters of a verb behind a part that comes off: "anten" is none."""


def orders(word: str, irregular: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The forms that order: infinitive (and with Sie), du, ihr, and the infinitive with "zu" of verbs in two parts.

    >>> orders("ändern", {}), orders("absagen", {})
    (('ändern', 'änder', 'ändere', 'ändert'), ('absagen', 'abzusagen'))
    """
    for part in LOOSE:
        base = word.removeprefix(part)
        if base != word and len(base) > SHORTEST and base.endswith("n"):
            return word, f"{part}zu{base}"
    stem = word.removesuffix("en") if word.endswith("en") else word.removesuffix("n")
    ending = "et" if stem[-1] in "dt" else "t"
    return (word, stem, stem + "e", stem + ending, *irregular.get(word, ()))
