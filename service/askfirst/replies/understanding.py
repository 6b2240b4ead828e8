"""What a reply says, whole or in part."""

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from askfirst.replies.agreeing import agreement, denials, forbids, turns_down, wants_value
from askfirst.replies.choosing import choices, level, misspelt, named_option, telling
from askfirst.replies.phrases import (
    COURTESIES,
    Lexicon,
    Part,
    Token,
    folded_case,
    lexicon_of,
    parted,
    phrases_of,
    tokens,
    tokens_of,
)
from askfirst.replies.sides import (
    denials_of,
    openings,
    other_of_two,
    sided,
    stand_ins,
    telling_sides,
)
from askfirst.rules.replies import Replies
from askfirst.text.tokens import QUESTION_MARKS

PENDING = re.compile(r"(?i)tb[acdn]\W*|x{3,}|_{3,}|\?{2,}|<[^<>]*>|\{+[^{}]*\}+|\[[^\[\]]*\]")
"""What people and programs leave where a value is still to come."""
LONGEST_REPLY = 500
"""Tokens of a reply that is looked at for options and skips: who writes more says it in words of their own."""


class Heard(NamedTuple):
    """What a reply says. `option` counts from 0; `words` is the reply without its courtesies.

    `skip` leaves it to whoever acts, `unknown` is that of who does not know, `denies` is a no in more than one word
    where a value is asked for ("no way"), `asks` is a question in return, and `points` has no word of its own but those
    that stand for something ("that thing"), or the question's.

    `exact` is false where the reply names an option among other words.
    """

    said: Literal["skip", "unknown", "decline", "denies", "option", "asks", "points", "words", "nothing"]
    words: str
    option: int | None = None
    exact: bool = True


def hear(
    reply: str,
    options: Sequence[str],
    span: str,
    spoken: Sequence[Replies],
    *,
    closed: bool = False,
    request: str = "",
    question: str = "",
) -> Heard:
    """What the reply says: whole in one of the languages, else as far as it can be told in the first.

    `options` are what there is to choose from, and nothing else where they are `closed`; `span` the words that the
    question is about: to repeat them says nothing, unless they offer the options themselves, nor does a question in
    return. An option that is only mentioned counts where no language's negation stands beside it; of two, who denies
    one takes the other. To forbid the `request` in its own words is to refuse it, as a no to a `question` that
    proposes it is. More than `LONGEST_REPLY` tokens
    are words, whatever they are.
    """
    said, listed = tokens(reply), tuple(options)
    if len(said) > LONGEST_REPLY or PENDING.fullmatch(reply.strip()):
        return Heard("words" if len(said) > LONGEST_REPLY else "nothing", reply.strip())
    texts = [token.text for token in said]
    lexicons = [phrases_of(words) for words in spoken]
    offered = sided(listed, span)
    named_whole = lexicon_of((tokens_of(option), ("option", number)) for number, option in enumerate(listed))
    choosable = lexicon_of([*named_whole.roles.items(), *(openings(listed, span, lexicons) if offered else ())])
    cuts = []
    objected = objects(texts, spoken, choosable)
    for lexicon in lexicons:
        parts = parted(texts, lexicon, choosable)
        whole = heard_whole(parts, texts, listed, lexicon, which=wants_value(question, spoken))
        if whole is not None and not (objected and whole.said == "option"):
            return whole._replace(words=stripped(reply, said, parts))
        cuts.append(parts)
    refused = refusal(reply, texts, spoken, request, question)
    if refused is not None:
        return Heard(refused, reply.strip())
    core = stripped(reply, said, cuts[0])
    known = {phrase for lexicon in lexicons for phrase in lexicon.roles}
    denied = objected or "negation" in {part.role for parts in cuts for part in parts}
    own = telling_sides(listed, known, stand_ins(lexicons)) if offered else telling(listed, known)
    named = None if denied else named_option(texts, own)
    spelt = level(reply, listed, span)
    if spelt is None and named is None and not denied:
        spelt = misspelt(core, listed)
    if spelt is not None:
        return Heard("option", core, spelt)
    unsaid = says_nothing(texts, cuts[0], span) and (named is None or not offered)
    if asks_back(reply, cuts[0]):
        return Heard("asks", core)
    if unsaid:
        roles = {part.role for part in cuts[0]}
        said_so: Literal["asks", "points", "nothing"] = "points" if roles & {"empty", None} else "nothing"
        return Heard("asks" if "asking" in roles else said_so, core)
    if named is not None:
        return Heard("option", core, named, exact=offered and only_repeats(texts, cuts[0], span))
    denying = frozenset[tuple[str, ...]]().union(*map(denials_of, spoken)) if closed or offered else frozenset()
    left = (other_of_two(parts, texts, listed, own, denying) for parts in cuts) if denying else ()
    other = next((number for number in left if number is not None), None)
    return Heard("words", core) if other is None else Heard("option", core, other)


