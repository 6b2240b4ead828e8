"""What becomes of trained weights: they are written, or compared with the file."""

import sys
from pathlib import Path

import rich_click as click

from askfirst.learning.comparing import unlike
from askfirst.learning.named import Named, unpacked
from askfirst.scoring.classifier.file import dump, load


def done(trained: Named, out: Path, *, check: bool) -> None:
    """Writes the weights; or says whether the file has them, and ends the program."""
    if check:
        problem = unlike(trained, unpacked(load(out)[0]))
        click.echo(problem or f"{out.name} is what training gives")
        sys.exit(1 if problem else 0)
    out.write_bytes(dump(trained.packed))
    click.echo(f"{out.name}: {len(trained.work.weights)} weights, data {trained.work.data}")
