"""Weights laid out for serving: one sum over what a request shows gives the doubt."""

from array import array

from askfirst.scoring.classifier.features import NOWHERE
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.weights import Head


class Table:
    """The weights of a head: a row for each feature, a column for each department that weighs some differently."""

    def __init__(self, head: Head) -> None:
        self.intercept = head.intercept
        names = dict.fromkeys([*head.weights, *(name for own in head.within.values() for name in own)])
        self.rows = {name: row for row, name in enumerate(names)}
        self.plain = array("d", (head.weights.get(name, 0.0) for name in names))
        self.columns = {
            department: array("d", (head.weights.get(name, 0.0) + own.get(name, 0.0) for name in names))
            for department, own in head.within.items()
        }

    def column(self, department: str | None) -> "array[float]":
        """The weights that hold in a department, by row."""
        return self.columns.get(department or NOWHERE, self.plain)

    def logit(self, shown: Features, department: str | None) -> float:
        """The log odds that follow from features; they come in the order of the text, so that sums are exact again."""
        row, weights, total = self.rows.get, self.column(department), self.intercept
        for name, number in shown.items():
            at = row(name)
            if at is not None:
                total += weights[at] * number
        return total

    def weight(self, name: str, department: str | None) -> float:
        """What a feature weighs in a department; 0 if it was too rare to learn from."""
        at = self.rows.get(name)
        return 0.0 if at is None else self.column(department)[at]
