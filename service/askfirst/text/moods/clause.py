"""Whether one clause tells, by what opens it."""

from askfirst.text.moods.verbs import has_verb, is_noun
from askfirst.text.moods.words import BEING, DEMONSTRATIVE, RELATIVE, Words
from askfirst.text.reading import Reading

PERSONS = frozenset("i we he she they".split())


def opening(reading: Reading, words: Words, start: int, end: int) -> int:
    """The first token that says something about the mood: greetings and marks are passed over."""
    at = start
    while at < end and (at in words.greetings or not reading.words[at][0].isalnum()):
        if at in words.reasons or at in words.markers:
            break
        if reading.words[at] == "so" and reading.words[at + 1 : at + 2] == ["that"]:
            at += 1
        at += 1
    return at


def clause_told(reading: Reading, words: Words, opener: int, end: int, before: bool, first: bool) -> bool:
    """Whether the clause that opens at this token tells something; `before` is the mood so far."""
    if opener >= end:
        return before
    if opener in words.reasons:
        return True
    if any(at in words.markers for at in range(opener, end)):
        return False
    if opener in words.orders:
        return is_noun(reading, words, opener, end)
    if not first and opener in words.auxiliaries and reading.words[opener] in BEING:
        return True  # "lot 2 (dog patrols) is not of interest"
    if opener in words.subjects and stands_alone(reading, opener, end):
        return before
    if opener in words.subjects and follows_order(reading, opener, first):
        return before
    if opener in words.subjects:
        return reading.words[opener] not in DEMONSTRATIVE or has_verb(reading, words, opener, end, True)
    return other_told(reading, words, opener, end, before and not first)


def other_told(reading: Reading, words: Words, opener: int, end: int, before: bool) -> bool:
    """Whether a clause tells something that opens neither with a verb nor with a plain subject."""
    if reading.words[opener].endswith("ever"):
        return False  # "whatever is needed": part of what is ordered
    if opener in words.openers or reading.words[opener] in RELATIVE - DEMONSTRATIVE:
        return any(at in words.subjects and at + 1 in words.finite for at in range(opener, end))
    if late_subject(reading, words, opener, end):
        return True
    if opener not in words.determiners and opener + 1 in words.determiners:
        return False  # "reopen the gate": only a verb stands before an article
    if has_verb(reading, words, opener, end, opener in words.determiners):
        return True
    return before


def late_subject(reading: Reading, words: Words, opener: int, end: int) -> bool:
    """Whether a subject with its verb stands behind a word or two of time: "long ago we promised"."""
    for at in range(opener + 1, min(end - 1, opener + 4)):
        if at in words.orders or reading.words[at] in RELATIVE:
            return False
        if reading.words[at] in PERSONS:
            return at + 1 in words.finite or (len(reading.words[at + 1]) > 4 and reading.words[at + 1].endswith("ed"))
    return False


def stands_alone(reading: Reading, opener: int, end: int) -> bool:
    """Whether nothing but marks follows in the clause: the "there" of "here and there"."""
    return not any(word[0].isalnum() for word in reading.words[opener + 1 : end])


def follows_order(reading: Reading, opener: int, first: bool) -> bool:
    """Whether the clause says what an order leads to: "set the filter so it shows last week"."""
    leads = not first and reading.words[opener - 1] in ("so", "that")
    return leads and reading.words[opener] in ("it", "they")
