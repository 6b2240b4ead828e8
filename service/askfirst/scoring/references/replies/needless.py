"""Replies that pick things only by who needs them: "the ones nobody needs". Nothing shows which these are."""

from askfirst.scoring.references.replies.offered import SMALL
from askfirst.text.reading import Reading

NEEDS = frozenset(
    "need needs needed use uses used using want wants wanted miss misses missed require requires required care cares "
    "like likes useful unneeded unused unwanted needless useless superfluous obsolete expendable dispensable".split()
)
AROUND = SMALL | frozenset(
    "nobody anyone anybody everyone everybody n't not never longer more anymore any really still actually those these "
    "thing things stuff ones one whatever whichever everything anything all only just longer else about here have had "
    "has been is am were being there".split()
)
"""Beside such a verb these tell no thing from another."""


def needless(text: Reading) -> bool:
    """Whether the reply has a word for need or use, and no other that tells anything."""
    words = [word for word in text.words if word[0].isalnum()]
    return any(word in NEEDS for word in words) and all(word in NEEDS | AROUND for word in words)
