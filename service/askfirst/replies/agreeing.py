"""Replies of a plain yes or no, and replies made of nothing but known phrases, in any language."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from askfirst.replies.phrases import CJK, Lexicon, Part, Role, lexicon_of, parted, phrases_of, tokens_of
from askfirst.rules.replies import Replies
from askfirst.text.cues import Phrases
from askfirst.text.tokens import QUESTION_MARKS

Agreement: TypeAlias = Literal["yes", "no"]
LONGEST = 40
"""Tokens of a reply that can be a plain yes or no."""
DENYING = ("negation", "decline")
SMALL = ("filler", "yes", "mark")
"""Parts ahead of a "no" that say nothing of their own: "of course not"."""
FORBIDDING = 1
"""The number of a negation behind which the words of the question only repeat what is forbidden."""


def agreement(reply: str, spoken: Sequence[Replies], asked: str = "") -> Agreement | None:
    """Whether the reply is a yes or a no and nothing else; None where it says more, or is neither.

    To forbid what was `asked` in its own words is a no as well: "no, don't delete any backups".
    """
    texts = list(tokens_of(reply))
    if not 0 < len(texts) <= LONGEST or reply.rstrip()[-1:] in QUESTION_MARKS:
        return None
    known = frozenset(tokens_of(asked))
    found = (plain(parted(texts, denials(words)), texts, known) for words in spoken)
    return next((one for one in found if one is not None), None)


def plain(parts: list[Part], texts: list[str], asked: frozenset[str]) -> Agreement | None:
    """What the parts of a reply come to, in one language."""
    roles = {part.role for part in parts}
    first = next((part for part in parts if part.role not in SMALL), None)
    if first is None:
        return "yes" if "yes" in roles else None
    if first.role not in DENYING:
        return None
    forbids = any(part.role == "negation" and part.number == FORBIDDING for part in parts)
    said = all(part.role is not None or (forbids and texts[part.first] in asked) for part in parts)
    return "no" if said else None


def wants_value(question: str, spoken: Sequence[Replies]) -> bool:
    """Whether a sentence asks for a value, in the first language: "In which ...", "By when ...". A yes gives none."""
    asking = {words[0] for phrase in spoken[0].asking if len(words := tokens_of(phrase)) == 1}
    return any(asking.intersection(tokens_of(one)[:OPENING]) for one in SENTENCE_ENDS.split(question))


SENTENCE_ENDS = re.compile(r"(?<=[.?!])\s+|(?<=[。？！])")
OPENING = 2
"""Words at the beginning of a sentence of which one asks for a value."""


def forbids(reply: str, spoken: Sequence[Replies], request: str) -> bool:
    """Whether the reply forbids what was ordered, in the order's own words: "don't restart it"."""
    own = agreement(reply, spoken, request) == "no" and agreement(reply, spoken) is None
    return own or ends_in_its_verb(reply, spoken, request)


def ends_in_its_verb(reply: str, spoken: Sequence[Replies], request: str) -> bool:
    """Whether a few words end in a no and the order's verb in another form: "bloß nicht neu starten"."""
    texts = list(tokens_of(reply))
    if not 1 < len(texts) <= FEW or any(one.isdigit() or one in ",;，；" for one in reply):
        return False  # what has a figure in it, or two parts, may say what to do instead
    if CJK_CHARACTER.search(texts[-1]):
        return texts[-1] in request and denies("".join(texts[:-1]), spoken)
    return is_form_of(texts[-1], verb_of(request, spoken)) and denies(" ".join(texts[:-1]), spoken)


def turns_down(reply: str, spoken: Sequence[Replies], request: str, question: str) -> bool:
    """Whether the reply is a plain no to a question that proposes what was ordered: "Shall I delete all 14 drafts?".

    A question proposes it with the word that the order opens with, in some form, and nothing on top ("too"). A no to
    anything else is an answer: "Should I attach the price list?".
    """
    if question.rstrip()[-1:] not in QUESTION_MARKS or agreement(reply, spoken) != "no":
        return False
    if CJK_CHARACTER.search(request):
        return any(request[at : at + HAN_VERB] in question for at in range(min(len(request), HAN_LEAD)))
    verb, asked = verb_of(request, spoken), tokens_of(question)
    return ON_TOP.isdisjoint(asked) and any(is_form_of(word, verb) for word in asked)


def verb_of(request: str, spoken: Sequence[Replies]) -> str:
    """The word that an order opens with."""
    small = {tokens_of(phrase) for words in spoken for phrase in (*words.fillers, *words.empty, *words.greetings)}
    return next((word for word in tokens_of(request) if (word,) not in small), "")


def is_form_of(word: str, verb: str) -> bool:
    """Whether a word can be a form of a verb: it has another ending at most."""
    stem = verb[: max(STEM, len(verb) - ENDING)]
    return len(verb) >= STEM and word.startswith(stem) and len(word) <= len(verb) + ENDING + 1


CJK_CHARACTER = re.compile(f"[{CJK}]")
FEW = 6
"""Words that a flat no with its verb has at most."""
HAN_VERB, HAN_LEAD, STEM, ENDING = 2, 4, 4, 2
"""Characters of a Chinese verb, and ahead of it; letters of a verb that stay in its forms, and those of its ending."""
ON_TOP = frozenset("too also well additionally auch außerdem aussi également también además também além".split())
"""Beside one of these more is proposed than was ordered."""


def familiar(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether the reply is made of phrases for replies alone, in one of the languages: "die zweite", "是"."""
    texts = list(tokens_of(reply))
    if not 0 < len(texts) <= LONGEST:
        return False
    return any(
        all(part.role is not None for part in parted(texts, lexicon))
        for words in spoken
        for lexicon in (phrases_of(words), denials(words))
    )


def denies(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether a no, or a word that denies another, stands anywhere in the reply, in any of the languages."""
    texts = list(tokens_of(reply))
    return any(part.role == "negation" for words in spoken for part in parted(texts, denials(words)))


def denies_first(reply: str, spoken: Sequence[Replies]) -> bool:
    """Whether the reply begins with a no to what is offered, in any of the languages: "neither, it is Ida"."""
    texts = list(tokens_of(reply))[:LONGEST]
    cuts = (parted(texts, denials(words)) for words in spoken)
    return any([part.role for part in parts if part.role not in SMALL][:1] == ["negation"] for parts in cuts)


@lru_cache(maxsize=64)
def denials(words: Replies) -> Lexicon:
    """The phrases that agree, deny, or say nothing beside that."""
    listed: tuple[tuple[Role, int, Phrases], ...] = (
        ("decline", 0, words.decline),
        ("negation", 0, words.no),
        ("negation", FORBIDDING, words.negations),
        ("yes", 0, words.yes),
        ("filler", 0, words.fillers),
        ("filler", 0, words.hesitations),
        ("filler", 0, words.stressing),
        ("empty", 0, words.empty),
        ("empty", 0, words.skip),
    )
    return lexicon_of((tokens_of(phrase), (role, number)) for role, number, phrases in listed for phrase in phrases)
