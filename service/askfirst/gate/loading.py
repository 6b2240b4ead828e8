"""The gate over the shipped packs and the user's."""

import gc
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from askfirst.gate.assessing import Gate
from askfirst.rules.loading import load_shelves
from askfirst.scoring.classifier.opinion import Classifiers
from askfirst.scoring.findings import FINDINGS
from askfirst.shipped import kept_packs, shipped_packs
from askfirst.text.entities import ENTITIES


def load_gate(
    folders: Sequence[Path] = (), languages: Iterable[str] = (), classifiers: Classifiers | None = None
) -> Gate:
    """The gate over the shipped packs and the user's folders, later ones over earlier ones.

    It is ready to read the `languages`; others follow with their first text. Raises PackError
    where a pack cannot be used, UnknownLanguage where no pack is in one of the languages.
    """
    with collection_paused():
        gate = Gate(load_shelves([shipped_packs(), *folders], ENTITIES, FINDINGS, kept_packs()), classifiers)
        gate.warm(languages)
    return gate


@contextmanager
def collection_paused() -> Iterator[None]:
    """Without the garbage collector, which would walk over all that is being loaded again and again."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
