"""What tells of "the usual" which it is: a number, an id, an explanation."""

from askfirst.scoring.references.discourse import Discourse

EXPLAINING = (["det"], ["name"], ["number"], ["id"])
"""Classes of what says behind a comma what was meant."""
HOURS = frozenset("slot time hour day date shift term window".split())
"""Nouns that a day or an hour behind a comma explains, too."""
TAKING_UP = frozenset({"it", "that", "they", "which", "this"})
BEING = frozenset({"is", "are", "was", "were", "'s"})
AIMING = frozenset({"for", "to", "with", "and"})
"""What stands behind these is what the usual thing is used for."""


def counted_of(discourse: Discourse, end: int) -> bool:
    """Whether a number of things follows: "of 24 cartridges"."""
    text = discourse.now.text
    return text.reading.words[end : end + 1] == ["of"] and text.classes[end + 1 : end + 2] == ["number"]


def explained_behind(discourse: Discourse, end: int) -> bool:
    """Whether a comma leads in what it is, or an id follows that is not what it is done for."""
    text = discourse.now.text
    words, sentences, classes = text.reading.words, text.reading.sentences, text.classes
    explaining = (*EXPLAINING, ["time"]) if words[end - 1] in HOURS else EXPLAINING
    if words[end : end + 1] in ([","], ["("]) and classes[end + 1 : end + 2] in explaining:
        return True
    for p in range(end, len(classes)):
        if sentences[p] != sentences[end - 1] or words[p] in AIMING:
            return False
        if classes[p] == "id":
            return True
    return False


def said_behind(discourse: Discourse, end: int) -> bool:
    """Whether the text goes on to say what it is: "the usual toner, it was HP 58X"."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    return any(
        words[p] in TAKING_UP
        and words[p + 1] in BEING
        and not {"name", "id", "data", "number"}.isdisjoint(classes[p + 2 : p + 5])
        for p in range(end, len(words) - 2)
    )


def beside_an_id(discourse: Discourse, position: int) -> bool:
    """Whether the sentence names the matter by an id before, so that its record may say what is usual."""
    text = discourse.now.text
    sentences = text.reading.sentences
    return any(text.classes[p] in ("id", "data") and sentences[p] == sentences[position] for p in range(position))


def of_named(discourse: Discourse, end: int) -> bool:
    """Whether an id or quote follows that the usual thing belongs to."""
    led = discourse.now.text.reading.words[end : end + 1] in (["of"], ["in"], ["from"], ["on"])
    return led and any(
        m.start <= end + 1 < m.end and m.classes[-1] in ("id", "data", "number") for m in discourse.now.mentions
    )
