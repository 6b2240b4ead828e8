"""Whether several things of a kind were named, so that one of them can be "the other"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.plurals import singular

CONTRAST = frozenset({"one", "two", "both", "each", "three", "four", "another", "first"})


def has_choice(discourse: Discourse, position: int, head: str) -> bool:
    """Whether several things with that head were named before `position` or in the history."""
    if discourse.given_thing:
        return True
    word = singular(head)
    now = [m for m in discourse.now.mentions if m.end <= position]
    past = [m for one in discourse.before for m in one.mentions]
    if word in ("one", "ones"):
        plural = any(m.plural and not m.before for m in now) or len([m for m in now if m.named]) > 1
        return plural or any(g.end <= position for g in discourse.now.groups) or choice_before(discourse)
    same = [m for m in now + past if singular(m.head) == word]
    if (
        any(m.plural or m.determiner in CONTRAST or m.words & CONTRAST for m in same)
        or len({m.text.lower() for m in same}) > 1
    ):
        return True
    return any(one.groups for one in discourse.before) or any(
        g.end <= position and not g.people for g in discourse.now.groups
    )


def choice_before(discourse: Discourse) -> bool:
    """Whether a message before names several things of one sort."""
    return any(one.groups for one in discourse.before) or any(
        m.plural and not m.before for one in discourse.before[:4] for m in one.mentions
    )


def offered(discourse: Discourse) -> bool:
    """Whether the last message names two or more to choose from: "as PDF or as TIFF?", "lease.pdf and note.pdf"."""
    history = discourse.material.history
    return bool(history) and not {"or", "and", "two", "three"}.isdisjoint(history[-1].words)
