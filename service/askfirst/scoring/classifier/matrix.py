"""Many weights of which most are 0, as a file holds them."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

SMALL = "<u1"
"""How columns, and how many weights a row has, are written."""


class Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that are not 0, a row for each feature: so they load as three blocks, not as a hundred thousand numbers.

    `counts` has how many weights each row has, `columns` where they stand in it, both as bytes; `values` has the
    weights.
    """

    counts: bytes = b""
    columns: bytes = b""
    values: bytes = b""

    @classmethod
    def of(cls, rows: Sequence[Mapping[int, float]], form: str) -> "Matrix":
        """The matrix with these weights by column. Raises OverflowError for what the form cannot hold."""
        columns = [column for row in rows for column in row]
        values = [value for row in rows for value in row.values()]
        parts = ([len(row) for row in rows], SMALL), (columns, SMALL), (values, form)
        return cls(*(np.array(part, of).tobytes() for part, of in parts))

    def fits(self, rows: int, columns: int, form: str) -> bool:
        """Whether its parts fit each other and that many rows and columns."""
        counts, places = (np.frombuffer(part, SMALL) for part in (self.counts, self.columns))
        whole = len(self.values) == len(places) * np.dtype(form).itemsize
        return len(counts) == rows and counts.sum() == len(places) and whole and bool((places < columns).all())

    def rows(self, form: str) -> list[dict[int, Any]]:
        """The weights of each row by column."""
        weights = zip(
            np.frombuffer(self.columns, SMALL).tolist(), np.frombuffer(self.values, form).tolist(), strict=True
        )
        return [dict(islice(weights, count)) for count in self.counts]

    def dense(self, columns: int, form: str) -> npt.NDArray[Any]:
        """All weights, those that are 0 as well: a row for each feature."""
        counts = np.frombuffer(self.counts, SMALL)
        found = np.zeros((len(counts), columns), form)
        rows = np.repeat(np.arange(len(counts)), counts)
        found[rows, np.frombuffer(self.columns, SMALL)] = np.frombuffer(self.values, form)
        return found

    def served(self, columns: int, form: str) -> npt.NDArray[Any]:
        """All weights as they are served: behind the rows of features one with nothing but 0."""
        return np.append(self.dense(columns, form), np.zeros((1, columns), form), axis=0)


class Sparse:
    """A matrix to sum rows of; what is 0 takes no memory. Behind the rows of features stands one with nothing but 0."""

    def __init__(self, matrix: Matrix, columns: int, form: str) -> None:
        self.width = columns
        self.counts = np.append(np.frombuffer(matrix.counts, SMALL), np.zeros(1, SMALL))
        self.starts = np.cumsum(self.counts, dtype=np.int32) - self.counts
        self.columns, self.values = np.frombuffer(matrix.columns, SMALL), np.frombuffer(matrix.values, form)

    def sums(self, rows: npt.NDArray[np.intp], numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The sum of rows, each times its number, for every column: added in the order of the rows."""
        counts = self.counts[rows].astype(np.intp)
        ends = counts.cumsum()
        places = np.arange(counts.sum()) + np.repeat(self.starts[rows] - ends + counts, counts)
        shares = self.values[places] * np.repeat(numbers, counts)
        return np.bincount(self.columns[places], shares, self.width).astype(float, copy=False)
