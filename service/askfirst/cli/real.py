"""`askfirst labels measure`: the kept-back real texts, family by family, as the readers of the labels see them."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from askfirst.cli.ablation import in_cell
from askfirst.evaluation.calibration import PASSED, trust
from askfirst.evaluation.measure import Outcome, figures, share
from askfirst.learning.labels import (
    FOLDER,
    case_of,
    joined,
    judgements,
    kept_back,
    read_families,
    read_labels,
    read_texts,
)
from askfirst.model import Assessment, Instruction

COLUMNS = (
    "texts", "right", "clear right", "clarify right", "right, no doubt", "main issue", "ECE", "clear >= 0.9",
    "clear among",
)  # fmt: skip


class Measured(NamedTuple):
    """A text's family, whether its readers were in doubt, and what the gate said."""

    family: str
    doubtful: bool
    outcome: Outcome

    @property
    def group(self) -> str:
        """First messages, replies and texts under a department are different tasks, and never added up."""
        case = self.outcome.case
        return "under a department" if case.department else "replies" if case.history else "first messages"


def measured(assess: Callable[[Instruction], Assessment], texts: Path, folder: Path = FOLDER) -> list[Measured]:
    """Every labelled text of a family that is kept back. Raises LabelsError where labels or texts are not there."""
    known = read_texts(texts)
    back = kept_back(read_families(folder))
    labels = [label for label, text in joined(read_labels(folder), known) if text.set in back]
    results = []
    for judgement in judgements(labels).values():
        text = known[judgement.label.id]
        case = case_of(judgement.label, text)
        results.append(Measured(back[text.set], judgement.doubtful, Outcome(case, assess(case.instruction()))))
    return results


def real_table(results: Iterable[Measured]) -> Table:
    """A row for each group of texts, and one for each family and language in it."""
    table = Table("kept back", *COLUMNS)
    by_group: dict[str, list[Measured]] = {}
    for one in results:
        by_group.setdefault(one.group, []).append(one)
    for group, held in sorted(by_group.items()):
        table.add_row(group, *cells(held))
        for name in sorted({one.family for one in held}):
            table.add_row(f"  {name}", *cells([one for one in held if one.family == name]))
        for language in sorted({str(one.outcome.case.language) for one in held}):
            table.add_row(f"  in {language}", *cells([one for one in held if one.outcome.case.language == language]))
        table.add_section()
    return table


def cells(held: list[Measured]) -> list[str]:
    """The figures of these texts."""
    outcomes = [one.outcome for one in held]
    plain, trusted = figures(outcomes), trust(outcomes)
    shares = (
        plain.accuracy,
        plain.clear_right,
        plain.clarify_right,
        share(one.outcome.right for one in held if not one.doubtful),
        plain.issue_right,
        trusted.calibration_error,
        share(one.assessment.confidence >= PASSED for one in outcomes if not one.case.unclear),
        trusted.clear_among_passed,
    )
    return [str(len(held)), *map(in_cell, shares)]
