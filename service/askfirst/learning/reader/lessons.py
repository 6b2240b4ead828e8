"""What upper layers of the reader are to learn of a request, in terms that need no library for training."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.model import Instruction


class Heads(NamedTuple):
    """What the layers tell: which of `names`, by the head of the reader called `choice`, and whether it is unclear.

    Their file calls the names `output`.
    """

    output: str
    choice: str
    names: tuple[str, ...]
    unclear: bool = False

    @property
    def starts(self) -> tuple[str, ...]:
        """The reader's heads that they start from, in the order of their outputs: the names, then unclear."""
        return (self.choice, "unclear") if self.unclear else (self.choice,)


class Lesson(NamedTuple):
    """What is to be said of a request, and what it counts in the loss.

    `shares` is how likely each name is, which adds up to 1; None where nobody told. `unclear` is only for heads that
    tell it.
    """

    request: Instruction
    shares: Sequence[float] | None
    counts: float = 1.0
    unclear: bool = False
