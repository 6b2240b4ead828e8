"""Replies that leave the assistant's question open, by what was asked for."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.references.replies import left_open, place
from askfirst.text.hit import Hit


def unanswered(kind: str) -> MaterialFinder:
    """A finder for questions of one kind that the text, a reply, does not answer."""

    def find(material: Material) -> Sequence[Hit]:
        if not material.history:
            return ()
        found = left_open(material)
        return [place(found[1])] if found and found[0] == kind else ()

    return demanding({"+history"})(find)
