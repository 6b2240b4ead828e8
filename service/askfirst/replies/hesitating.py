"""A reply without what only hesitates at its ends: "hm, euros I think" is "euros"."""

from functools import lru_cache

from askfirst.replies.phrases import Lexicon, lexicon_of, parted
from askfirst.replies.tokens import folded, tokens, tokens_of
from askfirst.rules.replies import Replies

MARKS = " \t\n,;.:!?\u2026\u3001\u3002\uff0c-\u2013"
"""Left away beside what is left away."""
JOINTS = "-\u2010\u2011"
"""Beside one of these a word is a part of another: "well-known"."""


def unhesitating(reply: str, words: Replies) -> str:
    """The reply without the `hesitations` of its language at either end; as it is where that leaves nothing."""
    said = tokens(reply)
    if len(folded(reply)) != len(reply):
        return reply.strip()
    parts = parted([token.text for token in said], hesitations(words))
    kept = [part for part in parts if part.role is None]
    if not kept:
        return reply.strip()
    first, last = said[kept[0].first], said[kept[-1].end - 1]
    start = first.start if parts[0].role and reply[first.start - 1] not in JOINTS else 0
    end = last.end if parts[-1].role and reply[last.end] not in JOINTS else len(reply)
    rest = reply[start:end]
    return (rest.rstrip(MARKS) if end < len(reply) else rest).strip() or reply.strip()


@lru_cache(maxsize=64)
def hesitations(words: Replies) -> Lexicon:
    """The phrases of a language that say no more than that somebody is not quite sure, or polite."""
    return lexicon_of((tokens_of(phrase), ("filler", 0)) for phrase in words.hesitations)
