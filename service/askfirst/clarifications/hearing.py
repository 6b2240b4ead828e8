"""A reply as it is meant: an option, a skip, a refusal, or words of its own. No scoring here."""

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from askfirst.rules.replies import Replies

Role: TypeAlias = Literal[
    "skip", "decline", "yes", "filler", "empty", "negation", "asking", "mark", "last", "ordinal", "option"
]

CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
TOKEN = re.compile(rf"[{CJK}]|\d+(?:[.,]\d+)*|[^\W\d_{CJK}]+(?:'[^\W\d_{CJK}]+)*|[%€$£#+]")


LONGEST_REPLY = 500
"""Tokens of a reply that is looked at for options and skips: who writes more says it in words of their own."""


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


def tokens_of(text: str) -> tuple[str, ...]:
    """The tokens of a phrase, without their places."""
    return tuple(token.text for token in tokens(text))


def folded(text: str) -> str:
    """The text without differences that say nothing: case, width, kinds of apostrophe."""
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold()


def hear(reply: str, options: Sequence[str], span: str, spoken: Sequence[Replies]) -> Heard:
    """What the reply says: whole in one of the languages, else as far as it can be told in the first.

    `options` are what there is to choose from, `span` the words that the question is about: to
    repeat them says nothing, nor does a question in return. An option that is only mentioned counts
    where no language's negation stands beside it. More than `LONGEST_REPLY` tokens are words, whatever
    they are.
    """
    said, listed = tokens(reply), tuple(options)
    if len(said) > LONGEST_REPLY:
        return Heard("words", reply.strip())
    texts = [token.text for token in said]
    lexicons = [phrases_of(words) for words in spoken]
    choosable = lexicon_of((tokens_of(option), ("option", number)) for number, option in enumerate(listed))
    cuts = []
    for lexicon in lexicons:
        parts = parted(texts, lexicon, choosable)
        whole = heard_whole(parts, texts, listed)
        if whole is not None:
            return whole._replace(words=stripped(reply, said, parts))
        cuts.append(parts)
    core = stripped(reply, said, cuts[0])
    if says_nothing(texts, cuts[0], span) or asks_back(reply, cuts[0]):
        return Heard("nothing", core)
    known = {phrase for lexicon in lexicons for phrase in lexicon.roles}
    denied = any(part.role == "negation" for parts in cuts for part in parts)
    named = None if denied else named_option(texts, listed, known)
    return Heard("words", core) if named is None else Heard("option", core, named, exact=False)


def heard_whole(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> Heard | None:
    """What the reply says where every part of it is known; else None."""
    chosen = choices(parts, texts, options)
    loose = [part for part in parts if part.role in (None, "negation", "empty", "asking")]
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


def parted(texts: list[str], lexicon: Lexicon, options: Lexicon) -> list[Part]:
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
    asked = set(tokens_of(span))
    return all(
        part.role in ("empty", "asking", "filler", "mark") or (part.role is None and texts[part.first] in asked)
        for part in parts
    )


def asks_back(reply: str, parts: list[Part]) -> bool:
    """Whether the reply is a question itself ("Which ones do you have?"): that leaves ours open."""
    if not reply.rstrip().endswith(("?", "\uff1f")):
        return False
    own = [part.role for part in parts if part.role not in ("filler", "yes", "mark")]
    return own[:1] == ["asking"]


def named_option(texts: list[str], options: tuple[str, ...], known: Container[tuple[str, ...]]) -> int | None:
    """The one option of which the reply has words that no other option has; `known` phrases tell nothing."""
    own = telling(options, known)
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


def telling(options: tuple[str, ...], known: Container[tuple[str, ...]]) -> list[set[str]]:
    """For each option its tokens that stand in no other option and say something by themselves."""
    each = [set(tokens_of(option)) for option in options]
    held = Counter(text for mine in each for text in mine)
    return [{text for text in mine if held[text] == 1 and (text,) not in known} for mine in each]


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
