"""Replies that take back the answer just given, and give another: "no wait, 350 euros" behind "300 euros"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing.turning import lead, order
from askfirst.scoring.references.replies.turning import gives_value

LONGEST = 10
"""Words up to which a corrected value is no more than that."""
ANSWERED = 2
"""Messages at the end of a history that are a question and its answer."""


def renews(material: Material) -> bool:
    """Whether the text corrects what the user's last message has answered, so that it answers in its place."""
    said, read = material.request.history[-ANSWERED:], material.history[-ANSWERED:]
    if [message.role for message in said] != ["assistant", "user"] or len(read) < ANSWERED or not read[0].asking:
        return False
    text, led = material.text, lead(material.text, frozenset())
    if len(text.words) > LONGEST or not led.corrects:
        return False
    return gives_value(text) or (bool(text.entities("number")) and order(text, led) is None)
