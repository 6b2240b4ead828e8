"""What the playground shows of an assessment: the marked text, the sum behind the number, the request to take along."""

import json
from typing import Any, NamedTuple

from askfirst.http.pages.snippets import Snippet, snippets
from askfirst.http.pages.stretches import Stretch, stretches
from askfirst.model import Assessment, Contribution, Decision, Instruction, Issue, IssueType

TYPES: dict[IssueType, str] = {
    "missing_information": "Missing",
    "vague_language": "Vague",
    "conflicting_instructions": "Conflicting",
    "multiple_interpretations": "Several meanings",
}
DECISIONS: dict[Decision, tuple[str, str, str]] = {
    "clarify": ("bad", "Ask first", "Something has to be asked before this is carried out."),
    "proceed_with_log": (
        "warn",
        "Go ahead, and log it",
        "It can be carried out; a log line says what was not quite clear.",
    ),
    "proceed": ("good", "Go ahead", "It can be carried out as it stands."),
}
"""The tone of a decision, its name, and what it means."""
SCROLLED = 500
"""Characters from which the text may have to be scrolled: then the keyboard must reach it."""
_NAMES = {
    "start": "Every instruction starts here",
    "floor": "Never below 0",
    "classifier": "What the classifier makes of it",
    "cap": "Something blocks, so the rest is held back",
}


class Bar(NamedTuple):
    """One line of the sum: the bar begins where the one before ended, and the last ends at the confidence.

    `left` and `width` are thousandths of the bar's room; `said` are the points for people.
    """

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


class Result(NamedTuple):
    """What came of one instruction. `more` questions follow the first; `request` is JSON."""

    assessment: Assessment
    decision: tuple[str, str, str]
    types: dict[IssueType, str]
    stretches: list[Stretch]
    long: bool
    bars: list[Bar]
    snippets: list[Snippet]
    request: str
    more: int


def result_of(
    instruction: Instruction, request: dict[str, Any], assessment: Assessment, base: str, *, key: bool
) -> Result:
    """What is shown. `base` is where people reach the service; `key`: callers have to send one."""
    issues = assessment.issues
    return Result(
        assessment,
        DECISIONS[assessment.decision],
        TYPES,
        stretches(instruction.text, [(one.span.start, one.span.end) if one.span else None for one in issues]),
        len(instruction.text) > SCROLLED,
        bars(assessment.contributions, issues),
        snippets(f"{base}/v1/score", request, key=key),
        json.dumps(request, ensure_ascii=False),
        sum(one.question != assessment.question for one in issues),
    )
