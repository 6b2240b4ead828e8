"""Which row of the weights a feature has."""

from collections.abc import Iterable

from askfirst.scoring.classifier.orders import Features

Known = list[tuple[int, float]]
"""What a request shows, in the order of its text: rows with their numbers."""


class Rows:
    """The rows of features by name: looked up once, for all weights."""

    def __init__(self, names: Iterable[str]) -> None:
        self.by_name = {name: row for row, name in enumerate(names)}
        self.of = self.by_name.get
        """The row of a feature; None if it was too rare to learn from."""

    def known(self, shown: Features) -> Known:
        """The features that have a row."""
        of = self.of
        return [(row, number) for name, number in shown.items() if (row := of(name)) is not None]
