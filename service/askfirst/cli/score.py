"""`askfirst score`: one instruction, or one per line of a file or stdin, with what is unclear in it."""

import sys
from pathlib import Path

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from askfirst.cli import options
from askfirst.entry import instruction_of
from askfirst.errors import InstructionError
from askfirst.gate import load_gate
from askfirst.model import Assessment, Issue
from askfirst.scoring.classifier.opinion import load_classifiers
from askfirst.settings import load_settings

BAR_FROM = 200
"""Instructions from which a progress bar is worth its line."""
COLOUR = {
    "missing_information": "bold red",
    "vague_language": "bold yellow",
    "conflicting_instructions": "bold magenta",
    "multiple_interpretations": "bold cyan",
}
DECISION = {"proceed": "green", "proceed_with_log": "yellow", "clarify": "red"}
WIDTH = 30
"""Characters of the gauge."""


@click.command()
@click.argument("text", required=False)
@click.option("--file", "-f", type=click.Path(path_type=Path), help="A file with one instruction per line.")
@click.option("--department", "-d", help="sales, marketing, operations or your own. Default: only the general rules.")
@click.option("--language", "-l", help="The language, for instance en. Default: it is detected.")
@options.packs
@click.option("--json", "as_json", is_flag=True, help="One JSON assessment per line.")
def score(
    text: str | None,
    file: Path | None,
    department: str | None,
    language: str | None,
    packs: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Score TEXT, or the lines of --file, or of stdin.

    The exit code is 0 where everything can proceed, and 1 where something has to be asked.
    """
    settings = load_settings()
    gate = load_gate(packs or settings.packs, classifiers=load_classifiers() if settings.classifier else None)
    console = Console(soft_wrap=True)
    texts = texts_of(text, file)
    shown = len(texts) >= BAR_FROM and sys.stderr.isatty()
    asked = False
    for line in track(texts, "Scoring", console=Console(stderr=True)) if shown else texts:
        request = instruction_of({"text": line, "department": department, "language": language})
        assessment = gate.assess(request)
        asked = asked or assessment.needs_clarification
        if as_json:
            click.echo(msgspec.json.encode(assessment).decode())
        else:
            console.print(rendered(line, assessment))
    sys.exit(1 if asked else 0)


def texts_of(text: str | None, file: Path | None) -> list[str]:
    """The instructions, one per line of a file or stdin; blank lines are left out.

    Raises InstructionError where there is none or the input is not UTF-8.
    """
    if text is not None and text != "-":
        return [text]
    name = str(file) if file else "stdin"
    try:
        content = file.read_text("utf-8") if file else sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as error:
        raise InstructionError(name, f"not UTF-8 at byte {error.start}", "Save it as UTF-8") from error
    except OSError as error:
        mend = "Give a file with one instruction a line"
        raise InstructionError(name, f"cannot be read: {error.strerror}", mend) from error
    texts = [line.strip() for line in content.splitlines() if line.strip()]
    if not texts:
        raise InstructionError(name, "no instruction in it", "Write one per line")
    return texts


def rendered(text: str, assessment: Assessment) -> Text:
    """Everything about one instruction, top to bottom in the order in which it is read."""
    parts = [marked(text, assessment.issues), gauge(assessment), *map(issue_lines, assessment.issues)]
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
