"""Things that a question or a condition only supposes: "anything from the tax office? If yes, forward it"."""

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
    own = reading.sentences[anaphor.start]
    for at in range(anaphor.start):
        sentence = reading.sentences[at]
        if own - sentence > 1 or not supposing(now, sentence):
            continue
        if reading.words[at] in OPEN or (reading.words[at - 1] in OWNING and now.text.classes[at] == "time" and at):
            return anaphor.need == "thing"
    return False


def supposing(now: Message, sentence: int) -> bool:
    """Whether a sentence asks something or opens with a condition."""
    reading = now.text.reading
    first = reading.sentences.index(sentence)
    last = len(reading.sentences) - reading.sentences[::-1].index(sentence) - 1
    return reading.words[last] == "?" or not CONDITIONS.isdisjoint(reading.words[first : first + OPENING])
