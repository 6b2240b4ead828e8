"""`askfirst export`: the protocol's two tables, from whichever store is set."""

from askfirst.cli.export.command import export

__all__ = ["export"]
