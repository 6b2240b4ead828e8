"""Weights laid out for serving: one sum over what a request shows gives the doubt."""

import numpy as np
import numpy.typing as npt

from askfirst.scoring.classifier.features import NOWHERE
from askfirst.scoring.classifier.rows import Known
from askfirst.scoring.classifier.weights import PLAIN, Head


class Table:
    """The weights of a head: a row for each feature, a column for each department that weighs some differently."""

    def __init__(self, head: Head) -> None:
        self.intercept = head.intercept
        weights = head.weights.served(1 + len(head.departments), PLAIN)
        weights[:, 1:] += weights[:, :1]
        by_column: npt.NDArray[np.float64] = np.ascontiguousarray(weights.T)
        self.plain: npt.NDArray[np.float64] = by_column[0]
        self.columns: dict[str, npt.NDArray[np.float64]] = dict(zip(head.departments, by_column[1:], strict=True))

    def column(self, department: str | None) -> npt.NDArray[np.float64]:
        """The weights that hold in a department, by row."""
        return self.columns.get(department or NOWHERE, self.plain)

    def logit(self, known: Known, department: str | None) -> float:
        """The log odds that follow from features: added one by one in the order of the text, so that sums are exact."""
        shares = np.empty(1 + len(known.rows))
        shares[0] = self.intercept
        np.multiply(self.column(department)[known.rows], known.numbers, out=shares[1:])
        return float(np.add.accumulate(shares)[-1])
