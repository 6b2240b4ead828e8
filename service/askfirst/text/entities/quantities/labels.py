"""Numbers that tell one of several things from the others: silo 2 of silos 1 and 2, the order, 8890, release 8.3."""

from askfirst.text.entities.quantities.surroundings import ABOUT, Surroundings
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.nouns import DETERMINERS, STOPS, plural
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

JOINTS = frozenset(", and or & to - –".split())
NO_HEADS = ("@amount_verb", "@mass_noun", "@quantity_key", "@dimension")
"""Lists of words behind which a number is an amount, not a name."""


def labelled(around: Surroundings, number: Hit) -> bool:
    """Whether a number only tells which one is meant: its place in a row, in commas, in a text value says so."""
    return recurring(around, number)


def head_of(around: Surroundings, number: Hit) -> int | None:
    """The noun that a number stands behind, also over others of its row: chapters 2 and 3, bookings 771, 772."""
    words, at = around.words, number.start - 1
    inside = around.number_starts
    while at > 0:
        if at in inside:
            at = inside[at] - 1
        elif words[at] in JOINTS and at - 1 in inside:
            at -= 1
        else:
            break
    if at < 0 or around.reading.sentences[at] != around.reading.sentences[number.start]:
        return None
    word, row = words[at], at != number.start - 1
    if not word.isalpha() or word in STOPS | ABOUT | DETERMINERS or at in no_heads(around.reading):
        return None
    return at if not row or plural(word) else None


@once
def no_heads(reading: Reading) -> frozenset[int]:
    """The tokens behind which a number is no name."""
    return frozenset(hit.end - 1 for key in NO_HEADS for hit in reading.all_hits.get(key, ()))


def recurring(around: Surroundings, number: Hit) -> bool:
    """Whether a number stands in a row behind its noun, or the noun has another number elsewhere: run 14, run 15."""
    head = head_of(around, number)
    if head is None:
        return False
    if head != number.start - 1:
        return True
    return bool(named_by(around)[singular(around.words[head])] - {number.attrs["value"]})


@once
def named_by(around: Surroundings) -> dict[str, set[str]]:
    """The numbers behind each noun, in the singular: run -> 6, 7."""
    found: dict[str, set[str]] = {}
    for one in around.numbers:
        head = head_of(around, one)
        if head is not None:
            found.setdefault(singular(around.words[head]), set()).add(one.attrs["value"])
    return found