def refusal(
    reply: str, texts: list[str], spoken: Sequence[Replies], request: str, question: str
) -> Literal["decline", "denies"] | None:
    """How a reply refuses that has no phrase for it: by forbidding what was ordered, or by a no where that is none."""
    if request and (forbids(reply, spoken, request) or turns_down(reply, spoken, request, question)):
        return "decline"
    flat = len(texts) > 1 and wants_value(question, spoken) and agreement(reply, spoken) == "no"
    return "denies" if flat else None


def objects(texts: list[str], spoken: Sequence[Replies], choosable: Lexicon) -> bool:
    """Whether a reply has a no beside what it names, which then chooses nothing: "all of them? no!"."""
    cuts = (parted(texts, denials(words), choosable) for words in spoken)
    return any(part.role == "negation" and not part.number for parts in cuts for part in parts)


def heard_whole(
    parts: list[Part], texts: list[str], options: tuple[str, ...], lexicon: Lexicon, *, which: bool
) -> Heard | None:
    """What the reply says where every part of it is known; else None.

    A yes takes the only option, unless the question asks `which` ones: "Which ones, or really all of them?".
    """
    chosen = choices(parts, texts, options)
    loose = [part for part in parts if part.role in (None, "negation", "empty", "asking")]
    if any(part.role or not chosen or not texts[part.first].isdecimal() for part in loose):
        return Heard("decline", "") if calls_off(parts, texts, lexicon) else None
    if len(chosen) == 1:
        return Heard("option", "", chosen.pop())
    roles = {part.role for part in parts}
    left: tuple[Literal["skip", "unknown", "decline"], ...] = ("skip", "unknown", "decline")
    said = next((one for one in left if one in roles), None)
    if not chosen and said is not None:
        return Heard(said, "")
    if len(options) == 1 and not which and "yes" in roles and roles <= {"yes", "filler"}:
        return Heard("option", "", 0)
    return None


def calls_off(parts: list[Part], texts: list[str], lexicon: Lexicon) -> bool:
    """Whether a reply is a phrase that refuses, with a word in it that only points: "call it off", "brich das ab"."""
    own = [part for part in parts if part.role not in ("empty", "filler")]
    words = tuple(text for part in own for text in texts[part.first : part.end])
    return len(own) < len(parts) and lexicon.roles.get(words, (None, 0))[0] == "decline"


def says_nothing(texts: list[str], parts: list[Part], span: str) -> bool:
    """Whether the reply has no word of its own: courtesies, pointing words, the question's own words."""
    if any(any(character.isdecimal() for character in text) for text in texts):
        return False
    asked = set(tokens_of(span))
    return all(
        part.role in ("empty", "asking", "filler", "mark") or (part.role is None and texts[part.first] in asked)
        for part in parts
    )


def only_repeats(texts: list[str], parts: list[Part], span: str) -> bool:
    """Whether all words of the reply are the request's own, or courtesies."""
    asked = set(tokens_of(span))
    return all(part.role in COURTESIES or asked.issuperset(texts[part.first : part.end]) for part in parts)


def asks_back(reply: str, parts: list[Part]) -> bool:
    """Whether the reply is a question itself ("Which ones do you have?"): that leaves ours open."""
    if reply.rstrip()[-1:] not in QUESTION_MARKS:
        return False
    own = [part.role for part in parts if part.role not in ("filler", "yes", "mark")]
    return own[:1] == ["asking"]


def stripped(reply: str, said: list[Token], parts: list[Part]) -> str:
    """The reply without the courtesies at its ends, if anything is left then."""
    kept = [part for part in parts if part.role not in COURTESIES]
    if not kept:
        return reply.strip()
    return folded_case(reply)[said[kept[0].first].start : said[kept[-1].end - 1].end] or reply.strip()
