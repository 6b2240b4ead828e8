"""Misses by mechanism, and the difference between two runs, as plain lines."""

from pathlib import Path

import msgspec

from askfirst.evaluation.dataset import DatasetError
from askfirst.evaluation.measure import Outcome, mechanism


def misses(results: list[Outcome]) -> str:
    """Every miss under the rule that asked in vain or the issue that was missed, largest group first."""
    groups: dict[str, list[Outcome]] = {}
    for result in results:
        if not result.right:
            sort = "asked in vain" if result.asked else "missed"
            groups.setdefault(f"{sort}: {mechanism(result)}", []).append(result)
    lines = []
    for title, group in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        lines.append(f"{title} ({len(group)})")
        lines += [f"  {one.case.id}  {' '.join(one.case.text.split())[:160]}" for one in group]
    return "\n".join(lines) or "no misses"


def run_record(results: list[Outcome]) -> dict[str, str]:
    """Case id -> decision, to compare with later."""
    return {result.case.id: result.assessment.decision for result in results}


def saved_run(path: Path) -> dict[str, str]:
    """A record that was written before. Raises DatasetError with how to mend it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError) as error:
        mend = "Give a file that `askfirst evaluate --save FILE` wrote."
        raise DatasetError(f"{path}: no saved run: {error}. {mend}") from error


def changes(before: dict[str, str], results: list[Outcome]) -> str:
    """Which cases became right or wrong since a kept run."""
    mended: list[str] = []
    broken: list[str] = []
    for result in results:
        earlier = before.get(result.case.id)
        if earlier is None or (earlier == "clarify") == result.asked:
            continue
        (mended if result.right else broken).append(f"  {result.case.id}  {mechanism(result)}")
    return "\n".join([f"mended: {len(mended)}", *mended, f"broken: {len(broken)}", *broken])
