"""The small words of a language by which a reply puts its answer off, hands it on or hands it back."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from askfirst.text.hit import Hit

Phrases = tuple[str, ...]


class Cues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`cues` in `replies.yaml`: words and short phrases, each list for one purpose, `[]` where a language has none.

    About the question: `what` and `how` ask; with `what`, a question with one of `deed` asks what is to be done,
    with one of `wording` for a text, with one of `state` how things stand; behind `how`, one of `measure` asks for
    a measure; `meaning` asks what an expression means.

    About the reply: all of it is one of `later`; it begins with one of `pausing` or soon has one of `promising`
    where it asks for time; one of `own` and, in the same clause, a settling verb say that the writer asks or
    looks first; `habit` tells what is always done; behind `yet` and a denial (`denials`, but not `forbidding`)
    nothing is known so far; `telling` and `addressed` keep a modal verb from putting off. Somebody is only to be
    asked behind one of `consulting`, or with `first`; `trailing` words say no more than that, those of `binding`
    make an errand of it; with one of `nobody` behind it a verb names nobody to ask, with one of `purpose` it
    orders more. `free` and soon `addressee` ("whatever you ..."), or `any` and soon both `addressee` and one of
    `choosing` ("any colour you like"), hand the choice back, but not before one of `past`; `opposing` words stand
    between a choice and that. `dayparts`, and all behind one of `beside_time` ("after the meeting"), tell a time.

    `verb_endings`, without accents, are what remains of two forms of one verb, or of a verb and the noun of its deed,
    behind the letters that they share.
    """

    what: Phrases
    how: Phrases
    deed: Phrases
    wording: Phrases
    state: Phrases
    measure: Phrases
    meaning: Phrases
    later: Phrases
    pausing: Phrases
    promising: Phrases
    own: Phrases
    habit: Phrases
    yet: Phrases
    denials: Phrases
    forbidding: Phrases
    telling: Phrases
    addressed: Phrases
    consulting: Phrases
    first: Phrases
    trailing: Phrases
    binding: Phrases
    nobody: Phrases
    purpose: Phrases
    free: Phrases
    any: Phrases
    addressee: Phrases
    choosing: Phrases
    past: Phrases
    opposing: Phrases
    dayparts: Phrases
    beside_time: Phrases
    verb_endings: Phrases


NO_CUES = Cues(**dict.fromkeys(Cues.__struct_fields__, ()))
"""Of a language whose packs give none."""


@lru_cache(maxsize=512)
def by_first_word(phrases: Phrases) -> dict[str, list[list[str]]]:
    """Phrases, their words parted by spaces, under their first word."""
    found: dict[str, list[list[str]]] = {}
    for phrase in phrases:
        words = phrase.split(" ")
        found.setdefault(words[0], []).append(words)
    return found


def spots(words: Sequence[str], phrases: Phrases) -> list[Hit]:
    """Where the phrases stand among these words."""
    known = by_first_word(phrases)
    return [
        Hit(at, at + len(phrase))
        for at, word in enumerate(words)
        for phrase in known.get(word, ())
        if list(words[at : at + len(phrase)]) == phrase
    ]


def cued(words: Sequence[str], phrases: Phrases) -> bool:
    """Whether one of the phrases stands among these words."""
    return bool(spots(words, phrases))


def opened(words: Sequence[str], phrases: Phrases) -> bool:
    """Whether these words begin with one of the phrases."""
    return any(list(words[: len(one)]) == one for one in by_first_word(phrases).get(words[0], ())) if words else False
