"""Which number each of many names has, as two arrays."""

from bisect import bisect_left
from collections.abc import Collection

import numpy as np
import numpy.typing as npt


class Index:
    """Numbers from 0 by name, in the order of the names.

    A dictionary of as many strings takes eight times the memory. A name is told by its hash of 64 bits, so one that is
    not among them passes for one that is once in 10^14 times. Raises ValueError where two names are alike.
    """

    def __init__(self, names: Collection[str]) -> None:
        self.size = len(names)
        hashes = np.fromiter(map(hashed, names), np.int64, self.size)
        order = hashes.argsort()
        # Behind the last one stands one more, so that whatever is looked for has a place.
        self._hashes = np.append(hashes[order], np.iinfo(np.int64).max)
        self._order = np.append(order, self.size)
        self._view = self._hashes.data
        if (self._hashes[1:] == self._hashes[:-1]).any():
            raise ValueError("two names are alike")

    def __len__(self) -> int:
        return self.size

    def of(self, name: str) -> int | None:
        """The number of a name; None where it has none."""
        sought = hashed(name)
        place = bisect_left(self._view, sought)
        return int(self._order[place]) if place < self.size and self._view[place] == sought else None

    def numbers(self, names: Collection[str]) -> npt.NDArray[np.intp]:
        """The number of each name; that behind the last one where it has none."""
        sought = np.fromiter(map(hashed, names), np.int64, len(names))
        places = self._hashes.searchsorted(sought)
        return np.where(self._hashes[places] == sought, self._order[places], self.size)


def hashed(name: str) -> int:
    """The hash of a name's bytes: Python's own of "iq" and of U+7169 are the same, as these are to it in memory."""
    return hash(name.encode("utf-8", "surrogatepass"))
