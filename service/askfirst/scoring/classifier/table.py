"""Weights laid out for serving: one sum over what a request shows gives the doubt."""

from array import array

from askfirst.scoring.classifier.features import NOWHERE
from askfirst.scoring.classifier.rows import Known
from askfirst.scoring.classifier.weights import PLAIN, Head


class Table:
    """The weights of a head: a row for each feature, a column for each department that weighs some differently."""

    def __init__(self, head: Head) -> None:
        self.intercept = head.intercept
        weights = head.weights.dense(1 + len(head.departments), PLAIN)
        weights[:, 1:] += weights[:, :1]
        self.plain, *others = (array("d", column.tobytes()) for column in weights.T)
        self.columns = dict(zip(head.departments, others, strict=True))

    def column(self, department: str | None) -> "array[float]":
        """The weights that hold in a department, by row."""
        return self.columns.get(department or NOWHERE, self.plain)

    def logit(self, known: Known, department: str | None) -> float:
        """The log odds that follow from features; they come in the order of the text, so that sums are exact again."""
        weights, total = self.column(department), self.intercept
        for row, number in known:
            total += weights[row] * number
        return total
