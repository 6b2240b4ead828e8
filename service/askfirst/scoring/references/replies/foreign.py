"""Replies in another loaded language than the question's: "第二個", "ja", "laisse tomber"."""

from typing import Literal

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing import agreement, hear
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.evasions import NAMING
from askfirst.scoring.references.replies.questions import Question


def foreign(material: Material, question: Question) -> Literal["answer", "left", "open"] | None:
    """What a reply does that is said whole in another language; None where it is in none of them."""
    reply, asked, others = material.text.raw, material.history[-1], material.spoken[1:]
    if not others or about_wording(asked) or not NAMING.isdisjoint(asked.words):
        return None
    said = agreement(reply, others) if agreement(reply, material.spoken[:1]) is None else None
    if said is not None and "yes_no" in question.asks:
        return "answer" if len(question.options) < 2 or question.loose else "open"
    heard = hear(reply, question.options, "", others)
    if heard.said == "option" and heard.exact:
        return "answer"
    own = hear(reply, question.options, "", material.spoken[:1]).said
    if own in ("words", "nothing") and heard.said in ("skip", "unknown"):
        return "left" if heard.said == "skip" else "open"
    return None
