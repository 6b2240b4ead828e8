"""Choices that the last message offers."""

from askfirst.scoring.references.discourse import Discourse


def offered(discourse: Discourse) -> bool:
    """Whether the last message names two or more to choose from: "as PDF or as TIFF?", "lease.pdf and note.pdf"."""
    history = discourse.material.history
    return bool(history) and not {"or", "and", "two", "three"}.isdisjoint(history[-1].words)
