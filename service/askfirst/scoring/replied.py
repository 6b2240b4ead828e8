"""Whether a text replies to the assistant's question, and what it does with that."""

import re

from askfirst.reader.reading import Act
from askfirst.replies import Doing, agreement, doing, hear, unframed, wants_value
from askfirst.replies.acts import LEFT, POINTS, SURE, certain
from askfirst.rules.nodes import Material, MaterialFinder, needing
from askfirst.text.hit import Hit

LEFT_OPEN: frozenset[Act] = frozenset({"defers", "passes_on", "machine"})
"""Acts of a reply that leave its question open, beside words that only point. Counter-questions are not among them, as
most ask what can be looked up, nor are thanks, which order nothing."""


def is_reply(material: Material) -> bool:
    """Whether the assistant has just asked something; an offer of more help asks for nothing."""
    history = material.request.history
    if not history or history[-1].role != "assistant" or not material.history:
        return False
    asked = material.history[-1]
    return bool(asked.asking or asked.hits("@requests_answer")) and not asked.hits("@offers_help")


def done_by(material: Material) -> Doing:
    """What the text, a reply, does with the question before it, once its `acts` are known."""
    said = unframed(material.text.raw, material.spoken)
    history = material.request.history
    before = next((one.content for one in reversed(history) if one.role == "user"), "")
    heard = hear(said, (), "", material.spoken, request=before, question=history[-1].content)
    does = doing(heard, material.acts)
    if does.act == "skips" and does.probability < LEFT:
        does = does._replace(act="defers")
    plain = agreement(said, material.spoken) if heard.said in ("words", "nothing") else None
    if plain == "no" and (does.act == "refuses" or not material.acts):
        return certain("refuses")
    if plain == "yes" and wants_value(asked_in(history[-1].content), material.spoken):
        return POINTS
    return certain("answers") if plain else does


def answers_plainly(material: Material) -> bool:
    """Whether a reply surely answers, or leaves the choice to whoever acts: then nothing in it can be unclear."""
    does = done_by(material)
    return does.probability >= PLAINLY and does.act in ("answers", "skips")


PLAINLY = 0.9
"""Of real replies that answer so surely 97 of 100 are clear, and own ones are judged right as often as without it."""


def acting(*acts: Act) -> MaterialFinder:
    """A finder for replies that do one of these; it has no place in the text."""

    def find(material: Material) -> tuple[Hit, ...]:
        if not is_reply(material):
            return ()
        does = done_by(material)
        points = does == POINTS and "defers" in acts
        if not points and (does.act not in acts or does.probability < SURE):
            return ()
        asked = asked_in(material.request.history[-1].content)
        return (Hit(0, 0, {"asked": asked, "variant": "quoted"} if asked else {}),)

    return needing("+history")(find)


REPLIED: dict[str, MaterialFinder] = {
    "declined_reply": acting("refuses"),
    "unanswered_value": acting(*LEFT_OPEN),
}

LONGEST_ASKED = 160
"""Characters of a question that is worth repeating."""
BARE = 3
"""Words up to which a question needs the sentence before it: "There is one at 8:12 and one at 9:12. Which one?"."""
_ASKED = re.compile(r"(?:^|[.!?。！？…\n]\s*)([^.!?。！？…\n]+[?？])(?=[^?？]*$)")


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
