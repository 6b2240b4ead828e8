"""The contributions as bars: each begins where the one before ended, and the last ends at the confidence."""

from typing import NamedTuple

from askfirst.model import Contribution, Issue

_NAMES = {
    "start": "Every instruction starts here",
    "floor": "Never below 0",
    "classifier": "What the classifier makes of it",
    "cap": "Something blocks, so the rest is held back",
}


class Bar(NamedTuple):
    """One line of the sum. `left` and `width` are thousandths of the bar's room; `said` are the points for people."""

    label: str
    points: float
    said: str
    left: int
    width: int
    issue: int | None
    """The number of the issue that it stands for, from 1."""


def bars(contributions: tuple[Contribution, ...], issues: tuple[Issue, ...]) -> list[Bar]:
    """A bar for each contribution. The room reaches from the lowest point of the sum to 1."""
    ends = [0.0]
    for one in contributions:
        ends.append(round(ends[-1] + one.points, 4))
    lowest = min(ends)
    room = 1 - lowest
    found = []
    for one, before, after in zip(contributions, ends, ends[1:], strict=False):
        number = issue_of(one, issues)
        label = issues[number - 1].issue if number else _NAMES.get(one.source, one.source)
        left, right = sorted((before, after))
        place = round((left - lowest) / room * 1000), round((right - left) / room * 1000)
        found.append(Bar(label, one.points, points(one.points), *place, number))
    return found


def issue_of(one: Contribution, issues: tuple[Issue, ...]) -> int | None:
    """The number of the issue that a contribution stands for, from 1."""
    for number, issue in enumerate(issues, 1):
        if one.source == f"rule:{issue.rule}" and one.span == issue.span:
            return number
    return None


def points(value: float) -> str:
    """A contribution with its sign, with as many decimals as it has, at least two."""
    text = f"{value:+.4f}".rstrip("0")
    whole, _, decimals = text.partition(".")
    return f"{whole}.{decimals:0<2}".replace("-", "\N{MINUS SIGN}")
