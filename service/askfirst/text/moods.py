"""Which clauses give an order and which only tell: the same vague word matters in the one alone.

"Cancel several meetings" leaves open which; "several customers complained, so close ticket 7" leaves
nothing open. There is no parser: a clause's mood follows from what opens it (a verb that can give
an order, a subject, a reason) and from words of request; a clause without either goes on as before.
"""

from collections.abc import Iterator

from askfirst.text.memo import once
from askfirst.text.nouns import is_plural
from askfirst.text.reading import Reading

ASKING = frozenset("who what which when where why how whose did does do is are was were has have had".split())
RELATIVE = frozenset(
    "who which that what whether where how why if when because whose once until till after before unless "
    "while as than whenever wherever whatever".split()
)
DEMONSTRATIVE = frozenset({"this", "that", "these", "those"})
BEING = frozenset("is are was were has had".split())
FREE = frozenset({"just", "please", "pls", "plz", "kindly"})


class Words:
    """Where the lexicon's lists of moods stand in one text."""

    def __init__(self, reading: Reading) -> None:
        def starts(name: str) -> frozenset[int]:
            return reading.begins("@" + name)

        self.orders, self.markers = starts("order_verb"), starts("request_marker")
        self.subjects = {at for at in starts("subject_word") if reading.words[at : at + 2] != ["i", "d"]}  # of "id"
        self.determiners = starts("determiner") | starts("subject_determiner")
        self.finite, self.reasons, self.auxiliaries = starts("finite_verb"), starts("reason_word"), starts("auxiliary")
        self.openers, self.greetings = starts("adjunct_word"), starts("opening_word")


@once
def told_tokens(reading: Reading) -> list[bool]:
    """For each token whether it stands in a clause that tells rather than orders."""
    words, told = Words(reading), [False] * len(reading)
    for start, end in runs(reading.sentences, 0, len(reading)):
        if is_question(reading, words, start, end):
            told[start:end] = [True] * (end - start)
            continue
        mood, outside = False, False
        for first, last in runs(reading.clauses, start, end):
            if first > start and reading.words[first - 1] in ("(", ")"):
                mood, outside = (outside, False) if reading.words[first - 1] == ")" else (mood, mood)
            opener = opening(reading, words, first, last)
            now = clause_told(reading, words, opener, last, mood, first == start)
            mark(reading, words, told, opener, last, now)
            if opener not in words.reasons:
                mood = now
    return told


def runs(numbers: list[int], start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches of equal numbers, of sentences or clauses."""
    first = start
    for position in range(start + 1, end + 1):
        if position == end or numbers[position] != numbers[first]:
            yield first, position
            first = position


def is_question(reading: Reading, words: Words, start: int, end: int) -> bool:
    """Whether the sentence only asks for something: "which of them came late?"."""
    if reading.words[end - 1] != "?" or any(at in words.markers for at in range(start, end)):
        return False
    opener = opening(reading, words, start, end)
    return opener < end and reading.words[opener] in ASKING


def opening(reading: Reading, words: Words, start: int, end: int) -> int:
    """The first token that says something about the mood: greetings and marks are passed over."""
    at = start
    while at < end and (at in words.greetings or not reading.words[at][0].isalnum()):
        if at in words.reasons or at in words.markers:
            break
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
    if opener in words.orders:  # but "finance closed the quarter"
        return opener + 2 < end and opener + 2 in words.determiners and is_past(reading.words[opener + 1])
    word = reading.words[opener]
    if not first and opener in words.auxiliaries and word in BEING:
        return True  # "lot 2 (dog patrols) is not of interest"
    if opener in words.subjects:
        return word not in DEMONSTRATIVE or has_verb(reading, words, opener, end, True)
    if word.endswith("ever"):
        return False  # "whatever is needed": part of what is ordered
    if opener in words.openers or word in RELATIVE - DEMONSTRATIVE:
        return any(at in words.subjects and at + 1 in words.finite for at in range(opener, end))
    if opener not in words.determiners and opener + 1 in words.determiners:
        return False  # "reopen the gate": only a verb stands before an article
    return has_verb(reading, words, opener, end, opener in words.determiners) or (before and not first)


def has_verb(reading: Reading, words: Words, opener: int, end: int, past: bool) -> bool:
    """Whether a finite verb follows its subject in the clause; `past` takes any word in -ed for one."""
    if past and opener + 2 < end and opener + 2 in words.orders and is_plural(reading.words[opener + 1]):
        return True  # "many customers ask"
    for at in range(opener + 1, end):
        if reading.words[at] in RELATIVE:
            return False
        if at in words.auxiliaries or (past and (at in words.finite or is_past(reading.words[at]))):
            return True
    name = reading.raw[reading.starts[opener]].isupper()
    return name and opener + 1 < end and (is_past(reading.words[opener + 1]) or opener + 1 in words.finite)


def is_past(word: str) -> bool:
    """Whether the word may be a regular verb in the past."""
    return len(word) > 4 and word.endswith("ed")


def mark(reading: Reading, words: Words, told: list[bool], start: int, end: int, mood: bool) -> None:
    """Writes the mood of a clause; a reason or a request in its middle turns it."""
    for at in range(start, end):
        if at > start and at in words.orders and reading.words[at - 1] in FREE:
            mood = False
        if mood and not (at == start and at in words.reasons):
            told[at] = True
        if at in words.reasons:
            mood = True
