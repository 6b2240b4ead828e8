"""Tables of figures, as several commands print them."""

from collections.abc import Callable, Sequence

from rich.table import Table

from askfirst.evaluation.dataset import Case
from askfirst.evaluation.measure import Outcome, figures

WIDE = 150
"""Columns of a wide table, whatever the terminal has."""
HEADS = {"macro_f1": "macro-F1", "calibration_error": "ECE"}
"""Figures that do not go by their own names in tables."""


def table_of(first: str, names: Sequence[str]) -> Table:
    """A table of figures: the column `first` says what they are of."""
    return Table(first, *(HEADS.get(name, name.replace("_", " ")) for name in names))


def cells(figures: object, names: Sequence[str]) -> list[str]:
    """Figures of these names as they stand in the cells of such a table."""
    return [in_cell(getattr(figures, name)) for name in names]


def in_cell(figure: float | None) -> str:
    """A share, or a number of cases, as it stands in a cell."""
    return "-" if figure is None else str(figure) if isinstance(figure, int) else f"{figure:.3f}"


def add_rows(
    table: Table, names: Sequence[str], title: str, results: list[Outcome], *parts: Callable[[Case], str]
) -> None:
    """A row with these figures of all results, and one for each value that a part has in their cases."""
    table.add_row(title, *cells(figures(results), names))
    for part in parts:
        for value in sorted({part(one.case) for one in results}):
            held = [one for one in results if part(one.case) == value]
            table.add_row(f"  {value}", *cells(figures(held), names))
