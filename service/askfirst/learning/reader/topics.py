"""What is asked for first, for the reader's upper layers to learn: on texts alone that leave something open."""

from collections.abc import Sequence

from askfirst.learning.labels import LabelsError
from askfirst.learning.reader.examples import CALIBRATION, REAL, Example
from askfirst.learning.reader.upper import Lesson
from askfirst.learning.replies import Asked, WrittenReply
from askfirst.model import Instruction
from askfirst.reader.reading import TOPICS, Topic

FIRST, ROUNDS = 4, 3
"""The first layer that is trained anew, and rounds over all texts."""
OFTEN = {REAL: 2}
"""How often a text is learned in a round, by its source: real ones are few beside written ones."""
FIRST_SHARE = 0.7
"""How likely the topic is to be learned that a reader would ask for first; the others share the rest."""


def written_lessons(asked: Sequence[Asked], replies: Sequence[WrittenReply]) -> list[Lesson]:
    """The requests that leave something open, with what is asked for. Raises LabelsError where one is not there."""
    known, found = {one.id: one for one in replies}, []
    for one in asked:
        if one.id not in known:
            raise LabelsError(f"{one.id} is no reply of the corpus. Name the first reply to the request")
        if one.topics:
            reply = known[one.id]
            request = Instruction(text=reply.request, language=reply.language)
            found.append(Lesson(request, shares_of(one.topics), 0.5 if one.doubtful else 1.0))
    return found


def lessons_of(examples: Sequence[Example]) -> list[Lesson]:
    """The examples that leave something open whose first topic somebody told, without families of `CALIBRATION`."""
    return [
        Lesson(
            one.request,
            shares_of([*dict.fromkeys((one.first, *(topic for topic, _, _ in one.spans), *one.missing))]),
            one.weight,
        )
        for one in examples
        if one.unclear and one.first and one.family not in CALIBRATION
        for _ in range(OFTEN.get(one.source, 1))
    ]


def shares_of(topics: Sequence[Topic]) -> list[float]:
    """How likely each topic is to be learned as the first one."""
    first, *others = topics
    share = FIRST_SHARE if others else 1.0
    return [share if topic == first else (1 - share) / len(others) if topic in others else 0.0 for topic in TOPICS]
