"""The words, numbers and signs of a reply, with what makes no difference folded away."""

import re
import unicodedata
from typing import NamedTuple

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
