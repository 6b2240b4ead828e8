"""Misses by mechanism and the difference between two runs, as plain lines; a reliability plot as SVG."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from askfirst.evaluation.dataset import DatasetError
from askfirst.evaluation.measure import Bin, Outcome, mechanism

SIZE, EDGE = 360, 48
COLOURS = ("#b45309", "#1d4ed8", "#047857")


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


def reliability_plot(series: Mapping[str, Sequence[Bin]]) -> str:
    """The plot of several runs; a dot's area stands for its cases, the diagonal for perfect calibration."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 2 * EDGE} {SIZE + 2 * EDGE}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{SIZE + 2 * EDGE}" height="{SIZE + 2 * EDGE}" fill="#fff"/>',
        f'<path d="M{at(0)} {up(0)}H{at(1)}M{at(0)} {up(0)}V{up(1)}" stroke="#333" fill="none"/>',
        f'<path d="M{at(0)} {up(0)}L{at(1)} {up(1)}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<text x="{at(0.5)}" y="{up(0) + 36}" text-anchor="middle">confidence</text>',
        f'<text transform="translate({at(0) - 34} {up(0.5)}) rotate(-90)" text-anchor="middle">share clear</text>',
    ]
    for tick in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        parts.append(f'<text x="{at(tick)}" y="{up(0) + 18}" text-anchor="middle">{tick:g}</text>')
        parts.append(f'<text x="{at(0) - 8}" y="{up(tick) + 4}" text-anchor="end">{tick:g}</text>')
    for number, (name, bins) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        line = "L".join(f"{at(one.confidence)} {up(one.clear)}" for one in bins)
        parts.append(f'<path d="M{line}" stroke="{colour}" fill="none" opacity="0.5"/>')
        for one in bins:
            radius = 2 + one.cases**0.5 / 4
            parts.append(f'<circle cx="{at(one.confidence)}" cy="{up(one.clear)}" r="{radius:.1f}" fill="{colour}"/>')
        parts.append(f'<text x="{at(0) + 12}" y="{up(1) + 14 + 16 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def at(value: float) -> float:
    """The place of a confidence."""
    return round(EDGE + value * SIZE, 1)


def up(value: float) -> float:
    """The height of a share."""
    return round(EDGE + (1 - value) * SIZE, 1)
