"""Whether a text says right behind a phrase what it means: "the clip from Oslo (oslo.mp4)", "the usual form F-9"."""

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.text.hit import Hit
from askfirst.text.lazy import once

NAMING = frozenset({"name", "id", "data"})
FARTHEST = 5
"""Tokens from the end of the phrase to the bracket or mark that tells."""
LABELS = frozenset("ref reference no no. nr nr. number file id namely i.e. called titled".split())
"""Words that lead an id in behind a comma."""
PAPERS = frozenset("template form version draft item model type contract page document number".split())
"""With an id behind them, and behind a comma, these say which one it is; a folder only says where it goes."""
LOCATING = frozenset("they it is are in at under 're re 's there theyre its".split())
"""Behind a comma these say where it lies: "the photos, they're in /camera"."""


def identified(discourse: Discourse, hit: Hit) -> bool:
    """Whether an id or a name that follows belongs to the phrase itself, in a bracket or behind a label."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    if {"id", "data"} & set(classes[max(0, hit.end - 1) : hit.end + 1]):
        return True
    if hit.end in inside_ids(discourse.now):
        return True
    for mark in range(hit.end, min(len(words) - 1, hit.end + FARTHEST)):
        if words[mark] == "(":
            return tells(discourse, mark + 1)
        if words[mark] == ",":
            return labelled(discourse, mark + 1)
        if classes[mark] in ("mark", "pronoun", "verb") or words[mark] == "and":
            return False
    return False


@once
def inside_ids(now: Message) -> frozenset[int]:
    """The places within phrases that hold an id or other data."""
    marked = (m for m in now.mentions if "id" in m.classes or "data" in m.classes)
    return frozenset(place for m in marked for place in range(m.start + 1, m.end))


def tells(discourse: Discourse, start: int) -> bool:
    """Whether what a bracket holds names something: a name, an id, a file, an amount."""
    text = discourse.now.text
    inside = range(start, min(len(text.classes), start + FARTHEST))
    end = next((p for p in inside if text.reading.words[p] == ")"), inside.stop)
    return any(text.classes[p] in NAMING | {"number"} for p in range(start, end))


def labelled(discourse: Discourse, start: int) -> bool:
    """Whether an id follows that belongs to the phrase: behind "ref", or behind words for where it lies."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    if words[start] in PAPERS and classes[start + 1 : start + 2] in (["id"], ["data"]):
        return True  # "the letter to the members, template M-2"
    leads = LABELS if words[start] in LABELS else LOCATING
    at = start
    while at < len(words) and at < start + 4 and words[at] in leads | {"."} and classes[at] not in NAMING:
        at += 1
    return at > start and classes[at : at + 1] in (["id"], ["data"], ["number"])
