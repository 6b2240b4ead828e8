"""Replies that are only polite: "thanks!", "ok", a thumb. They answer nothing, and fail at nothing."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.questions import Question

VALUES = frozenset({"number", "time", "person", "money"})
"""What asks for one of these takes no nod: "by how long, or until when, should it be extended?"."""


def only_polite(material: Material, question: Question) -> bool:
    """Whether the reply only thanks, greets or nods. To a yes-or-no question a nod is an answer, as is a text.

    "Could you give a name?" is none: it asks to be told.
    """
    text, asked = material.text, material.history[-1]
    if "yes_no" in question.asks and not (question.asks & VALUES or asked.hits("@asks_telling")):
        return False
    if about_wording(asked) or takes_option(text, asked):
        return False
    return material.courtesies.only(text.plain) or material.courtesies.signs_alone(text.raw)
