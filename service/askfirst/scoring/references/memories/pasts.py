"""Things told only by a time or a talk that nothing recorded: "the list from last time", "the code from her call"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TIMES = (("last", "time"), ("back", "then"), ("the", "other", "day"), ("that", "time"), ("yesterday",), ("before",))
"""What "from" leads in without saying when, or what of that day."""
TALKS = frozenset(
    "call chat talk phone conversation meeting workshop trial fair lunch dinner visit shoot seminar alert "
    "rental".split()
)
OWNED = frozenset({"the", "our", "her", "his", "their", "my", "that"})
WHOLE = frozenset({"one", "ones", "two", "three", "others"})
"""Words that stand for a noun."""
NAMED = frozenset({"id", "data", "name", "number"})


def tells_a_past(reading: Reading) -> bool:
    """Whether "from" leads in a vague past or a talk anywhere in the text."""
    words = reading.words
    return any(word == "from" and vague_end(words, at + 1) is not None for at, word in enumerate(words))


def past_sources(discourse: Discourse) -> list[Hit]:
    """Every definite thing that only a vague past or a talk tells apart."""
    if discourse.given or discourse.before:
        return []
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    found = []
    for position, word in enumerate(words):
        if word != "from" or position < 2 or discourse.now.aside[position]:
            continue
        end = vague_end(words, position + 1)
        start = definite_start(discourse, position)
        if (
            start is None
            or end is None
            or classes[end : end + 1] in (["noun"], ["name"], ["time"], ["number"], ["poss"])
        ):
            continue
        if words[end : end + 1] not in (["with"], ["of"], ["on"], ["about"], ["("]) and NAMED.isdisjoint(
            classes[end + 1 : end + 3] if words[end : end + 1] == [","] else []
        ):
            found.append(Hit(start, end))
    return found


def vague_end(words: list[str], start: int) -> int | None:
    """Where the vague past or the talk ends that begins here; None if there is none."""
    for time in TIMES:
        if tuple(words[start : start + len(time)]) == time:
            return start + len(time)
    if words[start : start + 1] and words[start] in OWNED:
        end = start + 1
        while end < len(words) and words[end] in TALKS:
            end += 1
        return end if end > start + 1 else None
    return None


def definite_start(discourse: Discourse, end: int) -> int | None:
    """Where the definite thing begins that ends here: "the list", "the two"; None if it is named or none."""
    words = discourse.now.text.reading.words
    if words[end - 1] in WHOLE and words[end - 2] in ("the", "that", "those"):
        return end - 2
    m = next((m for m in discourse.now.mentions if m.end == end), None)
    if m is None or m.determiner not in ("the", "that", "those") or not NAMED.isdisjoint(m.classes):
        return None
    return m.start
