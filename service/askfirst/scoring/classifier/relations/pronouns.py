"""What stands before a pronoun, and whether "the letter" follows "two letters"."""

from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.relations.stems import is_id
from askfirst.scoring.classifier.words.relating import BEFORE_ONE, DEFINITE, SEVERAL, STANDING
from askfirst.text.reading import Reading

MOST = 3
"""Things are counted up to this."""
LONG = 4
"""Nouns have so many letters, so that "is" and "as" are none."""


def pronouns(found: Features, text: Reading) -> None:
    """Adds the features of pronouns, and of nouns first in the plural and then in the singular."""
    words, capitals, sentences = text.words, text.capitals, text.sentences
    seconds = [at for at in range(2, len(words)) if joins(text, at)]
    places = frozenset(seconds)
    names = ids = 0
    joined = several = listed = False
    plurals: set[str] = set()
    singulars: set[str] = set()
    before = ""
    for at, word in enumerate(words):
        sort = STANDING.get(word)
        if sort and (sort != "one" or before in BEFORE_ONE):
            found[f"ref:{sort}/names{min(names, MOST)}"] = found[f"ref:{sort}/ids{min(ids, MOST)}"] = 1.0
            for seen, mark in ((joined, "joined"), (several, "several"), (listed, "and")):
                if seen:
                    found[f"ref:{sort}/{mark}"] = 1.0
            if not (names or ids or several or listed):
                found[f"ref:{sort}/bare"] = 1.0
        elif word.isalpha():
            if capitals[at] and at and sentences[at] == sentences[at - 1] and len(word) > 1:
                names += 1
            if len(word) >= LONG:
                noun(found, word, before, plurals, singulars)
            listed |= word == "and"
            several |= word in SEVERAL
            joined |= at in places
        elif is_id(word):
            ids += 1
        before = word
    together(found, words, seconds)


def noun(found: Features, word: str, before: str, plurals: set[str], singulars: set[str]) -> None:
    """A noun, after those that stood before it."""
    if word.endswith("s") and not word.endswith("ss"):
        plurals.add(word[:-1])
        return
    if word in plurals:
        found["ref:one of many"] = 1.0
        if before in DEFINITE:
            found["ref:the one of many"] = 1.0
    elif word in singulars and before == "the":
        found["ref:the one again"] = 1.0
    singulars.add(word)


def joins(text: Reading, at: int) -> bool:
    """Whether a token is the second of two names with "and" between them."""
    words, capitals = text.words, text.capitals
    return at > 1 and words[at - 1] == "and" and bool(capitals[at] and capitals[at - 2]) and words[at - 2].isalpha()


def together(found: Features, words: list[str], seconds: list[int]) -> None:
    """Whether one of two joined names is said again; `seconds` are the tokens of the second ones."""
    last = {word: at for at, word in enumerate(words)} if seconds else {}
    for at in seconds:
        found["ref:joined/" + ("again" if max(last[words[at]], last[words[at - 2]]) > at else "once")] = 1.0
