"""Answers that hold only if something else does: "EUR, once Kim approves", "the old ones? but ask Ida first"."""

from collections.abc import Sequence

from askfirst.replies.tokens import tokens_of
from askfirst.rules.replies import Replies


def conditional(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether a reply has a question in it, or one of the `conditions` of a language."""
    if any(mark in reply for mark in "?\uff1f"):
        return True
    said = tokens_of(reply)
    listed = {tokens_of(phrase) for words in spoken for phrase in words.conditions}
    return any(said[at : at + len(phrase)] == phrase for phrase in listed for at in range(len(said)))
