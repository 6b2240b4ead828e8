"""What a text tells only as it was: "it still says 40 %", "KR 88120 is wrong", "now 36 cartons"."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.tokens import SENTENCE_ENDS

MARKS = frozenset({",", ";", ":", "-", "\u2013", "\u2014", "(", ")"}) | SENTENCE_ENDS


def bygone(reading: Reading, at: int) -> bool:
    """Whether words between the marks around the token say that what stands there is what was."""
    return any(joined(reading, hit, at) for hit in reading.all_hits.get("@bygone", ()))


def joined(reading: Reading, hit: Hit, at: int) -> bool:
    """Whether no mark stands between the words and the token."""
    if reading.sentences[hit.start] != reading.sentences[at]:
        return False
    between = reading.words[hit.end : at] if hit.end <= at else reading.words[at : hit.start]
    return MARKS.isdisjoint(between)
