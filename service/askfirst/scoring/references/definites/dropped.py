"""Articles left out, as in chats: "pls cancel order"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention

SAID = frozenset(
    {
        "reminder",
        "note",
        "thanks",
        "word",
        "feedback",
        "contact",
        "lead",
        "case",
        "issue",
        "person",
        "man",
        "mail",
        "email",
        "post",
        "link",
    }
)
"""Nouns that are often something else without an article: verbs, or things that are made by sending them."""


def dropped(discourse: Discourse, m: Mention) -> bool:
    """Whether an article was left out, as in chats: "pls cancel order"."""
    text = discourse.now.text
    raw = text.reading.raw
    if raw[text.reading.starts[m.start] - 1] == "_":
        return False  # the name of a call: "send_quote"
    if (
        m.determiner
        or m.plural
        or m.end - m.start > 1
        or not m.start
        or text.classes[m.start - 1] != "verb"
        or m.head in SAID
        or text.reading.words[m.start - 1].endswith("ed")
    ):
        return False
    return not any(hit.end == m.start for hit in text.reading.all_hits.get("@making_verb", ()))
