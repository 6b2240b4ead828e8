"""Which stretches of a text order nothing of whoever reads it: courtesies, reports, what "I" or "we" do.

"I'm out soon. Close ticket 7." leaves nothing open: "soon" is when somebody is away. Wishes and duties ("we need it
soon") are orders, and a statement that an order comes back to ("We meet soon. Send the deck by then.") is part of it.
The words are those of the language's lexicon, `telling_...`; clauses are parted by marks alone.
"""

from bisect import bisect_right
from collections.abc import Iterator
from enum import IntEnum

from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.reading import Reading
from askfirst.text.standing import starting
from askfirst.text.tokens import QUESTION_MARKS

PARTING = frozenset(", ; : ( ) \u2013 \u2014 \uff0c \uff1b \uff1a".split())
COLONS = frozenset({":", "\uff1a"})
SHORT = 3
"""Letters of words that are a verb's form by chance."""
LEAST = 3
"""Words that must be left beside asides: who only tells something orders nothing that could be clear."""
OPENERS = ("subject", "courtesy", "recall", "label", "urgency", "offer", "result")
WHOLE = ("@telling_courtesy", "@telling_recall", "@telling_urgency", "@telling_next")
"""What an order may follow at once."""
DOING = ("@order_verb", "@doing_verb")


class Aside(IntEnum):
    """How little a stretch has to do with the order, from nothing known."""

    NONE = 0
    PLAN = 1
    """What the sender does, or is going to: when, and which rest, is the sender's own matter."""
    IDLE = 2
    """Where the sender is, or what was talked about: how long or how little makes no difference either."""
    COURTESY = 3
    """Closing words, how urgent a dated order is, the content of a reason: nothing in them is to be carried out."""


Clause = tuple[int, int]


@once
def asides(reading: Reading) -> list[Aside]:
    """For each token what aside it stands in; none where hardly anything would be left."""
    none = [Aside.NONE] * len(reading)
    if not any(f"@telling_{name}" in reading.all_hits for name in OPENERS):
        return none
    found = list(none)
    for first, last in between_marks(reading):
        start, aside = judged(reading, first, last)
        lead = opening(reading, first, last)
        if aside is Aside.NONE and lead > 0 and found[first - 1] and follows(reading, first, last):
            start, aside = first, found[first - 1]
        for at in range(start, ordered(reading, start, last)):
            found[at] = aside
    for start, last in remarks(reading):
        for at in range(start, ordered(reading, start, last)):
            found[at] = Aside.COURTESY
    left = sum(1 for at, aside in enumerate(found) if not aside and reading.words[at][0].isalnum())
    return found if left >= LEAST else none


@once
def between_marks(reading: Reading) -> list[Clause]:
    """The stretches between marks, each with the mark behind it."""
    first, found = 0, []
    for at, word in enumerate(reading.words):
        last = at + 1 == len(reading) or reading.sentences[at + 1] != reading.sentences[at]
        if last or word in PARTING:
            found.append((first, at + 1))
            first = at + 1
    return found


def judged(reading: Reading, first: int, last: int) -> tuple[int, Aside]:
    """What a clause is to the order, and from which token on."""
    if labelled(reading, first):
        return first, Aside.COURTESY
    courtesy = first_of(reading, "courtesy", first, last)
    if courtesy is not None and before(reading, first, courtesy) is None:
        return courtesy, Aside.COURTESY
    lead = opening(reading, first, last)
    if first_of(reading, "recall", first, last) == lead and definite(reading, first, last):
        return first, Aside.COURTESY
    if first_of(reading, "urgency", first, last) == lead and urges(reading, first, last):
        return first, Aside.COURTESY
    return first, told(reading, first, last)


def remarks(reading: Reading) -> Iterator[Clause]:
    """Offers to help in doubt and hopes that it will please: "let me know if anything is unclear"."""
    for opener, closer in (("offer", "doubt"), ("result", "cheer")):
        for hit in reading.all_hits.get("@telling_" + opener, ()):
            closing = first_of(reading, closer, hit.end, reading.sentence_end(hit.start))
            if closing is not None:
                yield hit.start, clause_end(reading, closing)


def clause_end(reading: Reading, at: int) -> int:
    """Where the clause of a token ends, the mark behind it included."""
    clauses = between_marks(reading)
    return clauses[bisect_right(clauses, (at, len(reading))) - 1][1]


