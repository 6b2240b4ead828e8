"""An assessment for a person at a terminal: the text with its spans, a gauge, the questions."""

from rich.text import Text

from askfirst.model import Assessment, Issue

COLOUR = {
    "missing_information": "bold red",
    "vague_language": "bold yellow",
    "conflicting_instructions": "bold magenta",
    "multiple_interpretations": "bold cyan",
}
DECISION = {"proceed": "green", "proceed_with_log": "yellow", "clarify": "red"}
WIDTH = 30
"""Characters of the gauge."""


def rendered(text: str, assessment: Assessment) -> Text:
    """Everything about one instruction, top to bottom in the order in which it is read."""
    parts = [marked(text, assessment.issues), gauge(assessment)]
    parts += [issue_lines(issue) for issue in assessment.issues]
    return Text("\n").join(parts)


def marked(text: str, issues: tuple[Issue, ...]) -> Text:
    """The instruction with each span in the colour of its type."""
    line = Text(text, style="default")
    for issue in reversed(issues):
        if issue.span:
            line.stylize(f"{COLOUR[issue.type]} underline", issue.span.start, issue.span.end)
    return line


def gauge(assessment: Assessment) -> Text:
    """The confidence as a bar with marks at both thresholds, and the decision."""
    filled = round(assessment.confidence * WIDTH)
    colour = DECISION[assessment.decision]
    marks = {round(assessment.thresholds.log * WIDTH), round(assessment.thresholds.proceed * WIDTH)}
    line = Text()
    for place in range(WIDTH):
        if place in marks:
            line.append("|", "bold")
        line.append("█" if place < filled else "·", colour if place < filled else "dim")
    line.append(f" {assessment.confidence:.2f} ", "bold")
    line.append(assessment.decision, f"bold {colour}")
    line.append(f"  rule_score {assessment.rule_score:.2f}, {assessment.language}", "dim")
    return line


def issue_lines(issue: Issue) -> Text:
    """One issue: its rule, what is unclear, the question and its options."""
    line = Text.assemble("  ", (issue.rule, COLOUR[issue.type]), ("  " + issue.issue, "dim"), "\n")
    line.append("  ? " if issue.hard else "  · ", "bold")
    line.append(issue.question)
    if issue.options:
        line.append("  [" + " | ".join(issue.options) + "]", "dim")
    return line
