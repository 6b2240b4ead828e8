"""spaCy without its command line.

`import spacy` imports `spacy.cli` for one function, `spacy.info`, and with it Typer, requests, weasel and Jinja: a
quarter of the time and a third of the memory that spaCy takes, for nothing that is used here. So while it is imported
an empty module stands in for `spacy.cli`. Afterwards that is gone, and `import spacy.cli` and `spacy.info()` do what
they always do. A spaCy that was imported before stays as it is.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

ABSENT = ("spacy.cli", "spacy.cli.info")


def info(*args: Any, **kwargs: Any) -> Any:
    """`spacy.info`, whose module is imported when it is asked for."""
    return import_module("spacy.cli.info").info(*args, **kwargs)


def import_spacy() -> None:
    """Imports spaCy, unless that has been done."""
    if "spacy" in sys.modules:
        return
    for name in ABSENT:
        stand_in = ModuleType(name)
        stand_in.__dict__["info"] = info
        sys.modules[name] = stand_in
    try:
        import_module("spacy")
    finally:
        for name in ABSENT:
            del sys.modules[name]


import_spacy()