def ordered(reading: Reading, first: int, last: int) -> int:
    """Where an order begins behind an aside that no mark parts from it, or else its end.

    "I'm away next week so delete it", "as discussed delete it": behind a word that goes on, or a whole opener.
    """
    ends = opened(reading)
    return min((hit.start for hit in deeds(reading, first + 1, last) if hit.start in ends), default=last)


@once
def opened(reading: Reading) -> frozenset[int]:
    """Where the words end that an order may follow at once."""
    return frozenset(hit.end for key in WHOLE for hit in reading.all_hits.get(key, ()))


def told(reading: Reading, first: int, last: int) -> Aside:
    """What a clause is whose subject is the sender."""
    subject = first_of(reading, "subject", first, last)
    if (
        subject is None
        or reading.words[last - 1] in QUESTION_MARKS
        or first_of(reading, "ban", first, last) is not None
    ):
        return Aside.NONE
    if before(reading, first, subject) is not None or returns(reading, "then", last):
        return Aside.NONE
    if first_of(reading, "commitment", first, last) is not None:
        return Aside.NONE
    if first_of(reading, "idle", first, last) is not None:
        return Aside.IDLE
    return Aside.NONE if returns(reading, "back", last) else Aside.PLAN


def before(reading: Reading, first: int, subject: int) -> int | None:
    """What ahead of a subject makes it part of another clause: an order, or a joint ("the file that we")."""
    joined = first_of(reading, "joint", first, subject)
    if joined is not None:
        return joined
    ahead = deeds(reading, first, max(subject - 1, min(first + 1, subject)))
    return next((hit.start for hit in ahead), None)


def deeds(reading: Reading, first: int, last: int) -> Iterator[Hit]:
    """The words that may order something in the clause that begins at `first`, up to `last`."""
    hits = (hit for key in DOING for hit in starting(reading.all_hits.get(key, ()), first, last))
    return (hit for hit in hits if may_order(reading, hit.start, first))


def may_order(reading: Reading, at: int, first: int) -> bool:
    """Whether a verb's form is likely to be one: no "de" or "por", and no German noun ("die Zahlen")."""
    noun = reading.nouns_capital and at > first and reading.raw[reading.starts[at]].isupper()
    return len(reading.words[at]) > SHORT and not noun


def follows(reading: Reading, first: int, last: int) -> bool:
    """Whether a clause draws a conclusion for the sender alone: "I'm out soon, so this is short"."""
    lead = first_of(reading, "so", first, last)
    same = reading.sentences[first - 1] == reading.sentences[first]
    if not same or lead != first or first_of(reading, "ban", first, last) is not None:
        return False
    return next(deeds(reading, first, last), None) is None


def labelled(reading: Reading, first: int) -> bool:
    """Whether a clause stands behind "reason:", itself behind an order."""
    if first < LEAST or reading.words[first - 1] not in COLONS:
        return False
    for hit in reading.all_hits.get("@telling_label", ()):
        if hit.end == first - 1 and hit.start > 0:
            return reading.sentences[hit.start - 1] == reading.sentences[first]
    return False


def definite(reading: Reading, first: int, last: int) -> bool:
    """Whether the text says in full what was discussed: a record, a name in quotes or an address stands in it."""
    return any(
        not first <= hit.start < last
        for name in ("id", "quote", "email", "file", "number")
        for hit in reading.entities(name)
    ) or bool(reading.data)


def urges(reading: Reading, first: int, last: int) -> bool:
    """Whether the clause only urges an order that has its date: "asap pls: block 25 Nov"."""
    if reading.words[last - 1] not in COLONS or last - first > LEAST + 1:
        return False
    return any(hit.start >= last for hit in reading.entities("date"))


def returns(reading: Reading, name: str, position: int) -> bool:
    """Whether the text comes back to a statement further on: "by then", "them"."""
    hits = reading.all_hits.get("@telling_" + name, [])
    return bool(hits) and hits[-1].start >= position


def first_of(reading: Reading, name: str, first: int, last: int) -> int | None:
    """Where the first word of a list stands in a clause."""
    hits = reading.all_hits.get("@telling_" + name, ())
    return next((hit.start for hit in starting(hits, first, last)), None)


def opening(reading: Reading, first: int, last: int) -> int:
    """The first token of a clause that is no mark."""
    return next((at for at in range(first, last) if reading.words[at][0].isalnum()), last)
