"""Answers that settle nothing yet: on a condition ("EUR, once Kim approves"), or two where one is meant ("5 or 6")."""

import re
from collections.abc import Sequence
from functools import lru_cache

from askfirst.replies.phrases import CJK, Lexicon, folded, lexicon_of, parted, phrases_of, tokens_of
from askfirst.rules.replies import Replies
from askfirst.text.tokens import QUESTION_MARKS

NEAR = 3
"""Words on each side of an "or" of which one has to be a figure or a name."""
LONGEST = 24
"""Words of a reply in which two sides are all that it says."""
WORD = re.compile(rf"[{CJK}]|[^\s,;.!?()/{CJK}]+")
STOPPED = re.compile(r"[.!?;\n。！？；]\s")


def torn(reply: str, spoken: Sequence[Replies], *, figures: bool = False) -> bool:
    """Whether a reply names two things with an "or" between them, figures on both sides where only these count."""
    if len(WORD.findall(reply)) > LONGEST:
        return False
    for found in either(tuple(spoken)).finditer(reply):
        ahead, behind = reply[: found.start()], reply[found.end() :]
        before = WORD.findall(STOPPED.split(ahead)[-1])[-NEAR:]
        after = WORD.findall(STOPPED.split(behind)[0])[:NEAR]
        if "," in ahead[-2:] and not any(word[0].isupper() for word in after):
            continue  # "Thursday at 11, or?" names one
        if tells(before, figures) and tells(after, figures):
            return True
    return False


def tells(words: Sequence[str], figures: bool) -> bool:
    """Whether one of the words is a figure or, unless only these count, a name."""
    return any(any(map(str.isdigit, word)) or (not figures and named(word)) for word in words)


def named(word: str) -> bool:
    """Whether a word can be a name: with a capital, or in a script without any."""
    return word[0].isupper() or re.match(f"[{CJK}]", word) is not None


SLASH = r"(?<=[^\W\d_])\s?/\s?(?=[A-ZÀ-Þ])"
"""A slash ahead of a capital."""


@lru_cache(maxsize=64)
def either(spoken: tuple[Replies, ...]) -> re.Pattern[str]:
    """Any word for "or" of these languages between words, or a slash between two with capitals."""
    phrases = sorted({folded(one) for words in spoken for one in words.either}, key=len, reverse=True)
    spaced = [re.escape(one) for one in phrases if not re.search(f"[{CJK}]", one)]
    joined = [re.escape(one) for one in phrases if re.search(f"[{CJK}]", one)]
    words = [rf"(?<=\w)[,\s]\s*(?i:{'|'.join(spaced)})\s(?=\w)"] if spaced else []
    return re.compile("|".join([*words, *joined, SLASH]))


def conditional(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether a reply has a question in it, or one of the `conditions` of a language."""
    if not QUESTION_MARKS.isdisjoint(reply):
        return True
    texts = list(tokens_of(reply))
    agreeing = {tokens_of(phrase) for words in spoken for phrase in words.yes}
    return any(
        part.role == "option" and not (part.first == 0 and tuple(texts[: part.end]) in agreeing)  # "si" may be a yes
        for words in spoken
        for part in parted(texts, phrases_of(words), conditions(words))  # "s'il vous plaît" is longer than "s'il"
    )


@lru_cache(maxsize=64)
def conditions(words: Replies) -> Lexicon:
    """The phrases of a language by which an answer depends on something else."""
    return lexicon_of((tokens_of(phrase), ("option", 0)) for phrase in words.conditions)
