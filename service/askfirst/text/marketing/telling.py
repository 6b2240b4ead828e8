"""Sentences that tell how things are or were: their figures and pieces satisfy nothing.

"The May issue had an open rate of 24 %, and we sent a press release" says what is; "please get it to
30 %" says what shall be. There is no parser: a stretch tells something if it has a verb of being or
of the past and nothing that asks for anything.
"""

from askfirst.text.governing import orders
from askfirst.text.lazy import by_stretch
from askfirst.text.reading import Reading
from askfirst.text.standing import last_of, next_of, starting

ORDERS = ("@goal_setter", "@improve_verb", "@produce_verb", "@launch_verb", "@send_verb", "@bring_verb")
"""Verbs that ask for something where they give an order."""


def telling(reading: Reading, position: int) -> bool:
    """Whether the stretch around the token only tells something."""
    return only_told(reading, *stretch(reading, position))


@by_stretch
def only_told(reading: Reading, first: int, last: int) -> bool:
    """Whether a stretch has a verb of being or of the past, and nothing that asks for anything."""
    told = starting(reading.outside_data("@narrating_verb"), first, last)
    if not told or starting(reading.outside_data("@asking_word"), first, last):
        return False
    starts = {hit.start for hit in told}
    asked = (hit for key in ORDERS for hit in starting(orders(reading, key), first, last))
    return not any(hit.start not in starts for hit in asked)


def stretch(reading: Reading, position: int) -> tuple[int, int]:
    """The tokens of the same sentence, or of its part up to a semicolon."""
    first = last_of(reading, PARTING, reading.sentence_start(position), position) + 1
    return first, next_of(reading, PARTING, position, reading.sentence_end(position))


PARTING = frozenset({";"})
