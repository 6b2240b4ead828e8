"""Words by which a value comes beside another, and not in its place: "for building 5 too", "10 more", "another 10"."""

from askfirst.scoring.hearing.turning.leading import joins
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered, terms
from askfirst.text.reading import Reading

PACKED = 1
"""Words between a number and what adds it: "10 boxes more"."""


def goes_on(text: Reading) -> bool:
    """Whether a message adds to what was said, or orders it once more: "and copy Ida", "another room", "again"."""
    return joins(text) or bool(text.hits("@repeating") or text.hits("@another_word") or adds(text))


def adds(text: Reading) -> frozenset[int]:
    """The tokens of such words: at the end of a message, "too many" is none, or beside a number."""
    ends = closing(text) | beside_number(text)
    return frozenset(at for start, end in ends.items() for at in range(start, end))


def closing(text: Reading) -> dict[int, int]:
    """Those behind a value, with nothing behind them but a courtesy."""
    tail = covered(text, "@leading", "@called_off_tail")
    return {
        start: end
        for start, end in terms(text, "@too_word").items()
        if start and all(at in tail or not text.words[at][0].isalnum() for at in range(end, len(text)))
    }


def beside_number(text: Reading) -> dict[int, int]:
    """Those right ahead of a number, or behind it and what it counts."""
    numbers = text.entities("number")
    starts = frozenset(hit.start for hit in numbers)
    behind = frozenset(hit.end + step for hit in numbers for step in range(PACKED + 1))
    small = covered(text, "@small_word", "@adding_lead") - tokens_of(numbers)
    return {
        start: end
        for start, end in terms(text, "@more_word").items()
        if end in starts or (start in behind and start - 1 not in small)
    }
