"""Answers that hold only if something else does: "EUR, once Kim approves", "the old ones? but ask Ida first"."""

from collections.abc import Sequence
from functools import lru_cache

from askfirst.replies.phrases import Lexicon, lexicon_of, parted
from askfirst.replies.tokens import tokens_of
from askfirst.rules.replies import Replies
from askfirst.text.tokens import QUESTION_MARKS


def conditional(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether a reply has a question in it, or one of the `conditions` of a language."""
    if not QUESTION_MARKS.isdisjoint(reply):
        return True
    texts = list(tokens_of(reply))
    return any(part.role for words in spoken for part in parted(texts, conditions(words)))


@lru_cache(maxsize=64)
def conditions(words: Replies) -> Lexicon:
    """The phrases of a language by which an answer depends on something else."""
    return lexicon_of((tokens_of(phrase), ("mark", 0)) for phrase in words.conditions)
