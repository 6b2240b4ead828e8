"""Replies that leave the assistant's question open, by what was asked for."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.references.replies.questions import last_question
from askfirst.scoring.references.replies.verdict import left_open, place, verdict
from askfirst.text.hit import Hit
from askfirst.text.late import late


def unanswered(kind: str) -> MaterialFinder:
    """A finder for questions of one kind that the text, a reply, does not answer."""

    def find(material: Material) -> Sequence[Hit]:
        if not material.history:
            return ()
        found = left_open(material)
        if not found or found[0] != kind:
            return ()
        hit, asked = place(found[1]), asked_in(material.request.history[-1].content)
        return [hit._replace(attrs={**hit.attrs, "asked": asked, "variant": "quoted"}) if asked else hit]

    return demanding({"+history"})(find)


def declined(material: Material) -> Sequence[Hit]:
    """A reply that refuses what was ordered or proposed; it has no place in the text."""
    question = last_question(material)
    return (Hit(0, 0),) if question is not None and verdict(material, question) == "declined" else ()


declined_reply: MaterialFinder = demanding({"+history"})(declined)

LONGEST_ASKED = 160
"""Characters of a question that is worth repeating."""
BARE = 3
"""Words up to which a question needs the sentence before it: "There is one at 8:12 and one at 9:12. Which one?"."""
_ASKED = late(r"(?:^|[.!?。！？…\n]\s*)([^.!?。！？…\n]+[?？])(?=[^?？]*$)")


def asked_in(message: str) -> str:
    """The last question of a message, in its own words; "" where none can be cut out.

    One of a few words takes the message along that it ends, which names what there is to choose from.
    """
    found = _ASKED.search(message)
    if not found or len(found[1]) > LONGEST_ASKED:
        return ""
    question, whole = found[1].strip(), message.strip()
    short = len(question.split()) <= BARE and whole.endswith(question) and len(whole) <= LONGEST_ASKED
    return whole if short and "\n" not in whole else question
