"""A reply without who else says it, and without the question that it says again: only what is meant."""

import re
from collections.abc import Sequence
from functools import lru_cache

from askfirst.rules.replies import Replies
from askfirst.scoring.hearing.tokens import CJK, Token, folded, tokens, tokens_of

NAME = 3
"""Words that somebody's name has at most."""
ARTICLE = 2
"""Letters of an article ahead of a name: "a Lena diz"; where it has more, nouns of things have capitals as well."""
HAN_NAME = 6
"""The same in a script without spaces, in characters."""
HAN = re.compile(f"[{CJK}]")
BREAK = re.compile(r"[,;:.!?，；：。！？\n\"'“”„«»「」]")
QUESTION = re.compile(r"^\s*[¿]?([^?？.!。！]*)[?？]+\s*")
BEHIND = " \t\n,;:\uff0c\uff1a\u3001-\u2013"


def as_meant(reply: str, words: Replies) -> str:
    """The reply without a question that opens it, and without its source; as it is where that leaves nothing.

    "which place? I mean hall 5" is "hall 5", "Lena says hall 5" as well.
    """
    if len(folded(reply)) != len(reply):
        return reply
    return unsourced(unasked(reply, words), words)


def unasked(reply: str, words: Replies) -> str:
    """The reply behind a question in return that it answers itself: "what place? I mean hall 5"."""
    asked = QUESTION.match(reply)
    if asked is None or not begins(tokens(asked[1]), words.asking):
        return reply
    rest = reply[asked.end() :]
    said = tokens(rest)
    length = begins(said, words.meaning)
    behind = rest[said[length - 1].end :].lstrip(BEHIND) if length else rest
    return behind if tokens(behind) and not behind.rstrip().endswith(("?", "？")) else reply


def unsourced(reply: str, words: Replies) -> str:
    """The reply without who says it: "Lena says that", "according to Lena", "..., says Lena"."""
    said = tokens(reply)
    ahead = source_ahead(reply, said, words)
    rest = reply[said[ahead - 1].end :].lstrip(BEHIND) if 0 < ahead < len(said) else reply
    return rest if tokens(rest) else reply


def source_ahead(reply: str, said: Sequence[Token], words: Replies) -> int:
    """How many words at the beginning only tell who says it; 0 where none do."""
    for at in range(min(len(said), HAN_NAME if HAN.match(reply.strip()) else NAME + 1)):
        length = begins(said[at:], words.reporting)
        if length and at and speaks(reply, said[:at], words):
            return at + length
    credit = begins(said, words.crediting)
    if not credit:
        return 0
    comma = BREAK.search(reply, said[credit - 1].end)
    named = [token for token in said[credit:] if comma is None or token.start < comma.start()]
    if comma is None:
        named = named[: capitals(reply, named)]
        if said[credit + len(named) :][:1] and said[credit + len(named)].text[0].isdigit():
            return 0  # "according to Invoice 4471" names a paper and not who says it
    return credit + len(named) if named and speaks(reply, named, words) else 0


def capitals(reply: str, said: Sequence[Token]) -> int:
    """How many words from the first on have capitals."""
    return next((at for at, token in enumerate(said) if not reply[token.start].isupper()), len(said))


def speaks(reply: str, said: Sequence[Token], words: Replies) -> bool:
    """Whether words name somebody: by a phrase for who speaks, or as a name, with no mark in it."""
    if BREAK.search(reply[said[0].start : said[-1].end]):
        return False
    if begins(said, words.speakers) == len(said):
        return True
    if HAN.match(reply[said[0].start]):
        return len(said) > 1 and not begins(said, words.empty)
    own = said[1:] if len(said[0].text) <= ARTICLE and reply[said[0].start].islower() else said
    return 0 < len(own) <= NAME and all(reply[token.start].isupper() for token in own)


def begins(said: Sequence[Token], phrases: tuple[str, ...]) -> int:
    """How many words the longest of the phrases has with which the words begin; 0 where none does."""
    texts = tuple(token.text for token in said)
    return max((len(phrase) for phrase in cut(phrases) if phrase and texts[: len(phrase)] == phrase), default=0)


@lru_cache(maxsize=512)
def cut(phrases: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Phrases as their words."""
    return tuple(map(tokens_of, phrases))
