"""The `askfirst` command: score, rules, serve, evaluate."""

from askfirst.cli.main import main

__all__ = ["main"]
