"""Things that a question or a condition only supposes: "anything from the tax office? If yes, forward it"."""

from bisect import bisect_left, bisect_right

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.pronouns.anaphors import Anaphor

OPEN = frozenset({"anything", "something"})
CONDITIONS = frozenset({"if", "when", "whenever", "once", "should", "unless", "case"})
OWNING = frozenset({"my", "our"})
OPENING = 2
"""Words from the start of a sentence within which a condition begins: "and if", "in case"."""


def supposed(now: Message, anaphor: Anaphor) -> bool:
    """Whether a question or a condition ahead speaks of whatever there may be, or of an entry by its time."""
    reading = now.text.reading
    if anaphor.need != "thing" or (OPEN | OWNING).isdisjoint(reading.words):
        return False
    own = reading.sentences[anaphor.start]
    return any(supposing(now, sentence) and speaks_openly(now, sentence, anaphor.start) for sentence in (own, own - 1))


def speaks_openly(now: Message, sentence: int, end: int) -> bool:
    """Whether the sentence speaks, ahead of a place, of anything, or of an entry by its time: "my 16:00"."""
    reading = now.text.reading
    for at in range(bisect_left(reading.sentences, sentence), end):
        if reading.sentences[at] != sentence:
            break
        if reading.words[at] in OPEN or (at and reading.words[at - 1] in OWNING and now.text.classes[at] == "time"):
            return True
    return False


def supposing(now: Message, sentence: int) -> bool:
    """Whether a sentence asks something or opens with a condition."""
    reading = now.text.reading
    first, last = bisect_left(reading.sentences, sentence), bisect_right(reading.sentences, sentence) - 1
    if first > last:
        return False
    return reading.words[last] == "?" or not CONDITIONS.isdisjoint(reading.words[first : first + OPENING])
