"""Which tokens stand in clauses that tell."""

from bisect import bisect_left

from askfirst.text.backgrounds import is_background
from askfirst.text.lazy import once
from askfirst.text.moods.clause import clause_told, opening
from askfirst.text.moods.words import ASKING, FREE, Words
from askfirst.text.reading import Reading
from askfirst.text.runs import clauses, sentences

BRACKETS = frozenset("()")
CONCLUDING = frozenset("so hence therefore thus".split())


@once
def told_tokens(reading: Reading) -> list[bool]:
    """For each token whether it stands in a clause that tells rather than orders."""
    words = Words(reading)
    told = [False] * len(reading)
    for start, end in sentences(reading):
        if is_question(reading, words, start, end) or tells_state(reading, words, start, end):
            told[start:end] = [True] * (end - start)
            continue
        mood, outside = False, False
        for first, last in clauses(reading, start, end):
            if first > start and reading.words[first - 1] in BRACKETS:
                mood, outside = (outside, False) if reading.words[first - 1] == ")" else (mood, mood)
            opener = opening(reading, words, first, last)
            now = clause_told(reading, words, opener, last, mood, first == start)
            now = now or (opener not in words.orders and gives_reason(reading, words, last, end))
            mark(reading, words, told, opener, last, now)
            if opener not in words.reasons:
                mood = now
    return told


def gives_reason(reading: Reading, words: Words, end: int, last: int) -> bool:
    """Whether the next clause draws a conclusion: "guests ask for decaf, so buy one pack"."""
    worded = said(reading)
    following = bisect_left(worded, end)
    at = min(worded[following], last) if following < len(worded) else last
    if not at or reading.words[at - 1] != "," or at + 1 >= last or reading.words[at] not in CONCLUDING:
        return False
    return at + 1 in words.orders or at + 1 in words.markers or reading.words[at + 1] == "here"


@once
def said(reading: Reading) -> list[int]:
    """The tokens that are no marks, in order."""
    return [at for at, word in enumerate(reading.words) if word[0].isalnum()]


def is_question(reading: Reading, words: Words, start: int, end: int) -> bool:
    """Whether the sentence only asks for something: "which of them came late?"."""
    if reading.words[end - 1] != "?" or any(at in words.markers for at in range(start, end)):
        return False
    opener = opening(reading, words, start, end)
    return opener < end and reading.words[opener] in ASKING


def tells_state(reading: Reading, words: Words, start: int, end: int) -> bool:
    """Whether the sentence only tells how things stand: "lots of guests eat fish. Book ..."."""
    if any(at in words.markers for at in range(start, end)):
        return False
    return is_background(reading, opening(reading, words, start, end), end, words.orders)


def mark(reading: Reading, words: Words, told: list[bool], start: int, end: int, mood: bool) -> None:
    """Writes the mood of a clause; a reason or a request in its middle turns it."""
    for at in range(start, end):
        if at > start and at in words.orders and reading.words[at - 1] in FREE:
            mood = False
        if mood and not (at == start and at in words.reasons):
            told[at] = True
        if at in words.reasons:
            mood = True
