"""What a reply does with the question before it, for the reader's upper layers to learn."""

from collections.abc import Sequence
from random import Random

from askfirst.learning.reader.examples import CALIBRATION, REAL, Example
from askfirst.learning.reader.lessons import Heads, Lesson
from askfirst.reader.reading import ACTS

HEADS = Heads("acts", "act", ACTS)
FIRST, ROUNDS = 2, 3
"""The first layer that is trained anew, and rounds over all texts."""
COUNTS = {REAL: 0.4}
"""What a text counts by its source, beside 1 for written ones: real dialogues have hardly any refusals or deferrals."""
MOST_ANSWERS = 800
"""Real replies that simply answer, at most: they are most of all."""


def lessons_of(examples: Sequence[Example]) -> list[Lesson]:
    """The examples that say what a reply does, without families of `CALIBRATION`."""
    chosen = [one for one in examples if one.act and one.family not in CALIBRATION]
    answers = [one for one in chosen if one.source == REAL and one.act == "answers"]
    rng = Random(1)  # noqa: S311 - a choice of texts, no secret
    dropped = {id(one) for one in rng.sample(answers, max(0, len(answers) - MOST_ANSWERS))}
    return [
        Lesson(one.request, [float(act == one.act) for act in ACTS], one.weight * COUNTS.get(one.source, 1.0))
        for one in chosen
        if id(one) not in dropped
    ]
