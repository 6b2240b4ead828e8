"""`askfirst score`: one instruction, or one per line of a file or stdin."""

import sys
from pathlib import Path

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import track

from askfirst.cli.inputs import texts_of
from askfirst.cli.render import rendered
from askfirst.entry import instruction_of
from askfirst.gate import load_gate
from askfirst.model import Assessment
from askfirst.scoring.classifier.classifiers import load_classifiers
from askfirst.settings import load_settings

BAR_FROM = 200
"""Instructions from which a progress bar is worth its line."""


@click.command()
@click.argument("text", required=False)
@click.option("--file", "-f", type=click.Path(path_type=Path), help="A file with one instruction per line.")
@click.option("--department", "-d", help="sales, marketing, operations or your own. Default: only the general rules.")
@click.option("--language", "-l", help="The language, for instance en. Default: it is detected.")
@click.option(
    "--packs",
    "-p",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A folder with your own packs. Default: ASKFIRST_PACKS.",
)
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
    bar = track(texts, "Scoring", console=Console(stderr=True)) if shown else texts
    asked = False
    for line in bar:
        request = instruction_of({"text": line, "department": department, "language": language})
        assessment = gate.assess(request)
        asked = asked or assessment.needs_clarification
        write(console, line, assessment, as_json)
    sys.exit(1 if asked else 0)


def write(console: Console, text: str, assessment: Assessment, as_json: bool) -> None:
    """One assessment, for programs or for people."""
    if as_json:
        click.echo(msgspec.json.encode(assessment).decode())
    else:
        console.print(rendered(text, assessment))
