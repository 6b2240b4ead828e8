"""Options that are all there is: of those that the request itself offers a word tells, and "not" one is the other."""

from collections.abc import Container, Iterable, Sequence, Set
from functools import lru_cache

from askfirst.replies.choosing import telling
from askfirst.replies.phrases import COURTESIES, Lexicon, Part, Role, tokens_of
from askfirst.rules.replies import Replies

TWO = 2
LEAVING = ("decline", "skip")


def sided(options: Sequence[str], span: str) -> bool:
    """Whether the options are sides of the words that are asked about: there a repeated word says which."""
    asked = set(tokens_of(span))
    return len(options) > 1 and all(asked.issuperset(tokens_of(option)) for option in options)


def telling_sides(options: tuple[str, ...], known: Container[tuple[str, ...]], empty: Container[str]) -> list[set[str]]:
    """For each side the words that choose it: "archive", not "the ticket", of "Archive ticket 4 or delete it".

    It is the word that opens a side where "it" on another one, or a number, shows that the rest is what all are about.
    """
    found = []
    each = [tokens_of(option) for option in options]
    for mine, words in zip(each, telling(options, known), strict=True):
        shared = any(token in empty for other in each if other is not mine for token in other)
        numbered = any(token[0].isdecimal() for token in mine)
        opening = mine[0] if shared else next((token for token in mine if (token,) not in known), "")
        found.append(words & {opening} if shared or numbered else words)
    return found


def stand_ins(lexicons: Iterable[Lexicon]) -> frozenset[str]:
    """The words that only point: "it", "them"."""
    return frozenset(
        phrase[0]
        for lexicon in lexicons
        for phrase, (role, _) in lexicon.roles.items()
        if role == "empty" and len(phrase) == 1
    )


def openings(
    options: Sequence[str], span: str, lexicons: Iterable[Lexicon]
) -> list[tuple[tuple[str, ...], tuple[Role, int]]]:
    """The word that opens each side, mostly its verb, where no other side has it: "pause" for "pause it".

    A phrase that would leave the question ("cancel it") is that side too, where all its words are the request's.
    """
    asked, each = set(tokens_of(span)), [tokens_of(option) for option in options]
    phrases = {phrase: role for lexicon in lexicons for phrase, (role, _) in lexicon.roles.items()}
    found: list[tuple[tuple[str, ...], tuple[Role, int]]] = []
    for number, mine in enumerate(each):
        others = {token for other in each if other is not mine for token in other}
        if not mine or mine[0] in others:
            continue
        if phrases.get(mine[:1]) in (None, *LEAVING):
            found.append((mine[:1], ("option", number)))
        found += [
            (phrase, ("option", number))
            for phrase, role in phrases.items()
            if role in LEAVING and phrase[0] == mine[0] and asked.issuperset(phrase)
        ]
    return found


@lru_cache(maxsize=64)
def denials_of(words: Replies) -> frozenset[tuple[str, ...]]:
    """The tokens of what denies the words behind it in a language; a plain "no" may only contradict: "no, Kim"."""
    return frozenset(map(tokens_of, words.denying))


def other_of_two(
    parts: Sequence[Part],
    texts: Sequence[str],
    options: tuple[str, ...],
    own: Sequence[set[str]],
    denials: Set[tuple[str, ...]],
) -> int | None:
    """The option that is left where a reply denies the other one of two, and says no more: "not Kim", "not the first".

    `own` are the telling words of each. What stands ahead of the denial has to agree: "pause, don't cancel".
    """
    said = [part for part in parts if part.role not in COURTESIES]
    denied = [at for at, part in enumerate(said) if tuple(texts[part.first : part.end]) in denials]
    if len(options) != TWO or len(denied) != 1:
        return None
    ahead, behind = said[: denied[0]], said[denied[0] + 1 :]
    gone = meant_by(behind, texts, options, own)
    wanted = meant_by(ahead, texts, options, own) if ahead else gone ^ {0, 1}
    return wanted.pop() if len(gone) == 1 and gone.isdisjoint(wanted) and len(wanted) == 1 else None


def meant_by(
    parts: Sequence[Part], texts: Sequence[str], options: tuple[str, ...], own: Sequence[set[str]]
) -> set[int]:
    """The options that these parts name; none where they say anything besides."""
    found: set[int] = set()
    for part in parts:
        words = texts[part.first : part.end]
        if part.role in ("option", "ordinal"):
            found |= {part.number}
        elif part.role == "last":
            found |= {len(options) - 1}
        elif part.role in (None, "empty"):
            found |= {number for number, mine in enumerate(own) if not mine.isdisjoint(words)}
            if part.role is None and not any(set(words) <= set(tokens_of(option)) for option in options):
                return set()
        else:
            return set()
    return found
