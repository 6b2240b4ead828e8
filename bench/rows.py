"""What is measured, as lines of one table."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Bar:
    """What a ratio has to keep to: at most the number, or at least."""

    number: float
    least: bool = False

    def __str__(self) -> str:
        return f"{'>=' if self.least else '<='} {self.number:g}"

    def met(self, ratio: float) -> bool:
        """Whether it does."""
        return ratio >= self.number if self.least else ratio <= self.number


@dataclass(frozen=True)
class Row:
    """One comparison: what was measured of us and of the other, and the ratio. Without a bar it only informs."""

    what: str
    ours: str
    other: str
    ratio: float
    bar: Bar | None = None

    @property
    def missed(self) -> bool:
        """Whether there is a bar, and it is missed."""
        return self.bar is not None and not self.bar.met(self.ratio)

    @property
    def cells(self) -> tuple[str, ...]:
        """As the table shows it."""
        bar, met = (str(self.bar), "NO" if self.missed else "yes") if self.bar else ("", "")
        return self.what, self.ours, self.other, f"{self.ratio:.2f}", bar, met


HEADINGS = ("what", "Askfirst", "the other", "ratio", "bar", "met")


def beside(what: str, pairs: Sequence[tuple[float, float]], unit: str = "ms", bar: Bar | None = None) -> Row:
    """A row of pairs (ours, the other's), of which each was measured in one go: what slows the machine slows both.

    Shown are the medians; the ratio is the median of the pairs' ratios.
    """
    ours, other = (f"{median(values):.3g} {unit}" for values in zip(*pairs, strict=True))
    return Row(what, ours, other, median(one / two for one, two in pairs), bar)
