"""A shallow parse: the orders of a text, what stands beside their verbs, and how things are named.

Every word becomes one sign, and a pattern over the signs cuts the text into verbs and phrases.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.classifier.words.tags import DEEDS, FIRST_WORDS, MEANINGS, SIGNS, WORD_SIGNS, among
from askfirst.text.reading import Reading

OTHER, NAME, ID, DATA, NUMBER, TIME, VERB, PARTICLE, OF = (
    SIGNS[sort] for sort in ("other word", "name", "id", "data", "number", "time", "verb", "particle", "of")
)
DETERMINERS = ("the", "a", "my", "this", "some", "other", "all", "no", "next")
LEADS = (
    "to", "for", "of", "from", "with", "at", "on", "by", "in", "into", "about", "as", "until", "under",
    "comma", "colon", "open", "dash", "and", "or", "if", "which", "named",
)  # fmt: skip
"""What a phrase can follow."""
NOUNS = tuple(sort for sort in SIGNS if sort.startswith(("one ", "many ")))
FINE = ("id", "data", "name", "time", "currency", "percent", "number")
"""What tells a thing apart, the surest first."""
PATTERN = re.compile(
    f"({SIGNS['verb']}{SIGNS['particle']}?)"
    f"|({among(*LEADS)})?({among('it', 'me')}|{among(*DETERMINERS, 'number')}*"
    f"{among(*NOUNS, *FINE, 'other word')}{among(*NOUNS, *FINE, 'other word', chr(39) + 's')}*"
    f"|{among(*DETERMINERS)}+)"
    f"|({among(*LEADS)})"
)
"""A verb of order, a phrase with what leads to it, or a lead without a phrase."""
COMMAND_LEADS = frozenset(
    "please pls plz kindly and then also to just now you let's lets must could would can will ok okay so first next "
    "finally & , : ; - ( ) > or not n't 'll well right hi hey hello should we i".split()
)
"""Behind one of these a verb gives an order."""
JOINTS = frozenset({",", "&", ":", ";", "-", "(", "and", "or"})


class Phrase(NamedTuple):
    """How a phrase names its thing: `kind` is its surest mark ("id", "the", "bare"), `fine` whether that suffices.

    `head` is the class of its last noun; `loose` are the features of a thing that nothing tells apart.
    """

    kind: str
    head: str
    fine: bool
    definite: bool
    loose: tuple[str, ...]


def signs_of(reading: Reading) -> tuple[list[str], dict[int, str]]:
    """The sign of every token, and the verbs of order: their class, by position."""
    words, sentences, capitals = reading.words, reading.sentences, reading.capitals
    signs = [WORD_SIGNS.get(word, OTHER) for word in words]
    found: dict[int, str] = {}
    before, last = "", -1
    for at, word in enumerate(words):
        opens = sentences[at] != last
        if word in FIRST_WORDS and (opens or before in COMMAND_LEADS):
            order(words, signs, at, before, found)
        elif not word.isalpha() and (told := figure(word)):
            signs[at] = told
        elif capitals[at] and not opens and signs[at] >= OTHER:
            signs[at] = NAME
        before, last = word, sentences[at]
    if reading.data:
        for at, kind in enumerate(reading.data_kinds):
            if kind:
                signs[at] = DATA
                found.pop(at, None)
    return signs, found


def figure(word: str) -> str | None:
    """The sign of a word with digits: a number, a time or an id."""
    if word[0].isdigit():
        return ID if "-" in word and not word[-1].isdigit() else TIME if ":" in word else NUMBER
    return ID if word[-1].isdigit() else None


def order(words: list[str], signs: list[str], at: int, before: str, found: dict[int, str]) -> None:
    """Marks the verb of order at a token, where it is one: the "report" of "slides, report and notes" is none."""
    word = words[at]
    following = words[at + 1] if at + 1 < len(words) else "."
    deed = DEEDS.get(f"{word} {following}")
    if deed:
        signs[at + 1] = PARTICLE
    else:
        deed = DEEDS.get(word)
        noun = before in JOINTS and MEANINGS[signs[at]].startswith("one ")
        if deed is None or (noun and WORD_SIGNS.get(following, OTHER) in NO_OBJECT):
            return
    signs[at] = VERB
    found[at] = deed


NO_OBJECT = frozenset(SIGNS[sort] for sort in ("stop", "close", "be", "have", "can", "not", "up", *LEADS))


@lru_cache(8192)
def phrase(signs: str) -> Phrase:
    """What a string of signs says about a thing."""
    sorts = [MEANINGS[sign] for sign in signs]
    if "'s" in sorts:
        sorts = ["my", *sorts[len(sorts) - sorts[::-1].index("'s") :]]
    det = next((sort for sort in sorts if sort in DETERMINERS), "")
    if "other" in sorts:
        det = "other"
    heads = [sort for sort in sorts if sort in NOUNS]
    head = heads[-1].split(" ", 1)[1] if heads else "?"
    several = bool(heads) and heads[-1].startswith("many ")
    kind = next((sort for sort in FINE if sort in sorts), None)
    if sorts[0] in ("it", "me"):
        return Phrase(sorts[0], "?", False, False, (f"np:{sorts[0]}",))
    if kind:
        return Phrase(kind, head, True, False, ())
    kind = det or ("plural" if several else "bare")
    loose = (f"np:{kind}/{head}" + "/s" * several, f"np:{kind}" + "/s" * several)
    return Phrase(kind, head, False, det in ("the", "this"), loose)
