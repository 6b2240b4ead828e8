"""A reply as words, numbers and signs, and cut into the phrases by which one skips, refuses, chooses or is polite."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from askfirst.rules.replies import Replies

CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
TOKEN = re.compile(rf"[{CJK}]|\d+(?:[.,]\d+)*|[^\W\d_{CJK}]+(?:'[^\W\d_{CJK}]+)*|[%€$£#+]")


class Token(NamedTuple):
    """A word, a number, a sign, or one character of a language without spaces; and its place."""

    text: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """The tokens of a text, case and width folded away."""
    plain = folded(text)
    return [Token(found[0], found.start(), found.end()) for found in TOKEN.finditer(plain)]


def tokens_of(text: str) -> tuple[str, ...]:
    """The tokens of a phrase, without their places."""
    return tuple(token.text for token in tokens(text))


def folded(text: str) -> str:
    """The text without differences that say nothing: case, width, kinds of apostrophe."""
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold()


def folded_case(reply: str) -> str:
    """The reply with the same places as its tokens, in its own case where folding keeps the length."""
    plain = unicodedata.normalize("NFKC", reply)
    return plain if len(plain) == len(folded(reply)) else folded(reply)


Role: TypeAlias = Literal[
    "skip", "unknown", "decline", "yes", "filler", "empty", "negation", "asking", "mark", "last", "ordinal", "option"
]


class Part(NamedTuple):
    """One or more tokens with what they are; tokens that no phrase covers have no role."""

    role: Role | None
    number: int
    first: int
    end: int


class Lexicon(NamedTuple):
    """Phrases by their tokens, each with its role and number.

    `reach` is how many tokens the longest phrase has that begins with a token: a reply may be long, and
    no more is looked at than what can be a phrase.
    """

    roles: dict[tuple[str, ...], tuple[Role, int]]
    reach: dict[str, int]


def lexicon_of(phrases: Iterable[tuple[tuple[str, ...], tuple[Role, int]]]) -> Lexicon:
    """The phrases that have tokens; of those that are alike the first counts."""
    roles: dict[tuple[str, ...], tuple[Role, int]] = {}
    reach: dict[str, int] = {}
    for phrase, role in phrases:
        if phrase:
            roles.setdefault(phrase, role)
            reach[phrase[0]] = max(reach.get(phrase[0], 0), len(phrase))
    return Lexicon(roles, reach)


@lru_cache(maxsize=64)
def phrases_of(words: Replies) -> Lexicon:
    """Every phrase of a language; what is listed later gives way."""
    listed: list[tuple[Role, int, tuple[str, ...]]] = [
        ("skip", 0, words.skip),
        ("unknown", 0, words.unknown),
        ("decline", 0, words.decline),
        *(("ordinal", number, phrases) for number, phrases in enumerate(words.ordinals)),
        ("last", 0, words.last),
        ("negation", 0, words.negations),
        ("mark", 0, words.marks),
        ("yes", 0, words.yes),
        ("filler", 0, words.fillers),
        ("empty", 0, words.empty),
        ("asking", 0, words.asking),
    ]
    return lexicon_of((tokens_of(phrase), (role, number)) for role, number, phrases in listed for phrase in phrases)


NOTHING = lexicon_of(())
COURTESIES: tuple[Role, ...] = ("filler", "mark", "yes")
"""Roles of what may stand beside an answer and says nothing more."""


def parted(texts: list[str], lexicon: Lexicon, options: Lexicon = NOTHING) -> list[Part]:
    """The reply cut into the longest phrases that are known, options before all others."""
    parts: list[Part] = []
    at = 0
    while at < len(texts):
        part = longest(texts, at, lexicon, options)
        parts.append(part)
        at = part.end
    return parts


def longest(texts: list[str], at: int, lexicon: Lexicon, options: Lexicon) -> Part:
    """The longest known phrase at a place, or the one token there."""
    first = texts[at]
    reach = max(lexicon.reach.get(first, 0), options.reach.get(first, 0))
    for end in range(min(len(texts), at + reach), at, -1):
        phrase = tuple(texts[at:end])
        found = options.roles.get(phrase) or lexicon.roles.get(phrase)
        if found is not None:
            return Part(*found, at, end)
    return Part(None, 0, at, at + 1)
