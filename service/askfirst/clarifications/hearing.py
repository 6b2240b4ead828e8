"""A reply as it is meant: an option, a skip, a refusal, or words of its own. No scoring here."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from askfirst.rules.replies import Replies

Role: TypeAlias = Literal["skip", "decline", "yes", "filler", "empty", "negation", "mark", "last", "ordinal", "option"]

CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
TOKEN = re.compile(rf"[{CJK}]|\d+(?:[.,]\d+)*|[^\W\d_{CJK}]+(?:'[^\W\d_{CJK}]+)*|[%€$£#+]")
LONGEST_PHRASE = 12
"""Tokens of the longest phrase that is looked for."""


class Token(NamedTuple):
    """A word, a number, a sign, or one character of a language without spaces; and its place."""

    text: str
    start: int
    end: int


class Heard(NamedTuple):
    """What a reply says. `option` counts from 0; `words` is the reply without its courtesies.

    `exact` is false where the reply names an option among other words.
    """

    said: Literal["skip", "decline", "option", "words", "nothing"]
    words: str
    option: int | None = None
    exact: bool = True


class Part(NamedTuple):
    """One or more tokens with what they are; tokens that no phrase covers have no role."""

    role: Role | None
    number: int
    first: int
    end: int


def tokens(text: str) -> list[Token]:
    """The tokens of a text, case and width folded away."""
    plain = folded(text)
    return [Token(found[0], found.start(), found.end()) for found in TOKEN.finditer(plain)]


def folded(text: str) -> str:
    """The text without differences that say nothing: case, width, kinds of apostrophe."""
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold()


def hear(reply: str, options: Sequence[str], span: str, spoken: Sequence[Replies]) -> Heard:
    """What the reply says: whole in one of the languages, else as far as it can be told in the first.

    `options` are what there is to choose from, `span` the words that the question is about: to
    repeat them says nothing. An option that is only mentioned counts where no language's negation
    stands beside it.
    """
    said, listed = tokens(reply), tuple(options)
    texts = [token.text for token in said]
    for words in spoken:
        lexicon = phrases_of(words)
        parts = parted(texts, lexicon, listed)
        whole = heard_whole(parts, texts, listed)
        if whole is not None:
            return whole._replace(words=stripped(reply, said, parts))
    lexicon = phrases_of(spoken[0])
    parts = parted(texts, lexicon, listed)
    core = stripped(reply, said, parts)
    if says_nothing(texts, parts, span):
        return Heard("nothing", core)
    known: Lexicon = {phrase: role for words in reversed(spoken) for phrase, role in phrases_of(words).items()}
    denied = any(part.role == "negation" for words in spoken for part in parted(texts, phrases_of(words), listed))
    named = None if denied else named_option(texts, listed, known)
    return Heard("words", core) if named is None else Heard("option", core, named, exact=False)


def heard_whole(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> Heard | None:
    """What the reply says where every part of it is known; else None."""
    chosen = choices(parts, texts, options)
    loose = [part for part in parts if part.role in (None, "negation", "empty")]
    if any(part.role or not chosen or not texts[part.first].isdecimal() for part in loose):
        return None
    if len(chosen) == 1:
        return Heard("option", "", chosen.pop())
    roles = {part.role for part in parts}
    if not chosen and roles & {"skip", "decline"}:
        return Heard("skip" if "skip" in roles else "decline", "")
    if len(options) == 1 and "yes" in roles and roles <= {"yes", "filler"}:
        return Heard("option", "", 0)
    return None


Lexicon: TypeAlias = dict[tuple[str, ...], tuple[Role, int]]


@lru_cache(maxsize=64)
def phrases_of(words: Replies) -> Lexicon:
    """Every phrase of a language by its tokens, with its role; what is listed later gives way."""
    found: Lexicon = {}
    listed: list[tuple[Role, int, tuple[str, ...]]] = [
        ("skip", 0, words.skip),
        ("decline", 0, words.decline),
        *(("ordinal", number, phrases) for number, phrases in enumerate(words.ordinals)),
        ("last", 0, words.last),
        ("negation", 0, words.negations),
        ("mark", 0, words.marks),
        ("yes", 0, words.yes),
        ("filler", 0, words.fillers),
        ("empty", 0, words.empty),
    ]
    for role, number, phrases in listed:
        for phrase in phrases:
            found.setdefault(tuple(token.text for token in tokens(phrase)), (role, number))
    found.pop((), None)
    return found


def parted(texts: list[str], lexicon: Lexicon, options: tuple[str, ...]) -> list[Part]:
    """The reply cut into the longest phrases that are known, options before all others."""
    full = {tuple(token.text for token in tokens(option)): number for number, option in enumerate(options)}
    parts: list[Part] = []
    at = 0
    while at < len(texts):
        part = longest(texts, at, lexicon, full)
        parts.append(part)
        at = part.end
    return parts


def longest(texts: list[str], at: int, lexicon: Lexicon, full: dict[tuple[str, ...], int]) -> Part:
    """The longest known phrase at a place, or the one token there."""
    for end in range(min(len(texts), at + LONGEST_PHRASE), at, -1):
        phrase = tuple(texts[at:end])
        if phrase in full:
            return Part("option", full[phrase], at, end)
        if phrase in lexicon:
            role, number = lexicon[phrase]
            return Part(role, number, at, end)
    return Part(None, 0, at, at + 1)


def choices(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> set[int]:
    """The options that are named in full or by their place."""
    if not options:
        return set()
    found = {part.number for part in parts if part.role == "option"}
    found |= {part.number for part in parts if part.role == "ordinal" and part.number < len(options)}
    found |= {len(options) - 1 for part in parts if part.role == "last"}
    return found or by_number(parts, texts, options)


def by_number(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> set[int]:
    """The option with the one number in the reply; behind no mark only where no option has numbers itself."""
    numbers = [at for at, part in enumerate(parts) if part.role is None and texts[part.first].isdecimal()]
    if len(numbers) != 1:
        return set()
    at = numbers[0]
    marked = at > 0 and parts[at - 1].role == "mark"
    if not marked and any(character.isdecimal() for option in options for character in option):
        return set()
    digits = texts[parts[at].first]
    place = int(digits) if len(digits) < 4 else 0
    return {place - 1} if 1 <= place <= len(options) else set()


def says_nothing(texts: list[str], parts: list[Part], span: str) -> bool:
    """Whether the reply has no word of its own: courtesies, pointing words, the question's own words."""
    if any(any(character.isdecimal() for character in text) for text in texts):
        return False
    asked = {token.text for token in tokens(span)}
    return all(
        part.role in ("empty", "filler", "mark") or (part.role is None and texts[part.first] in asked) for part in parts
    )


