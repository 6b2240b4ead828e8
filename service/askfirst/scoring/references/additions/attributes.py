"""As in "the deadline": attributes of something that is not there."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit

POLITE = frozenset(
    (
        "please pls plz kindly can could would will you u and then also hi hey ok okay so now just , yes "
        "no - i we need want to should must let us 's let's great thanks sure"
    ).split()
)
"""Words before the verb of an order."""
CONTENT = frozenset({"that", ":", "whether", "if", "how", "why", "because"})
"""What stands behind these is said to somebody, not done to: "reply to Peter that the samples left"."""


def attributes(discourse: Discourse) -> list[Hit]:
    """As in "Extend the deadline by two days" in a text that names nothing which has a deadline."""
    text = discourse.now.text
    if not text.reading.hits("@attribute_noun"):
        return []
    things = [
        m
        for m in discourse.now.mentions
        if not (m.before in ("to", "by", "with") and (m.person or m.classes[-1] == "name"))
    ]
    if len(things) != 1 or things[0].determiner != "the" or len(things[0].words) > 1 or things[0].named:
        return []
    m = things[0]
    if (
        not any(hit.end == m.end for hit in text.reading.hits("@attribute_noun"))
        or text.classes[: m.start].count("verb") != 1
    ):
        return []
    if not all(word in POLITE for word in text.reading.words[: text.classes.index("verb")]):
        return []
    if not CONTENT.isdisjoint(text.reading.words[text.classes.index("verb") : m.start]):
        return []
    after = text.reading.words[m.end] if m.end < len(text.reading.words) else ""
    return (
        [] if after in ("of", "for", "in", "on", "from", "that", "which", "i", "we", "you") else [Hit(m.start, m.end)]
    )
