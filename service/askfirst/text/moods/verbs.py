"""Verbs of a clause: whether one follows the subject, and whether what looks like one is a noun."""

from askfirst.text.moods.words import RELATIVE, Words
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

FOLLOWING = frozenset("in on at with from to for the a an his her its their our my no all both".split())


def is_noun(reading: Reading, words: Words, opener: int, end: int) -> bool:
    """Whether a verb at the opening is a noun here: "order 55219 has arrived", "export is broken"."""
    follower = opener + 1
    if follower in words.determiners or follower in words.subjects:
        return False
    if follower + 1 < end and follower + 1 in words.determiners and is_past(reading.words[follower]):
        return True  # "finance closed the quarter"
    near = range(follower, min(end, follower + 3))
    return any(at in words.auxiliaries and not owns(reading, at, opener) for at in near) and not any(
        reading.words[at] in RELATIVE for at in near
    )


def owns(reading: Reading, at: int, opener: int) -> bool:
    """Whether "'s" makes an owner: "handle Kwame's mail", not "order 55219's late" nor "export's broken"."""
    return reading.words[at] in OWNING and at - 1 > opener and reading.words[at - 1].isalpha()


OWNING = frozenset({"'s", "\u2019s"})


def has_verb(reading: Reading, words: Words, opener: int, end: int, past: bool) -> bool:
    """Whether a finite verb follows its subject in the clause; `past` takes any word in -ed for one."""
    if past and opener + 2 < end and opener + 2 in words.orders and is_plural(reading.words[opener + 1]):
        return True  # "many customers ask"
    if past and opener + 2 in words.verbs and acts(reading, opener + 2, end):
        return True  # "the crew eats in the barn"
    for at in range(opener + 1, end):
        if reading.words[at] in RELATIVE:
            return False
        if at in words.auxiliaries or (past and at in words.finite):
            return True
        if past and is_past(reading.words[at]):
            return True
    name = reading.raw[reading.starts[opener]].isupper()
    follower = opener + 1
    return name and follower < end and (reading.words[follower].endswith("ed") or follower in words.finite)


def is_past(word: str) -> bool:
    """Whether the word may be a regular verb in the past."""
    return len(word) > 4 and word.endswith("ed")


def acts(reading: Reading, at: int, end: int) -> bool:
    """Whether the word is a verb in -s behind its noun, with a preposition or an article behind it."""
    word = reading.words[at]
    if not word.endswith("s") or word.endswith("ss") or is_plural(reading.words[at - 1]) or at + 1 >= end:
        return False
    return reading.words[at + 1] in FOLLOWING