def named_option(texts: list[str], options: tuple[str, ...], lexicon: Lexicon) -> int | None:
    """The one option of which the reply has words that no other option has."""
    own = telling(options, lexicon)
    said = set(texts)
    counts = [len(mine & said) for mine in own]
    best = max(counts, default=0)
    if best == 0 or counts.count(best) > 1:
        return None
    winner = counts.index(best)
    others = any(count for number, count in enumerate(counts) if number != winner)
    single = all(len(token) == 1 for token in own[winner])
    if single and best < min(2, len(own[winner])):
        return None
    return None if others and not single else winner


def telling(options: tuple[str, ...], lexicon: Lexicon) -> list[set[str]]:
    """For each option its tokens that stand in no other option and say something by themselves."""
    each = [{token.text for token in tokens(option)} for option in options]
    return [
        {
            text
            for text in mine
            if (text,) not in lexicon and not any(text in other for n, other in enumerate(each) if n != number)
        }
        for number, mine in enumerate(each)
    ]


def stripped(reply: str, said: list[Token], parts: list[Part]) -> str:
    """The reply without the courtesies at its ends, if anything is left then."""
    kept = [part for part in parts if part.role not in ("filler", "mark", "yes")]
    if not kept:
        return reply.strip()
    return folded_case(reply)[said[kept[0].first].start : said[kept[-1].end - 1].end] or reply.strip()


def folded_case(reply: str) -> str:
    """The reply with the same places as its tokens, in its own case where folding keeps the length."""
    plain = unicodedata.normalize("NFKC", reply)
    return plain if len(plain) == len(folded(reply)) else folded(reply)
