"""A reply without what stands around it: greeting, signature and quotes of a letter, and words that only hesitate."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from askfirst.replies.phrases import CJK, Lexicon, folded, lexicon_of, parted, tokens, tokens_of
from askfirst.rules.replies import Replies
from askfirst.text.cues import Phrases
from askfirst.text.dataspans import REPLY

RULED = re.compile(r"\s*(?:--\s?|[-_—–=*]{3,})\s*")
"""A line that only parts a signature from the text."""
QUOTING = re.compile(r".*[:：]\s*")
GREETED = 7
"""Tokens of a line that greets: "Sehr geehrte Frau Dr. von Berg,"."""
SIGNED = 5
"""Tokens of a line with somebody's name, behind the words that end a letter or below them."""
WORD = re.compile(r"\S+")
HAN = re.compile(f"[{CJK}]")
SMALL = 3
"""Letters of the small words between names: "de", "und", "of"."""
CARD = 9
"""Lines of a signature: name, post, firm, address, numbers."""


def unframed(reply: str, spoken: Sequence[Replies]) -> str:
    """What a letter says; the reply as it is where it is none, or where nothing else is left of it."""
    lines = unquoted(reply.splitlines())
    filled = [number for number, line in enumerate(lines) if line.strip()]
    if not filled:
        return reply
    if len(filled) < len([line for line in reply.splitlines() if line.strip()]) or len(filled) > 1:
        start = filled[0]
        if len(filled) > 1 and signs_from(lines, start, spoken) and not any(map(str.isdigit, lines[filled[1]])):
            return reply  # "Thanks,\nIda" says nothing else
        if len(filled) > 1 and greets(lines[start], spoken):
            start = filled[1]
        card = filled[-CARD - 1 :][0]
        near = (at for at in filled if at > start and (at >= card or RULED.fullmatch(lines[at])))
        ends = (at for at in near if signs_from(lines, at, spoken))
        end = next(ends, len(lines))
        ruled = end < len(lines) and RULED.fullmatch(lines[end])
        if not ruled and not all(signature(line, spoken) for line in lines[end + 1 :] if line.strip()):
            return reply
        said = "\n".join(lines[start:end]).strip()
        return said or reply
    return reply


def unquoted(lines: list[str]) -> list[str]:
    """The lines without those that quote a message, and without the one that says whose it is."""
    quoted = [bool(REPLY.match(line)) for line in lines]
    leads = [QUOTING.fullmatch(line) and any(quoted[at + 1 : at + 2]) for at, line in enumerate(lines)]
    return [line for line, own, lead in zip(lines, quoted, leads, strict=True) if not (own or lead)]


def greets(line: str, spoken: Sequence[Replies]) -> bool:
    """Whether a line only greets somebody."""
    if any(map(str.isdigit, line)):
        return False
    brief = len(tokens_of(line)) <= GREETED
    return brief and any(opens(line, (*words.salutations, *words.greetings)) for words in spoken)


def signs_from(lines: Sequence[str], at: int, spoken: Sequence[Replies]) -> bool:
    """Whether a line, and all below it, are the end of a letter: words that end one, and who has written it."""
    if RULED.fullmatch(lines[at]):
        return True
    if any(map(str.isdigit, lines[at])):
        return False
    ending = max((opens(lines[at], words.partings) for words in spoken), default=0)
    if not ending or len(tokens_of(lines[at])) > ending + SIGNED or says_more(lines[at], spoken):
        return False
    below = list(islice((line for line in lines[at + 1 :] if line.strip()), CARD + 1))
    return len(below) <= CARD and all(RULED.fullmatch(line) or len(tokens_of(line)) <= SIGNED for line in below[:1])


def says_more(line: str, spoken: Sequence[Replies]) -> bool:
    """Whether a line denies, excepts or contrasts something: "but not the contract"."""
    said = tokens_of(line)
    phrases = {tokens_of(one) for words in spoken for one in (*words.negations, *words.decline, *words.no)}
    return any(said[at : at + len(one)] == one for one in phrases if one for at in range(len(said)))


def signature(line: str, spoken: Sequence[Replies]) -> bool:
    """Whether a line can stand below a letter: names, titles, firms, numbers and addresses, in capitals or in signs."""
    if RULED.fullmatch(line) or any(opens(line, words.partings) for words in spoken):
        return not says_more(line, spoken)
    words = [one for one in WORD.findall(line) if "@" not in one and "://" not in one and "www." not in one]
    written = all(one[0].isupper() or not one[0].isalpha() or HAN.match(one) for one in words if len(one) > SMALL)
    return written and (not words or not words[0][0].islower()) and not says_more(line, spoken)


def opens(line: str, phrases: Phrases) -> int:
    """The tokens of the longest phrase with which a line begins; 0 where none does."""
    said = tokens_of(line)
    known = (phrase for phrase in map(tokens_of, phrases) if phrase and said[: len(phrase)] == phrase)
    return max(map(len, known), default=0)


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
