"""Replies that take all that there are to choose from: "both", "all of them please", "alle drei"."""

from collections.abc import Sequence
from functools import lru_cache

from askfirst.replies.phrases import COURTESIES, Lexicon, Role, lexicon_of, parted, phrases_of
from askfirst.replies.tokens import tokens_of
from askfirst.rules.replies import Replies

FEWEST = 2


def takes_all(reply: str, many: int, spoken: Sequence[Replies]) -> bool:
    """Whether a reply takes all of so many, and says no more than that, in one of the languages."""
    if many < FEWEST:
        return False
    texts = list(tokens_of(reply))
    for words in spoken:
        parts = parted(texts, phrases_of(words), counted(words, many))
        roles = [part.role for part in parts]
        if roles.count("option") == 1 and all(role in (*COURTESIES, "option") for role in roles):
            return True
    return False


@lru_cache(maxsize=512)
def counted(words: Replies, many: int) -> Lexicon:
    """The phrases for all of so many, and the hesitations that may stand beside them."""
    listed = [*words.all_of[:1], *words.all_of[many - 1 : many]]
    roles: tuple[tuple[Role, Sequence[str]], ...] = (
        ("option", [phrase for phrases in listed for phrase in phrases]),
        ("filler", words.hesitations),
    )
    return lexicon_of((tokens_of(phrase), (role, 0)) for role, phrases in roles for phrase in phrases)
