"""Whether something has to be asked first, and on what, for the reader's upper layers to learn."""

from collections.abc import Iterable, Sequence
from random import Random

from askfirst.learning.reader.examples import CALIBRATION, CORPUS, DOUBTFUL, Example
from askfirst.learning.reader.lessons import Heads, Lesson
from askfirst.learning.requests import Asked
from askfirst.model import Instruction
from askfirst.reader.reading import TOPICS, Topic

HEADS = Heads("topics", "first", TOPICS, unclear=True)
FIRST, ROUNDS = 2, 1
"""The first layer that is trained anew, and rounds over all texts: a second one makes unseen texts worse."""
FIRST_SHARE = 0.7
"""How likely the topic is to be learned that a reader would ask for first; the others share the rest."""
COUNTS = {CORPUS: 0.5}
"""What a text counts by its source: the corpus was written to be labelled, and there is more of it than of all else."""
MOST_ENGLISH = 11_000
"""English texts of the corpus, at most: the reader has learned all of it before. The other languages have fewer."""
NEW = 2
"""How often a request counts that the reader has not learned from before."""


def some(corpus: Iterable[Example]) -> list[Example]:
    """Of the corpus `MOST_ENGLISH` texts in English, the same every time, and all others."""
    english: list[Example] = []
    others: list[Example] = []
    for one in corpus:
        (english if one.request.language in (None, "en") else others).append(one)
    rng = Random(2)  # noqa: S311 - a choice of texts, no secret
    return [*rng.sample(english, min(MOST_ENGLISH, len(english))), *others]


def lessons_of(examples: Iterable[Example]) -> list[Lesson]:
    """The examples without families of `CALIBRATION`."""
    return [
        Lesson(
            one.request,
            shares_of([*dict.fromkeys((one.first, *(topic for topic, _, _ in one.spans), *one.missing))])
            if one.unclear and one.first
            else None,
            one.weight * COUNTS.get(one.source, 1.0),
            unclear=one.unclear,
        )
        for one in examples
        if one.family not in CALIBRATION
    ]


def asked_lessons(asked: Iterable[tuple[Asked, Instruction]]) -> list[Lesson]:
    """The requests with what readers would ask about them."""
    return [
        Lesson(
            request,
            shares_of(one.topics) if one.topics else None,
            DOUBTFUL if one.doubtful else 1.0,
            unclear=bool(one.topics),
        )
        for one, request in asked
    ]


def shares_of(topics: Sequence[Topic]) -> list[float]:
    """How likely each topic is to be learned as the first one."""
    first, *others = topics
    share = FIRST_SHARE if others else 1.0
    return [share if topic == first else (1 - share) / len(others) if topic in others else 0.0 for topic in TOPICS]
