"""Names in running text: a vague word inside "Few & Far Apparel" says nothing about quantity."""

from typing import TYPE_CHECKING

from askfirst.text.hit import Hit

if TYPE_CHECKING:
    from askfirst.text.reading import Reading

NO_NAME = frozenset(
    "i monday tuesday wednesday thursday friday saturday sunday january february march april may "
    "june july august september october november december mon tue tues wed thu thur thurs fri sat sun jan "
    "feb mar apr jun jul aug sep sept oct nov dec".split()
)
FUNCTION_WORDS = frozenset("the a an of to for in on with and at by from is are it this that".split())
JOINTS = frozenset({"&", "of", "the", "and"})


def capital(reading: "Reading", position: int) -> bool:
    """Whether the token starts with a capital and can be part of a name."""
    return 0 <= position < len(reading.words) and reading.capitals[position]


def in_name(reading: "Reading", hit: Hit) -> bool:
    """Whether the hit is part of a name: capitals within it and beside it.

    At the start of a sentence the word's own capital proves nothing, so the words after it decide.
    """
    if reading.nouns_capital or not all(reading.capitals[hit.start : hit.end]):
        return False
    if reading.shouts:
        return False
    after = capital(reading, hit.end) or (
        hit.end < len(reading.words) and reading.words[hit.end] == "&" and capital(reading, hit.end + 1)
    )
    opens = hit.start == 0 or reading.sentences[hit.start] != reading.sentences[hit.start - 1]
    if opens and hit.start in reading.begins("@order_verb"):
        return False  # "Remind Oskar": a verb before a name
    if (
        not after
        and hit.start
        and reading.words[hit.start - 1].endswith(".")
        and reading.words[hit.end : hit.end + 1] == [":"]
    ):
        return False  # "in hall A. Priority: high"
    return after or (not opens and capital(reading, hit.start - 1))


def shouting(reading: "Reading") -> bool:
    """Whether the whole text is in capitals or title case, so that capitals say nothing."""
    small = capitals = 0
    for position, word in enumerate(reading.words):
        if position and word in FUNCTION_WORDS:
            small += 1
            capitals += reading.raw[reading.starts[position]].isupper()
    if small:
        return capitals * 2 > small
    letters = [reading.raw[start] for start in reading.starts if reading.raw[start].isalpha()]
    return len(letters) > 6 and sum(letter.isupper() for letter in letters) > 0.7 * len(letters)
