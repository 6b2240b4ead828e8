"""One KPI over time as SVG: its course, its target, and where the alert begins. No styles, no scripts inside."""

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from askfirst.insights.kpis import Kpi

WIDTH, HEIGHT = 320, 120
LEFT, RIGHT, TOP, BOTTOM = 6, 6, 8, 16
"""Space around the plot, in the units of the view box."""


class Point(NamedTuple):
    """A step of time: its name, and the KPI in it; `value` None where there is nothing to compute it from."""

    name: str
    value: float | None
    shown: str


class Scale(NamedTuple):
    """Where a value lies between the lowest and the highest that the plot shows."""

    low: float
    high: float

    def y(self, value: float) -> float:
        """The place of a value, from the top."""
        share = (value - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)


def chart(kpi: Kpi, points: Sequence[Point], summary: str) -> str:
    """The plot; `summary` says in words what it shows."""
    scale = scale_of(kpi, [point.value for point in points if point.value is not None])
    top, bottom = scale.y(scale.high), scale.y(scale.low)
    alert, target = scale.y(kpi.alert), scale.y(kpi.target)
    edge = top if kpi.better == "lower" else alert
    height = (alert - top) if kpi.better == "lower" else (bottom - alert)
    inner = WIDTH - LEFT - RIGHT
    lines = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(summary)}">',
        f'<rect class="beyond" x="{LEFT}" y="{edge}" width="{inner}" height="{round(height, 1)}"/>',
        f'<path class="axis" d="M{LEFT} {bottom}H{WIDTH - RIGHT}"/>',
        f'<path class="target" d="M{LEFT} {target}H{WIDTH - RIGHT}"/>',
        *course(points, scale),
        f'<text x="{LEFT}" y="{HEIGHT - 3}">{escape(points[0].name)}</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 3}" text-anchor="end">now</text>',
        "</svg>",
    ]
    return "\n".join(lines)


def scale_of(kpi: Kpi, values: Sequence[float]) -> Scale:
    """From 0 to beyond the alert and every value; of what should be high, up to 1 and down below the alert."""
    if kpi.better == "higher":
        return Scale(max(0.0, min([kpi.alert - 0.1, *(value - 0.05 for value in values)])), 1.0)
    return Scale(0.0, max([kpi.alert * 1.3, *(value * 1.08 for value in values)]))


def course(points: Sequence[Point], scale: Scale) -> list[str]:
    """Dots with their values, and lines between neighbours: a step without data is a gap."""
    step = (WIDTH - LEFT - RIGHT) / len(points)
    placed = [(round(LEFT + (number + 0.5) * step, 1), point) for number, point in enumerate(points)]
    lines, dots = [], []
    for known, run in groupby(placed, key=lambda one: one[1].value is not None):
        if not known:
            continue
        line = [(x, scale.y(point.value), point) for x, point in run if point.value is not None]
        lines.append(f'<polyline class="course" points="{" ".join(f"{x},{y}" for x, y, _ in line)}"/>')
        dots += [dot(x, y, point) for x, y, point in line]
    return lines + dots


def dot(x: float, y: float, point: Point) -> str:
    """One step's value, said when the pointer rests on it."""
    said = escape(f"{point.name}: {point.shown}")
    return f'<circle class="dot" cx="{x}" cy="{y}" r="2.5"><title>{said}</title></circle>'
