"""Sentences that only tell how things stand, ahead of the order: "A few guests only eat fish. Book ...".

A sentence that opens with how many there are, or with how it looks, gives no order itself; what it
counts is left open only where no order with an object of its own follows.
"""

from askfirst.text.reading import Reading

LOOKS = frozenset("looks seems sounds appears turns".split())
"""Behind these, without a subject, somebody tells what they see."""
COUNTS = "@vague_count"
SHORTEST = 4
"""Words of the shortest sentence with a subject and a verb."""
PARTICIPLES = frozenset("needed wanted required".split())
POINTING = frozenset("them they these those it one ones".split())
"""By these the order may be about what was counted."""


def is_background(reading: Reading, opener: int, end: int, orders: set[int]) -> bool:
    """Whether the sentence from its opening to its end tells how things stand, and an order follows.

    `orders` are the tokens at which a verb can give an order.
    """
    words = reading.words
    if end >= len(words) or end - opener < SHORTEST or words[end - 1] not in {".", "!"}:
        return False
    if words[opener] not in LOOKS and not counting(reading, opener):
        return False
    if not PARTICIPLES.isdisjoint(words[opener:end]):
        return False
    return ordered_next(reading, end, orders)


def counting(reading: Reading, opener: int) -> bool:
    """Whether a count without a number stands at the token."""
    return any(hit.start == opener for hit in reading.all_hits.get(COUNTS, ()))


def ordered_next(reading: Reading, start: int, orders: set[int]) -> bool:
    """Whether the sentence that begins here orders something that is not called "them"."""
    words, sentences = reading.words, reading.sentences
    first = next((at for at in range(start, len(words)) if words[at][0].isalnum()), len(words))
    if first >= len(words) or sentences[first] != sentences[start] or first not in orders:
        return False
    last = next((at for at in range(first, len(words)) if sentences[at] != sentences[first]), len(words))
    return POINTING.isdisjoint(words[first:last])
