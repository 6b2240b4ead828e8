"""Sentences that tell how things are or were: their figures and pieces satisfy nothing.

"The May issue had an open rate of 24 %, and we sent a press release" says what is; "please get it to
30 %" says what shall be. There is no parser: a stretch tells something if it has a verb of being or
of the past and nothing that asks for anything.
"""

from askfirst.text.governing import orders
from askfirst.text.reading import Reading

ORDERS = ("@goal_setter", "@improve_verb", "@produce_verb", "@launch_verb", "@send_verb", "@bring_verb")
"""Verbs that ask for something where they give an order."""


def telling(reading: Reading, position: int) -> bool:
    """Whether the stretch around the token only tells something."""
    first, last = stretch(reading, position)
    told = [hit for hit in reading.outside_data("@narrating_verb") if first <= hit.start < last]
    if not told:
        return False
    if any(first <= hit.start < last for hit in reading.outside_data("@asking_word")):
        return False
    starts = {hit.start for hit in told}
    asked = (hit for key in ORDERS for hit in orders(reading, key))
    return not any(first <= hit.start < last and hit.start not in starts for hit in asked)


def stretch(reading: Reading, position: int) -> tuple[int, int]:
    """The tokens of the same sentence, or of its part up to a semicolon."""
    number = reading.sentences[position]
    first = last = position
    while first > 0 and reading.sentences[first - 1] == number and reading.words[first - 1] != ";":
        first -= 1
    while last < len(reading) and reading.sentences[last] == number and reading.words[last] != ";":
        last += 1
    return first, last
