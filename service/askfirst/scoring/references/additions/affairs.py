"""As in "the Meier thing": affairs that only insiders know."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit


def affairs(discourse: Discourse) -> list[Hit]:
    """As in "The Meier thing", "that business with the keys": an affair that only insiders know."""
    text = discourse.now.text
    found = []
    for hit in text.reading.hits("@affair_noun"):
        m = next((m for m in discourse.now.mentions if m.end == hit.end and m.end - m.start > 1), None)
        if (
            m
            and m.determiner in ("the", "that", "this", "those")
            and m.before in ("", "out", "up", "off", "down", "of")
            and not any(o.end <= m.start and not o.possessor for o in discourse.now.mentions)
        ):
            rest = text.reading.words[m.end : m.end + 8]
            if discourse.now.aside[m.start] or described_by_id(discourse, m.end):
                continue
            if not {"is", "are", "was", ":"} & set(rest):
                found.append(Hit(m.start, m.end))
    return found


def described_by_id(discourse: Discourse, end: int) -> bool:
    """Whether the comma or bracket behind it leads in an id: "the loyalty thing, rule LOY-3"."""
    text = discourse.now.text
    led = text.reading.words[end : end + 1] in ([","], ["("])
    return led and not {"id", "data"}.isdisjoint(text.classes[end + 1 : end + 4])
