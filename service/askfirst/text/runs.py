"""Sentences and clauses as stretches of tokens."""

from collections.abc import Iterator

from askfirst.text.reading import Reading


def sentences(reading: Reading) -> Iterator[tuple[int, int]]:
    """Start and end of each sentence."""
    return runs(reading.sentences, 0, len(reading))


def clauses(reading: Reading, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Start and end of each clause within a stretch."""
    return runs(reading.clauses, start, end)


def runs(numbers: list[int], start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches of equal numbers."""
    first = start
    for position in range(start + 1, end + 1):
        if position == end or numbers[position] != numbers[first]:
            yield first, position
            first = position
